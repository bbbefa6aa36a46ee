import {
  closedStatuses,
  openStatuses,
  type TicketStatus,
  ticketStatuses,
  waitingStatus,
} from '@dray/contract/support/ticket-status.ts';
import type { Request } from '#platform/request/request.ts';
import type { SupportDeps } from './needs/support.deps.ts';
import { searchPatterns } from './rules/ticket-text.model.ts';
import type { ListedTicket, TicketPage } from './store/ticket-list.store.ts';

export type AskedTickets = TicketPage & {
  status: TicketStatus | 'open' | 'closed' | undefined;
  search: string | undefined;
};

const groups: Readonly<Record<string, readonly TicketStatus[]>> = { open: openStatuses, closed: closedStatuses };

const statusesOf = (asked: AskedTickets['status']): readonly TicketStatus[] =>
  asked === undefined ? ticketStatuses : (groups[asked] ?? ticketStatuses.filter((status) => status === asked));

export async function listTickets(
  { list }: SupportDeps,
  { scope, caller }: Request,
  { status, search, ...page }: AskedTickets,
): Promise<{ total: number; waiting: number; tickets: readonly ListedTicket[] }> {
  const filter = { statuses: statusesOf(status), patterns: searchPatterns(search) };
  const [tickets, total, waiting] = await Promise.all([
    list.listTickets(scope, caller.uid, filter, page),
    list.countTickets(scope, filter),
    list.countTickets(scope, { statuses: [waitingStatus], patterns: [] }),
  ]);
  return { total, waiting, tickets };
}
