import type { TicketStatus } from '@dray/contract/support/ticket-status.ts';
import { useMove, type WholeRequest } from '#capabilities/requests-desk/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { ChoiceMenu } from '#ui/overlay/choice-menu.tsx';
import { showFailure } from '#ui/overlay/toasts/show-failure.ts';
import { showToast } from '#ui/overlay/toasts/toast-queue.ts';

/** Where it may go from here; its customer is told. */
export function StatusMenu({ request: { id, caseNumber: number, status, statusText, moves } }: Props) {
  const { t } = useTranslation('requests-desk');
  const move = useMove(id);
  if (moves.length === 0) return null;
  const topic = `status ${id}`;
  const choose = (to: TicketStatus): void => {
    if (to === status) return;
    move.mutate(to, {
      onSuccess: (shown) =>
        showToast({ tone: 'done', topic, text: t('status.done', { number, status: shown.statusText }) }),
      onError: (failure) => showFailure({ topic, text: t('status.notDone'), failure, retry: () => choose(to) }),
    });
  };
  return (
    <ChoiceMenu
      label={t('status.change')}
      look="outlined"
      trigger={<span aria-hidden="true">{t('status.change')}</span>}
      value={status}
      choices={[
        { value: status, label: statusText },
        ...moves.map((each) => ({ value: each.status, label: each.text })),
      ]}
      onChoose={choose}
    />
  );
}

type Props = { request: WholeRequest };
