import { IconAlertTriangle } from '@tabler/icons-react';
import { isUnsure } from '#platform/calls/call-errors.ts';
import { useFailureWords } from '#platform/calls/failure-words.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Note } from '#ui/page/note.tsx';

type Props = {
  /** What was not done. */
  text: string;
  error: unknown;
};

/** What did not go through, where it was pressed; what was typed beside it stays. */
export function FailedNote({ text, error }: Props) {
  const { t } = useTranslation('common');
  const words = useFailureWords(error);
  if (!error) return null;
  return (
    <Note tone="danger" role="alert" icon={<IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />}>
      <p className="semibold">{isUnsure(error) ? t('unsure') : text}</p>
      <p>{words.text}</p>
      {words.reference && <p className="text-14 muted">{words.reference}</p>}
    </Note>
  );
}
