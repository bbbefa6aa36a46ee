import { IconAlertTriangle } from '@tabler/icons-react';
import type { AskedPrice } from '#capabilities/pricing/index.ts';
import { CallRefused } from '#platform/calls/call-errors.ts';
import { useFailureWords } from '#platform/calls/failure-words.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Note } from '#ui/page/note.tsx';

const refusals = new Set([400, 403, 404]);

/** What another try does not change: the question has to be another one. */
export const isRefused = (error: unknown): error is CallRefused =>
  error instanceof CallRefused && refusals.has(error.status);

/** What is wrong with the question; the form above keeps it. */
export function RefusedNote({ error, asked }: { error: CallRefused; asked: AskedPrice }) {
  const { t } = useTranslation('why-price');
  const { text, reference } = useFailureWords(error);
  const kind = kindOf(error);
  return (
    <Note tone="danger" role="alert" icon={<IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />}>
      <p className="semibold">{t(`refused.${kind}.heading`, asked)}</p>
      <p>{kind === 'right' ? text : t(`refused.${kind}.text`)}</p>
      {reference && kind === 'question' && <p className="text-14 muted">{reference}</p>}
    </Note>
  );
}

function kindOf({ code, status }: CallRefused): 'shipTo' | 'product' | 'right' | 'question' {
  if (code === 'SHIP_TO_NOT_FOUND') return 'shipTo';
  if (status === 404) return 'product';
  return status === 403 ? 'right' : 'question';
}
