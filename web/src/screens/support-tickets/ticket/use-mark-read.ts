import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { markTicketRead, type Ticket, ticketsKey } from '#capabilities/support/index.ts';
import { logFault } from '#platform/log.ts';

/** A reader who has an answer before their eyes has read it. Where that cannot be noted, the dot stays: nothing is lost. */
export function useMarkRead(ticket: Ticket | undefined): void {
  const client = useQueryClient();
  const unread = ticket?.isUnread ? ticket : undefined;
  const { id, updatedAt } = unread ?? {};
  useEffect(() => {
    if (id === undefined || updatedAt === undefined) return;
    markTicketRead(id).then(
      () => client.invalidateQueries({ queryKey: ticketsKey }),
      (cause: unknown) => logFault('read request', cause),
    );
  }, [client, id, updatedAt]);
}
