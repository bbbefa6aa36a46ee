import { endsWaiting, type TicketStatus } from '@dray/contract/support/ticket-status.ts';
import { fixed, part, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import { toNumeric } from '#platform/money.ts';
import type { Scope } from '#platform/request/request.ts';
import type { Ticket, Writer } from '../rules/ticket.model.ts';
import { type TicketRow, ticketColumns, toTicket } from './ticket-row.store.ts';

export type TicketStore = ReturnType<typeof ticketStore>;

export type NewTicket = Pick<
  Ticket,
  'id' | 'authorUid' | 'owner' | 'title' | 'description' | 'category' | 'subCategory' | 'reference'
> & { clientId: string | undefined; searchText: string; at: Date };

export type WrittenTicket = Pick<Ticket, 'title' | 'description' | 'category' | 'subCategory'>;

/** More of a conversation is not looked through. */
const maxSearchTextLength = 200_000;

const columns = part(`select ${ticketColumns} from ticket t`);

/** One request at a time; what a customer touches lies within their scope. */
export const ticketStore = namedStore('support', (transaction: Transaction) => {
  const run = async (statement: ReturnType<typeof fixed>): Promise<Ticket | undefined> => {
    const [row] = await runFixed<TicketRow>(transaction, statement);
    return row && toTicket(row);
  };

  return {
    /** False where the same form was sent before. */
    async addTicket(ticket: NewTicket): Promise<boolean> {
      const { owner, reference } = ticket;
      const affected = reference?.affected;
      const credit = affected?.credit;
      const rows = await runFixed(
        transaction,
        fixed`
          insert into ticket (id, client_id, author_uid, company_id, ship_to_id, country, title, description, category,
            sub_category, reference_kind, reference_id, reference_line_no, reference_label, reference_packs,
            reference_pack_format, expected_credit, expected_currency, search_text, created_at,
            updated_at, waiting_since)
          values (${ticket.id}, ${ticket.clientId}, ${ticket.authorUid}, ${owner.companyId}, ${owner.shipToId},
            ${owner.country}, ${ticket.title}, ${ticket.description}, ${ticket.category}, ${ticket.subCategory},
            ${reference?.kind}, ${reference?.id}, ${reference?.lineNo}, ${reference?.label},
            ${affected?.packs}, ${affected?.packFormat}, ${credit && toNumeric(credit.amountMinor)}, ${credit?.currency},
            ${ticket.searchText}, ${ticket.at}, ${ticket.at}, ${ticket.at})
          on conflict (author_uid, client_id) do nothing returning id`,
      );
      return rows.length > 0;
    },

    async findSent(authorUid: string, clientId: string): Promise<Ticket | undefined> {
      return run(fixed`${columns} where t.author_uid = ${authorUid} and t.client_id = ${clientId}`);
    },

    findTicket: ({ markets, companyIds, shipToIds }: Scope, id: string) =>
      run(fixed`${columns} where t.id = ${id}
        and (t.country = any(${markets}) or t.company_id = any(${companyIds}) or t.ship_to_id = any(${shipToIds}))`),

    /** Anyone who changes it or what belongs to it comes one after the other. */
    lockTicket: ({ markets, companyIds, shipToIds }: Scope, id: string) =>
      run(fixed`${columns} where t.id = ${id}
        and (t.country = any(${markets}) or t.company_id = any(${companyIds}) or t.ship_to_id = any(${shipToIds}))
        for update of t`),

    /** For the operator, who has no scope. */
    lockTicketWithoutScope: (caseNumber: number) =>
      run(fixed`${columns} where t.case_number = ${caseNumber} for update of t`),

    findTicketWithoutScope: (caseNumber: number) => run(fixed`${columns} where t.case_number = ${caseNumber}`),

    async setWritten(id: string, written: WrittenTicket & { words: string }, at: Date): Promise<void> {
      const { title, description, category, subCategory, words } = written;
      await runFixed(
        transaction,
        fixed`update ticket set title = ${title}, description = ${description}, category = ${category},
          sub_category = ${subCategory}, updated_at = ${at}, version = version + 1,
          search_text = left(search_text || ${` ${words}`}, ${maxSearchTextLength}::int) where id = ${id}`,
      );
    },

    /** With its line in the list of events. */
    async setStatus(
      { id, status: from }: Pick<Ticket, 'id' | 'status'>,
      to: TicketStatus,
      { writer, at, mergedInto }: { writer: Writer; at: Date; mergedInto?: string },
    ): Promise<void> {
      const answeredAt = writer.isStaff ? at : undefined;
      await Promise.all([
        runFixed(
          transaction,
          fixed`update ticket set status = ${to}, merged_into = ${mergedInto}, updated_at = ${at}, version = version + 1,
            waiting_since = case when ${endsWaiting(to)}::boolean then null else waiting_since end, answered_at = coalesce(${answeredAt}, answered_at) where id = ${id}`,
        ),
        runFixed(transaction, addedEvent(id, { from, to, writer, at })),
      ]);
    },

    async addFirstEvent(id: string, writer: Writer, at: Date): Promise<void> {
      await runFixed(transaction, addedEvent(id, { from: undefined, to: 'New', writer, at }));
    },

    /** No customer hears of it: nothing has changed for them. */
    async setOwner(id: string, uid: string | undefined): Promise<void> {
      await runFixed(transaction, fixed`update ticket set owner_uid = ${uid}, version = version + 1 where id = ${id}`);
    },

    /** At least since then. */
    async setWaiting(id: string, since: Date): Promise<void> {
      await runFixed(
        transaction,
        fixed`update ticket set waiting_since = least(waiting_since, ${since}), version = version + 1 where id = ${id}`,
      );
    },

    /** Something was said: it moves to the top of the list, and is found by the new words. Who answers first looks after it. */
    async touch(id: string, { words, writer, at }: { words: string; writer: Writer; at: Date }): Promise<void> {
      const [answeredAt, ownerUid] = writer.isStaff ? [at, writer.uid] : [undefined, undefined];
      await runFixed(
        transaction,
        fixed`update ticket set updated_at = ${at}, answered_at = coalesce(${answeredAt}, answered_at), version = version + 1,
          owner_uid = coalesce(owner_uid, ${ownerUid}),
          waiting_since = case when ${writer.isStaff}::boolean then null else coalesce(waiting_since, ${at}) end,
          search_text = left(search_text || ${` ${words}`}, ${maxSearchTextLength}::int) where id = ${id}`,
      );
    },

    async markRead(uid: string, id: string, at: Date): Promise<void> {
      await runFixed(
        transaction,
        fixed`insert into ticket_read (uid, ticket_id, read_at) values (${uid}, ${id}, ${at})
          on conflict (uid, ticket_id) do update set read_at = greatest(ticket_read.read_at, excluded.read_at)`,
      );
    },
  };
});

type AddedEvent = { from: TicketStatus | undefined; to: TicketStatus; writer: Writer; at: Date };

const addedEvent = (id: string, { from, to, writer, at }: AddedEvent) => fixed`
  insert into ticket_event (ticket_id, at, from_status, to_status, by_uid, is_staff, staff_name)
  values (${id}, ${at}, ${from}, ${to}, ${writer.uid}, ${writer.isStaff},
    ${writer.isStaff ? writer.staffName : undefined})`;
