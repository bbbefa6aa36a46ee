import type { Country } from '@dray/contract/markets.ts';
import {
  closedStatuses,
  openStatuses,
  type TicketStatus,
  ticketStatuses,
} from '@dray/contract/support/ticket-status.ts';
import type { Request } from '#platform/request/request.ts';
import type { RequestDeskDeps } from '../needs/request-desk.deps.ts';
import type { Ticket } from '../rules/ticket.model.ts';
import { searchPatterns } from '../rules/ticket-text.model.ts';
import type { RequestCounts, RequestFilter } from '../store/request-list.store.ts';

export type AskedRequests = {
  state: TicketStatus | 'waiting' | 'open' | 'closed' | undefined;
  market: Country | undefined;
  owner: 'mine' | 'none' | undefined;
  category: string | undefined;
  search: string | undefined;
  offset: number;
  limit: number;
};

export type RequestPage = {
  tickets: readonly Ticket[];
  total: number;
  counts: RequestCounts;
  companies: ReadonlyMap<string, string>;
  people: ReadonlyMap<string, string>;
};

const statusesOf = (state: AskedRequests['state']): readonly TicketStatus[] => {
  if (state === 'open' || state === 'waiting') return openStatuses;
  if (state === 'closed') return closedStatuses;
  return ticketStatuses.filter((status) => state === undefined || status === state);
};

/** Whoever waits longest first, within the markets and the portfolio of the reader. */
export async function listRequests(
  deps: RequestDeskDeps,
  { scope, caller }: Request,
  asked: AskedRequests,
): Promise<RequestPage> {
  const { state, market, owner, category, search, offset, limit } = asked;
  const filter: RequestFilter = {
    statuses: statusesOf(state),
    isWaiting: state === 'waiting',
    country: market,
    ownerUid: owner === 'mine' ? caller.uid : owner && null,
    category,
    patterns: searchPatterns(search),
  };
  const [tickets, total, counts] = await Promise.all([
    deps.requests.listRequests(scope, filter, { offset, limit }),
    deps.requests.countRequests(scope, filter),
    deps.requests.countOpen(scope, caller.uid),
  ]);
  const [companies, people] = await Promise.all([
    deps.customers.listCustomers(scope, [...new Set(tickets.map(({ owner }) => owner.companyId))]),
    deps.findNames([...new Set(tickets.flatMap(({ ownerUid }) => ownerUid ?? []))]),
  ]);
  return { tickets, total, counts, companies: new Map(companies.map(({ id, name }) => [id, name])), people };
}
