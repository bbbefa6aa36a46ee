import { IconAlertCircle } from '@tabler/icons-react';
import { AskForHelp } from '#capabilities/help/index.ts';
import type { useCancelOrder } from '#capabilities/ordering/index.ts';
import { useFailureWords } from '#platform/calls/failure-words.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Note } from '#ui/page/note.tsx';

type Props = { cancelling: ReturnType<typeof useCancelOrder>; orderNumber: string };

/** The request was refused or did not arrive: in the words of the one who refused it, and that nothing has changed. */
export function CancelFailure({ cancelling: { data, error }, orderNumber }: Props) {
  const { t } = useTranslation('orders');
  const failure = useFailureWords(error);
  if (!error && data?.status !== 'error') return null;
  return (
    <Note tone="danger" icon={<IconAlertCircle size={20} stroke={1.75} aria-hidden="true" />} role="alert">
      <strong>{error ? failure.text : data?.message}</strong>
      <br />
      {error ? failure.reference : t('detail.cancel.unchanged')}{' '}
      <AskForHelp reference={{ kind: 'order', id: orderNumber }} />
    </Note>
  );
}
