import { closedStatuses, type TicketStatus } from '@dray/contract/support/ticket-status.ts';
import { IconCircleCheck, IconCircleMinus, IconRotateClockwise } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { moveTicket, type Ticket, ticketsKey } from '#capabilities/support/index.ts';
import { useTranslation } from '#platform/texts/texts.ts';
import { Button } from '#ui/button.tsx';
import { askToConfirm } from '#ui/overlay/dialogs/dialog-queue.ts';
import { showFailure } from '#ui/overlay/toasts/show-failure.ts';
import { EditButton } from './edit-button.tsx';
import classes from './ticket-moves.module.css';

const isClosed = (status: TicketStatus): boolean => closedStatuses.includes(status);

/** What the reader may do with the request as a whole; which of it, the server says. */
export function TicketMoves({ ticket }: { ticket: Ticket }) {
  const { id, caseNumber: number, status, moves } = ticket;
  const { t } = useTranslation('requests');
  const client = useQueryClient();
  const moving = useMutation({
    mutationFn: (to: TicketStatus) => moveTicket(id, to),
    onSettled: () => client.invalidateQueries({ queryKey: ticketsKey }),
    onError: (failure, to) =>
      showFailure({
        topic: `status ${id}`,
        text: t('moves.failed', { number }),
        failure,
        retry: () => moving.mutate(to),
      }),
  });
  const withdraw = async () => {
    const words = {
      title: t('moves.closeQuestion', { number }),
      text: t('moves.closeText'),
      confirm: t('moves.close'),
    };
    if (await askToConfirm({ ...words, isDestructive: true })) moving.mutate('Closed(Cancelled)');
  };
  const reopened = isClosed(status) ? moves.find((to) => !isClosed(to)) : undefined;
  const offered = [
    {
      key: 'solve' as const,
      Icon: IconCircleCheck,
      run: moves.includes('Problem Solved') ? () => moving.mutate('Problem Solved') : undefined,
    },
    {
      key: 'close' as const,
      Icon: IconCircleMinus,
      run: moves.includes('Closed(Cancelled)') ? () => void withdraw() : undefined,
    },
    { key: 'reopen' as const, Icon: IconRotateClockwise, run: reopened && (() => moving.mutate(reopened)) },
  ].filter(({ run }) => run);
  return (
    <div className={`${classes.moves} flex wrap gap-8`}>
      <EditButton ticket={ticket} />
      {offered.map(({ key, Icon, run }) => (
        <Button
          key={key}
          variant="default"
          size="sm"
          loading={moving.isPending}
          leftSection={<Icon size={18} stroke={1.75} aria-hidden="true" />}
          onClick={run}
        >
          {t(`moves.${key}`)}
        </Button>
      ))}
    </div>
  );
}
