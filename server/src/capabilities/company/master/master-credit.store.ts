import type { Country } from '@dray/contract/markets.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { MasterRow, StoredMasterRow } from '#platform/master/master-kind.ts';

/** What payers may owe, one row a payer. */
export const masterCreditStore = namedStore('company', (transaction: Transaction) => {
  const tables = transaction.$pickTables<'payer' | 'payer_credit'>();
  const lines = sql`
    select p.id as payer, p.country, coalesce(c.credit_limit::text, '') as credit_limit, c.currency,
      case when c.is_blocked then '1' else '0' end as blocked, c.mode
    from payer p join payer_credit c on c.payer_id = p.id`;

  return {
    async findLines(payers: readonly string[]): Promise<StoredMasterRow[]> {
      const { rows } = await sql<LineRow>`${lines} where p.id = any(${[...payers]}::text[])`.execute(tables);
      return rows.map(toStored);
    },

    async listLines(countries: readonly Country[], after: string, limit: number): Promise<StoredMasterRow[]> {
      const { rows } = await sql<LineRow>`
        ${lines} where p.country = any(${[...countries]}::text[]) and p.id > ${after} order by p.id limit ${limit}
      `.execute(tables);
      return rows.map(toStored);
    },

    /** As of now where what may be owed changes: what was ordered before counts as owed by then. */
    async writeLines(rows: readonly MasterRow[], now: Date): Promise<void> {
      const wanted = rows.map(({ payer, credit_limit, currency, blocked, mode }) => ({
        payer_id: payer,
        credit_limit: credit_limit === '' ? null : credit_limit,
        currency,
        is_blocked: blocked === '1',
        mode,
      }));
      await sql`
        insert into payer_credit (payer_id, credit_limit, currency, is_blocked, as_of, mode)
        select payer_id, credit_limit, currency, is_blocked, ${now}, mode
        from jsonb_populate_recordset(null::payer_credit, ${JSON.stringify(wanted)}::jsonb)
        on conflict (payer_id) do update set credit_limit = excluded.credit_limit, is_blocked = excluded.is_blocked,
          mode = excluded.mode,
          as_of = case when (payer_credit.credit_limit, payer_credit.is_blocked)
            is distinct from (excluded.credit_limit, excluded.is_blocked) then excluded.as_of else payer_credit.as_of end
      `.execute(tables);
    },

    async removeLines(payers: readonly string[]): Promise<void> {
      await sql`delete from payer_credit where payer_id = any(${[...payers]}::text[])`.execute(tables);
    },
  };
});

type LineRow = MasterRow & { country: Country };

const toStored = ({ country, ...row }: LineRow): StoredMasterRow => ({ row, country });
