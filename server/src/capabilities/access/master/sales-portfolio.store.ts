import type { Country } from '@dray/contract/markets.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';

export type SalesPortfolioStore = ReturnType<typeof salesPortfolioStore>;

export type LookedAfter = { uid: string; companyId: string };
export type PortfolioRow = LookedAfter & { country: Country };

/** Whose customers are whose. */
export const salesPortfolioStore = namedStore('access', (transaction: Transaction) => {
  const tables = transaction.$pickTables<'sales_portfolio'>();
  const columns = sql`select p.uid, p.company_id as "companyId", p.country from sales_portfolio p`;
  const asked = (rows: readonly LookedAfter[]) =>
    sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(uid text, "companyId" text, country text)`;

  return {
    async findRows(rows: readonly LookedAfter[]): Promise<PortfolioRow[]> {
      const { rows: found } = await sql<PortfolioRow>`
        ${columns} join ${asked(rows)} on p.uid = r.uid and p.company_id = r."companyId"`.execute(tables);
      return found;
    },

    async listRows(page: {
      countries: readonly Country[];
      after: LookedAfter | undefined;
      limit: number;
    }): Promise<PortfolioRow[]> {
      const { rows } = await sql<PortfolioRow>`
        ${columns} where p.country = any(${[...page.countries]}::text[])
          and (p.uid, p.company_id) > (${page.after?.uid ?? ''}, ${page.after?.companyId ?? ''})
        order by p.uid, p.company_id limit ${page.limit}`.execute(tables);
      return rows;
    },

    async addRows(rows: readonly PortfolioRow[]): Promise<void> {
      await sql`
        insert into sales_portfolio (uid, company_id, country) select r.uid, r."companyId", r.country from ${asked(rows)}
        on conflict (uid, company_id) do update set country = excluded.country`.execute(tables);
    },

    async removeRows(rows: readonly LookedAfter[]): Promise<void> {
      await sql`
        delete from sales_portfolio p using ${asked(rows)} where p.uid = r.uid and p.company_id = r."companyId"
      `.execute(tables);
    },
  };
});
