import type { Country } from '@dray/contract/markets.ts';
import { closedStatuses, type TicketStatus } from '@dray/contract/support/ticket-status.ts';
import { fixed, part, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { Scope } from '#platform/request/request.ts';
import type { Ticket } from '../rules/ticket.model.ts';
import { type TicketRow, ticketColumns, toTicket } from './ticket-row.store.ts';

export type RequestListStore = ReturnType<typeof requestListStore>;

export type RequestFilter = {
  statuses: readonly TicketStatus[];
  /** Only those whose customer waits for an answer. */
  isWaiting: boolean;
  country: Country | undefined;
  /** Null: nobody looks after it. */
  ownerUid: string | null | undefined;
  category: string | undefined;
  patterns: readonly string[];
};
export type RequestCounts = { waiting: number; mine: number; unassigned: number };

const maxOthers = 20;

// Written out as the index has it, so that the database sees that they are the same.
const isOpen = part(`t.status not in (${closedStatuses.map((status) => `'${status}'`).join(', ')})`);

/** Requests as customer service lists them: whoever waits longest comes first. */
export const requestListStore = namedStore('support', (transaction: Transaction) => {
  const run = <Row>(statement: ReturnType<typeof fixed>) => runFixed<Row>(transaction, statement);

  return {
    async listRequests(
      scope: Scope,
      filter: RequestFilter,
      { offset, limit }: { offset: number; limit: number },
    ): Promise<Ticket[]> {
      const rows = await run<TicketRow>(fixed`
        select ${part(ticketColumns)} from ticket t where ${asked(scope, filter)}
        order by t.waiting_since nulls last, t.updated_at desc, t.case_number desc limit ${limit} offset ${offset}`);
      return rows.map(toTicket);
    },

    async countRequests(scope: Scope, filter: RequestFilter): Promise<number> {
      const [row] = await run<{ count: number }>(
        fixed`select count(*)::int as count from ticket t where ${asked(scope, filter)}`,
      );
      return row?.count ?? 0;
    },

    /** Of those that are open. */
    async countOpen(scope: Scope, uid: string): Promise<RequestCounts> {
      const [row] = await run<RequestCounts>(fixed`
        select count(t.waiting_since)::int as waiting,
          count(*) filter (where t.owner_uid = ${uid})::int as mine,
          count(*) filter (where t.owner_uid is null)::int as unassigned
        from ticket t where ${isOpen} and ${within(scope)}`);
      return row ?? { waiting: 0, mine: 0, unassigned: 0 };
    },

    /** Into which it could be merged. */
    async listOthers(scope: Scope, { id, owner }: Pick<Ticket, 'id' | 'owner'>): Promise<Ticket[]> {
      const rows = await run<TicketRow>(fixed`
        select ${part(ticketColumns)} from ticket t
        where t.company_id = ${owner.companyId} and t.id <> ${id} and ${isOpen} and ${within(scope)}
        order by t.updated_at desc, t.case_number desc limit ${maxOthers}`);
      return rows.map(toTicket);
    },
  };
});

const asked = (
  scope: Scope,
  { statuses, isWaiting, country, ownerUid, category, patterns }: RequestFilter,
) => fixed`${within(scope)} and t.status = any(${statuses})
  and (not ${isWaiting}::boolean or t.waiting_since is not null)
  and (${country}::text is null or t.country = ${country})
  and (${category}::text is null or t.category = ${category})
  and (${ownerUid === undefined}::boolean or t.owner_uid is not distinct from ${ownerUid ?? undefined}::text)
  and lpad(t.case_number::text, 5, '0') || ' ' || t.search_text like all (${patterns}::text[])`;

const within = ({ markets, companyIds, shipToIds }: Scope) =>
  fixed`(t.country = any(${markets}) or t.company_id = any(${companyIds}) or t.ship_to_id = any(${shipToIds}))`;
