import { IconMessage2Exclamation } from '@tabler/icons-react';
import { useTranslation } from '#platform/texts/texts.ts';
import { Note } from '#ui/page/note.tsx';

/** Somebody else was faster: nobody sends a second answer without knowing of the first. */
export function Meanwhile({ name }: { name: string | undefined }) {
  const { t } = useTranslation('requests-desk');
  if (name === undefined) return null;
  return (
    <Note tone="warning" role="alert" icon={<IconMessage2Exclamation size={20} stroke={1.75} aria-hidden="true" />}>
      <p className="semibold">{t('reply.meanwhile', { name })}</p>
      <p>{t('reply.meanwhileText')}</p>
    </Note>
  );
}
