import { GuideButton } from '#capabilities/content/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Card } from '#ui/page/card.tsx';

/** A user who skipped the guide at their first login finds it here. */
export function GuideCard() {
  const { t } = useTranslation('support');
  return (
    <Card heading={t('guide.heading')}>
      <p className="mb-8 text-15 muted anywhere">{t('guide.text')}</p>
      <GuideButton label={t('guide.button')} />
    </Card>
  );
}
