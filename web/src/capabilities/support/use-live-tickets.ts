import { useQueryClient } from '@tanstack/react-query';
import { useLive } from '#platform/live/use-live.ts';
import { ticketsKey } from './tickets.queries.ts';

/** Requests that change elsewhere are read again: those that are shown at once, others when somebody looks. */
export function useLiveTickets(): void {
  const client = useQueryClient();
  useLive('ticket', () => void client.invalidateQueries({ queryKey: ticketsKey }));
}
