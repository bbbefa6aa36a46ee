import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ticketsKey, useOutgoingFiles } from '#capabilities/support/index.ts';

/** A file that has arrived is in the conversation from then on. */
export function useSentFiles(ticketId: string): void {
  const client = useQueryClient();
  const left = useOutgoingFiles().filter(({ to }) => to.ticketId === ticketId).length;
  const before = useRef(left);
  useEffect(() => {
    const isFewer = left < before.current;
    before.current = left;
    if (isFewer) void client.invalidateQueries({ queryKey: [...ticketsKey, 'one', ticketId] });
  }, [client, ticketId, left]);
}
