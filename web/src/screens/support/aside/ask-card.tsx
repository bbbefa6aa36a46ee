import { AskForHelp, searchReference } from '#capabilities/help/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Card } from '#ui/page/card.tsx';

/** A reader who finds no answer asks somebody; what they looked for goes along. */
export function AskCard({ word }: { word: string | undefined }) {
  const { t } = useTranslation('support');
  return (
    <Card heading={t('ask.heading')}>
      <p className="mb-8 text-15 muted anywhere">{t('ask.text')}</p>
      {word && <p className="mb-8 text-15 muted anywhere">{t('ask.word', { query: word })}</p>}
      <AskForHelp reference={word ? searchReference(word) : undefined} />
    </Card>
  );
}
