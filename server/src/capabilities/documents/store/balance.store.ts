import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import { type Minor, parseMinor } from '#platform/money.ts';
import { isReached, type Reach } from './document-keys.store.ts';

export type BalanceStore = ReturnType<typeof balanceStore>;

/** What is open with a payer, in invoices: an open credit note takes its part off and is counted by itself. */
export type OpenSum = {
  payerId: string;
  currency: string;
  openMinor: Minor;
  openCount: number;
  creditNoteCount: number;
  overdueMinor: Minor;
  overdueCount: number;
  oldestDueDate: string | undefined;
};

type SumRow = {
  payer_id: string;
  currency: string;
  open: string;
  open_count: number;
  credit_note_count: number;
  overdue: string;
  overdue_count: number;
  oldest_due: string | null;
};

export const balanceStore = namedStore('documents', (transaction: Transaction) => {
  const tables = transaction.$pickTables<'document_entry'>();
  const sum = async (payerIds: readonly string[], reached: RawBuilder<SqlBool>, today: Reach['today']) => {
    const isOverdue = sql`d.due_date < (${JSON.stringify(today)}::jsonb ->> d.country)::date`;
    const { rows } = await sql<SumRow>`
      select d.payer_id, d.currency, sum(d.amount)::text as open, (count(*) filter (where d.type = 'invoice'))::int as open_count,
        (count(*) filter (where d.type = 'credit-note'))::int as credit_note_count,
        coalesce(sum(d.amount) filter (where ${isOverdue}), 0)::text as overdue,
        (count(*) filter (where ${isOverdue}))::int as overdue_count, min(d.due_date) as oldest_due
      from unnest(${[...new Set(payerIds)]}::text[]) as payer (id)
      cross join unnest(array['invoice', 'credit-note']) as kind (type)
      cross join lateral (
        select d.* from document_entry d
        where d.payer_id = payer.id and d.type = kind.type and d.standing = 'open' and d.is_listed
          and d.currency is not null and ${reached} offset 0
      ) as d
      group by d.payer_id, d.currency order by d.payer_id, d.currency`.execute(tables);
    return rows.map(toSum);
  };

  return {
    /** Of the documents that the caller sees in their list. */
    sumOpen: (reach: Reach, payerIds: readonly string[]): Promise<OpenSum[]> =>
      sum(payerIds, isReached(reach), reach.today),

    /** Of all documents, for anyone who judges a credit line. */
    sumOpenWithoutScope: (payerIds: readonly string[]): Promise<OpenSum[]> => sum(payerIds, sql`true`, {}),
  };
});

const toSum = (row: SumRow): OpenSum => ({
  payerId: row.payer_id,
  currency: row.currency,
  openMinor: parseMinor(row.open),
  openCount: row.open_count,
  creditNoteCount: row.credit_note_count,
  overdueMinor: parseMinor(row.overdue),
  overdueCount: row.overdue_count,
  oldestDueDate: row.oldest_due ?? undefined,
});
