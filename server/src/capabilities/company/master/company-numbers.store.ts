import type { Country } from '@dray/contract/markets.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';

export type CompanyNumbers = { identificationNo: string; taxNumber: string };
export type TakenNumber = { companyId: string; column: 'identification_no' | 'tax_number' };

/** How a ship-to is served, in the columns of its file. */
export type ServedAs = {
  transport: string;
  handstacked: string;
  lead_days: string;
  cut_off: string;
  closed_weekdays: string;
};

/** A whole market has hundreds of thousands; these say it as well. */
const looked = 2_000;

/** What others of a market have, for somebody who adds one more. */
export const companyNumbersStore = namedStore('company', (transaction: Transaction) => {
  const tables = transaction.$pickTables<'company' | 'ship_to' | 'ship_to_transport'>();

  return {
    /** Whose these numbers are already, besides one company; an empty one is nobody's. */
    async findTakenNumbers(
      country: Country,
      { identificationNo, taxNumber }: CompanyNumbers,
      exceptId: string,
    ): Promise<TakenNumber[]> {
      const { rows } = await sql<TakenNumber>`
        (select id as "companyId", 'identification_no' as "column" from company
          where country = ${country} and identification_no = ${identificationNo} and ${identificationNo} <> ''
            and id <> ${exceptId} order by id limit 1)
        union all
        (select id, 'tax_number' from company
          where country = ${country} and taxvat = ${taxNumber} and ${taxNumber} <> ''
            and id <> ${exceptId} order by id limit 1)`.execute(tables);
      return rows;
    },

    /** How ship-tos of a market are served, the way that there is more of than of any other. */
    async findUsualTerms(country: Country): Promise<ServedAs | undefined> {
      const { rows } = await sql<ServedAs>`
        select t.transport_type as transport, case when t.handstacked then '1' else '0' end as handstacked,
          t.lead_days::text as lead_days, to_char(t.cut_off, 'HH24:MI') as cut_off,
          array_to_string(t.closed_weekdays, ' ') as closed_weekdays
        from (select id from ship_to where country = ${country} and status = 'Active' order by id desc limit ${looked}) s
        join ship_to_transport t on t.ship_to_id = s.id and t.preference = 1
        group by 1, 2, 3, 4, 5 order by count(*) desc, 1, 2, 3, 4, 5 limit 1`.execute(tables);
      return rows[0];
    },
  };
});
