import type { Country } from '@dray/contract/markets.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { MasterRow, StoredMasterRow } from '#platform/master/master-kind.ts';

/** How payers may pay, one row a payer. */
export const paymentTermsStore = namedStore('company', (transaction: Transaction) => {
  const tables = transaction.$pickTables<'payer' | 'payer_payment_method'>();
  const terms = sql`
    select p.id as payer, p.country, string_agg(m.code, ' ' order by m.position) as methods
    from payer p join payer_payment_method m on m.payer_id = p.id`;

  const removeTerms = async (rows: readonly MasterRow[]): Promise<void> => {
    const payers = rows.map(({ payer = '' }) => payer);
    await sql`delete from payer_payment_method where payer_id = any(${payers}::text[])`.execute(tables);
  };

  return {
    async findTerms(payers: readonly string[]): Promise<StoredMasterRow[]> {
      const { rows } = await sql<TermsRow>`${terms} where p.id = any(${payers}::text[]) group by p.id`.execute(tables);
      return rows.map(toStored);
    },

    async listTerms(countries: readonly Country[], after: string, limit: number): Promise<StoredMasterRow[]> {
      const { rows } = await sql<TermsRow>`
        ${terms} where p.country = any(${countries}) and p.id > ${after}
        group by p.id order by p.id limit ${limit}`.execute(tables);
      return rows.map(toStored);
    },

    /** The first is the one that is proposed. */
    async writeTerms(rows: readonly MasterRow[]): Promise<void> {
      const wanted = rows.flatMap(({ payer, methods = '' }) =>
        methods.split(' ').map((code, index) => ({ payer_id: payer, code, position: index + 1 })),
      );
      await removeTerms(rows);
      await sql`
        insert into payer_payment_method (payer_id, code, position)
        select payer_id, code, position
        from jsonb_populate_recordset(null::payer_payment_method, ${JSON.stringify(wanted)}::jsonb)
      `.execute(tables);
    },

    removeTerms,
  };
});

type TermsRow = { payer: string; methods: string; country: Country };

const toStored = ({ country, payer, methods }: TermsRow): StoredMasterRow => ({ row: { payer, methods }, country });
