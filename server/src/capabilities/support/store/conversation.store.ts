import type { TicketStatus } from '@dray/contract/support/ticket-status.ts';
import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { Comment, StatusEvent } from '../rules/ticket.model.ts';
import { toWriter } from './ticket-row.store.ts';

export type ConversationStore = ReturnType<typeof conversationStore>;

type CommentRow = {
  id: string;
  uid: string | null;
  is_staff: boolean;
  staff_name: string | null;
  description: string;
  created_at: Date;
};
type EventRow = {
  at: Date;
  from_status: string | null;
  to_status: string;
  uid: string | null;
  is_staff: boolean;
  staff_name: string | null;
};

/** What was said and done about a request that its reader was let to. */
export const conversationStore = namedStore('support', (transaction: Transaction) => {
  const run = <Row>(statement: ReturnType<typeof fixed>) => runFixed<Row>(transaction, statement);

  return {
    async addComment(ticketId: string, comment: Comment, clientId: string | undefined): Promise<void> {
      const { id, writer, description, createdAt } = comment;
      await run(fixed`
        insert into ticket_comment (id, ticket_id, client_id, author_uid, is_staff, staff_name, description, created_at)
        values (${id}, ${ticketId}, ${clientId}, ${writer.uid}, ${writer.isStaff},
          ${writer.isStaff ? writer.staffName : undefined}, ${description}, ${createdAt})`);
    },

    async listComments(ticketId: string): Promise<Comment[]> {
      const rows = await run<CommentRow>(fixed`
        select id, author_uid as uid, is_staff, staff_name, description, created_at from ticket_comment
        where ticket_id = ${ticketId} order by created_at, id`);
      return rows.map(toComment);
    },

    async countComments(ticketId: string): Promise<number> {
      const [row] = await run<{ count: number }>(
        fixed`select count(*)::int as count from ticket_comment where ticket_id = ${ticketId}`,
      );
      return row?.count ?? 0;
    },

    /** The one that the same form has brought already. */
    async findSent(ticketId: string, clientId: string): Promise<Comment | undefined> {
      const [row] = await run<CommentRow>(fixed`
        select id, author_uid as uid, is_staff, staff_name, description, created_at from ticket_comment
        where ticket_id = ${ticketId} and client_id = ${clientId}`);
      return row && toComment(row);
    },

    async findComment(ticketId: string, id: string): Promise<Comment | undefined> {
      const [row] = await run<CommentRow>(fixed`
        select id, author_uid as uid, is_staff, staff_name, description, created_at from ticket_comment
        where ticket_id = ${ticketId} and id = ${id}`);
      return row && toComment(row);
    },

    async listEvents(ticketId: string): Promise<StatusEvent[]> {
      const rows = await run<EventRow>(fixed`
        select at, from_status, to_status, by_uid as uid, is_staff, staff_name from ticket_event
        where ticket_id = ${ticketId} order by id`);
      return rows.map((row) => ({
        at: row.at,
        // Written by ourselves, of statuses alone.
        from: (row.from_status ?? undefined) as TicketStatus | undefined,
        to: row.to_status as TicketStatus,
        writer: toWriter(row),
      }));
    },

    /** Customers who have written to it, its author apart. */
    async listParticipants(ticketId: string): Promise<string[]> {
      const rows = await run<{ uid: string }>(fixed`
        select distinct author_uid as uid from ticket_comment
        where ticket_id = ${ticketId} and not is_staff order by author_uid`);
      return rows.map(({ uid }) => uid);
    },
  };
});

const toComment = (row: CommentRow): Comment => ({
  id: row.id,
  writer: toWriter(row),
  description: row.description,
  createdAt: row.created_at,
});
