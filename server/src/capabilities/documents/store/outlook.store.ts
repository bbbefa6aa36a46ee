import type { DocumentType } from '@dray/contract/documents/document-kinds.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import { type Minor, parseMinor } from '#platform/money.ts';
import { type DocumentFilter, looksOf, type Reach } from './document-keys.store.ts';
import { countedAtMost } from './document-list.store.ts';

export type OutlookStore = ReturnType<typeof outlookStore>;

/** What the documents of a type and currency come to. */
export type TypeSum = {
  type: DocumentType;
  currency: string | undefined;
  count: number;
  amountMinor: Minor;
  firstDue: string | undefined;
};

type SumRow = {
  type: DocumentType;
  currency: string | null;
  counted: number;
  amount: string;
  first_due: string | null;
};

export const outlookStore = namedStore('documents', (transaction: Transaction) => {
  const tables = transaction.$pickTables<'document_entry'>();
  return {
    async sumByType(reach: Reach, filter: DocumentFilter): Promise<TypeSum[]> {
      const looks = looksOf({ reach, filter, max: countedAtMost, also: sql`d.currency, d.amount, d.due_date` });
      const { rows } = await sql<SumRow>`
        select type, currency, count(*)::int as counted, coalesce(sum(amount), 0)::text as amount, min(due_date) as first_due
        from (${looks}) as found group by type, currency`.execute(tables);
      return rows.map(toSum);
    },

    async countFound(reach: Reach, filter: DocumentFilter): Promise<number> {
      const { rows } = await sql<{ counted: number }>`
        select count(*)::int as counted from (${looksOf({ reach, filter, max: countedAtMost })}) as found`.execute(
        tables,
      );
      return rows[0]?.counted ?? 0;
    },

    /**
     * The ids of what the filters find, each in the first that finds it: there by day of payment, the rest newest first. What
     * room is left takes the newest of `others`, which are not counted.
     */
    async findWork(
      reach: Reach,
      filters: readonly DocumentFilter[],
      { others, max }: { others: DocumentFilter; max: number },
    ) {
      const last = filters.length;
      const also = sql`d.standing, d.due_date`;
      const ranked = (filter: DocumentFilter, turn: number, limit: number) => sql`
        select found.*, ${turn}::int as turn from (${looksOf({ reach, filter, max: limit, also })}) as found`;
      const looks = [...filters.map((filter, turn) => ranked(filter, turn, countedAtMost)), ranked(others, last, max)];
      const { rows } = await sql<{ id: string; total: number }>`
        select id, (count(*) filter (where turn < ${last}) over ())::int as total
        from (
          select id, standing, due_date, document_date, min(turn) as turn from (${sql.join(looks, sql` union all `)}) as found
          group by id, standing, due_date, document_date
        ) as work
        order by turn, case when turn < ${last} and standing = 'open' then due_date end, document_date desc, id desc
        limit ${max}`.execute(tables);
      return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
    },
  };
});

const toSum = (row: SumRow): TypeSum => ({
  type: row.type,
  currency: row.currency ?? undefined,
  count: row.counted,
  amountMinor: parseMinor(row.amount),
  firstDue: row.first_due ?? undefined,
});
