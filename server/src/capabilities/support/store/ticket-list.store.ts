import type { TicketStatus } from '@dray/contract/support/ticket-status.ts';
import { fixed, part, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { Scope } from '#platform/request/request.ts';
import type { Ticket } from '../rules/ticket.model.ts';
import { type TicketRow, ticketColumns, toTicket } from './ticket-row.store.ts';

export type TicketListStore = ReturnType<typeof ticketListStore>;

export type ListedTicket = Ticket & { comments: number; attachments: number; isUnread: boolean };
export type TicketFilter = { statuses: readonly TicketStatus[]; patterns: readonly string[] };
export type TicketPage = { offset: number; limit: number };

type ListedRow = TicketRow & { comments: number; attachments: number; is_unread: boolean };

const listed = part(`select ${ticketColumns},
    (select count(*)::int from ticket_comment c where c.ticket_id = t.id) as comments,
    (select count(*)::int from ticket_attachment a where a.ticket_id = t.id and a.removed_at is null) as attachments,
    coalesce(t.answered_at > r.read_at, t.answered_at is not null) as is_unread
  from ticket t left join ticket_read r on r.ticket_id = t.id and r.uid =`);

const found = part(`lpad(t.case_number::text, 5, '0') || ' ' || t.search_text like all`);

/** Requests within a scope, the last changed first. */
export const ticketListStore = namedStore('support', (transaction: Transaction) => {
  const run = <Row>(statement: ReturnType<typeof fixed>) => runFixed<Row>(transaction, statement);

  return {
    async listTickets(
      scope: Scope,
      uid: string,
      { statuses, patterns }: TicketFilter,
      { offset, limit }: TicketPage,
    ): Promise<ListedTicket[]> {
      const rows = await run<ListedRow>(fixed`
        ${listed} ${uid} where ${within(scope)} and t.status = any(${statuses}) and ${found} (${patterns}::text[])
        order by t.updated_at desc, t.case_number desc limit ${limit} offset ${offset}`);
      return rows.map(toListed);
    },

    async countTickets(scope: Scope, { statuses, patterns }: TicketFilter): Promise<number> {
      const [row] = await run<{ count: number }>(fixed`
        select count(*)::int as count from ticket t
        where ${within(scope)} and t.status = any(${statuses}) and ${found} (${patterns}::text[])`);
      return row?.count ?? 0;
    },

    async findListed(scope: Scope, uid: string, id: string): Promise<ListedTicket | undefined> {
      const [row] = await run<ListedRow>(fixed`${listed} ${uid} where t.id = ${id} and ${within(scope)}`);
      return row && toListed(row);
    },

    /** Of those ids which one they may see. */
    async listReached(scope: Scope, ids: readonly string[]): Promise<Ticket[]> {
      const rows = await run<TicketRow>(
        fixed`select ${part(ticketColumns)} from ticket t where t.id = any(${ids}::uuid[]) and ${within(scope)}`,
      );
      return rows.map(toTicket);
    },

    /** For the operator: the open ones that wait for customer service first. */
    async listWithoutScope(statuses: readonly TicketStatus[], limit: number): Promise<Ticket[]> {
      const rows = await run<TicketRow>(fixed`
        select ${part(ticketColumns)} from ticket t where t.status = any(${statuses})
        order by t.updated_at limit ${limit}`);
      return rows.map(toTicket);
    },

    /** How many a company has sent since. */
    async countSince(companyId: string, since: Date): Promise<number> {
      const [row] = await run<{ count: number }>(
        fixed`select count(*)::int as count from ticket where company_id = ${companyId} and created_at > ${since}`,
      );
      return row?.count ?? 0;
    },
  };
});

const within = ({ markets, companyIds, shipToIds }: Scope) =>
  fixed`(t.country = any(${markets}) or t.company_id = any(${companyIds}) or t.ship_to_id = any(${shipToIds}))`;

const toListed = (row: ListedRow): ListedTicket => ({
  ...toTicket(row),
  comments: row.comments,
  attachments: row.attachments,
  isUnread: row.is_unread,
});
