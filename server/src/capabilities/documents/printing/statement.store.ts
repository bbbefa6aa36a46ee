import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import { parseMinor } from '#platform/money.ts';
import { Refusal } from '#platform/refusal.ts';
import { isReached, type Reach } from '../store/document-keys.store.ts';
import type { Account, Movement } from './statement-paper.ts';

export type StatementStore = ReturnType<typeof statementStore>;
export type AskedAccount = { payerId: string; currency: string; from: string; to: string };

type Row = {
  kind: Movement['kind'] | 'opening';
  number: string | null;
  day: string | null;
  due_date: string | null;
  amount: string;
};

/** More than these nobody reads on paper. */
const maxRows = 3_000;

export const statementStore = namedStore('documents', (transaction: Transaction) => ({
  /**
   * Of the documents that the caller sees in their list. A paid one of which nobody reported the day counts on its due day, but
   * never later than today: it is not open any more. What was both billed and paid before the period leaves nothing in it, so
   * only the rest is read, each part by a range of an index.
   */
  async readAccount(reach: Reach, { payerId, currency, from, to }: AskedAccount): Promise<Account> {
    const today = sql`(${JSON.stringify(reach.today)}::jsonb ->> d.country)::date`;
    const paidDay = sql`coalesce(d.paid_on, d.due_date, d.document_date)`;
    const isPaid = sql`d.standing in ('paid', 'settled')`;
    const part = (paidOn: RawBuilder<unknown>, condition: RawBuilder<unknown>) => sql`
      select d.type, d.number, d.document_date as day, d.due_date, d.amount, ${paidOn} as paid_on
      from document_entry d
      where d.payer_id = ${payerId} and d.currency = ${currency} and d.type in ('invoice', 'credit-note')
        and d.is_listed and d.document_date <= ${to}::date and ${isReached(reach)} and ${condition}`;
    const paidOn = sql`least(${paidDay}, ${today})`;
    const { rows } = await sql<Row>`
      with own as (
        ${part(sql`null::date`, sql`d.standing in ('open', 'none')`)}
        union all ${part(paidOn, sql`${isPaid} and ${paidDay} >= ${from}::date`)}
        union all ${part(paidOn, sql`${isPaid} and ${paidDay} < ${from}::date and d.document_date >= ${from}::date`)})
      select 'opening' as kind, null as number, null::date as day, null::date as due_date,
        (coalesce(sum(amount) filter (where day < ${from}::date), 0)
          - coalesce(sum(amount) filter (where paid_on < ${from}::date), 0))::text as amount
      from own
      union all select type, number, day, due_date, amount::text from own where day >= ${from}::date
      union all select 'payment', number, paid_on, null, (-amount)::text from own
        where paid_on between ${from}::date and ${to}::date
      order by day nulls first, number, kind limit ${maxRows + 2}`.execute(transaction.$pickTables<'document_entry'>());
    const [opening, ...movements] = rows;
    // Cut short it would end with a wrong balance.
    if (movements.length > maxRows) throw new Refusal('STATEMENT_TOO_LONG');
    return {
      openingMinor: parseMinor(opening?.amount ?? '0'),
      movements: movements.map((row) => ({
        kind: row.kind as Movement['kind'],
        number: row.number ?? '',
        day: row.day ?? from,
        dueDate: row.due_date ?? undefined,
        amountMinor: parseMinor(row.amount),
      })),
    };
  },
}));
