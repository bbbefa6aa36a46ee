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
      const { rows } = await sql<SumRow>`
        select d.type, d.currency, count(*)::int as counted, coalesce(sum(d.amount), 0)::text as amount,
          min(d.due_date) as first_due
        from (${looksOf({ reach, filter, max: countedAtMost })}) as found
        join document_entry d on d.id = found.id
        group by d.type, d.currency`.execute(tables);
      return rows.map(toSum);
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
      const looks = [
        ...filters.map(
          (filter, position) =>
            sql`select id, ${position}::int as place from (${looksOf({ reach, filter, max: countedAtMost })}) as its`,
        ),
        sql`select id, ${last}::int as place from (${looksOf({ reach, filter: others, max })}) as its`,
      ];
      const { rows } = await sql<{ id: string; total: number }>`
        select d.id, (count(*) filter (where work.place < ${last}) over ())::int as total
        from (select id, min(place) as place from (${sql.join(looks, sql` union all `)}) as found group by id) as work
        join document_entry d on d.id = work.id
        order by work.place, case when work.place < ${last} and d.standing = 'open' then d.due_date end, d.document_date desc, d.id desc
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
