import { languages } from '@dray/contract/languages.ts';
import type { Country } from '@dray/contract/markets.ts';
import { sql } from 'kysely';
import type { Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import type { MasterRow, StoredMasterRow } from '#platform/master/master-kind.ts';

/** Days without delivery, once or, written without a year, every year. */
export const masterHolidayStore = namedStore('portal-config', (transaction: Transaction) => {
  const tables = transaction.$pickTables<'holiday'>();
  const written = sql`concat_ws('-', lpad(h.year::text, 4, '0'), lpad(h.month::text, 2, '0'), lpad(h.day::text, 2, '0'))`;

  return {
    async findHolidays(rows: readonly MasterRow[]): Promise<StoredMasterRow[]> {
      const keys = rows.map(({ market, day }) => `${market} ${day}`);
      const { rows: found } = await sql<HolidayRow>`
        select h.country, ${written} as day, h.name from holiday h
        where h.country || ' ' || ${written} = any(${keys}::text[])`.execute(tables);
      return found.map(toStored);
    },

    async listHolidays(
      countries: readonly Country[],
      after: MasterRow | undefined,
      limit: number,
    ): Promise<StoredMasterRow[]> {
      const { rows } = await sql<HolidayRow>`
        select * from (select h.country, ${written} as day, h.name from holiday h where h.country = any(${countries})) listed
        where (country, day) > (${after?.market ?? ''}, ${after?.day ?? ''})
        order by country, day limit ${limit}`.execute(tables);
      return rows.map(toStored);
    },

    async writeHolidays(rows: readonly MasterRow[]): Promise<void> {
      await sql`
        insert into holiday (country, year, month, day, name)
        select country, year, month, day, name
        from jsonb_to_recordset(${JSON.stringify(rows.map(toRecord))}::jsonb)
          as r(country text, year int, month int, day int, name jsonb)
        on conflict (country, year, month, day) do update set name = excluded.name
      `.execute(tables);
    },

    async removeHolidays(rows: readonly MasterRow[]): Promise<void> {
      await sql`
        delete from holiday h using jsonb_to_recordset(${JSON.stringify(rows.map(toRecord))}::jsonb)
          as r(country text, year int, month int, day int)
        where h.country = r.country and h.year is not distinct from r.year and h.month = r.month and h.day = r.day
      `.execute(tables);
    },
  };
});

type HolidayRow = { country: Country; day: string; name: Record<string, string> };

const toStored = ({ country, day, name }: HolidayRow): StoredMasterRow => ({
  country,
  row: {
    market: country,
    day,
    ...Object.fromEntries(languages.map((language) => [`name_${language}`, name[language] ?? ''])),
  },
});

function toRecord(row: MasterRow) {
  const [day, month, year] = (row.day ?? '').split('-').map(Number).reverse();
  const names = languages.map((language) => [language, row[`name_${language}`] ?? ''] as const);
  return {
    country: row.market,
    year: year ?? null,
    month,
    day,
    name: Object.fromEntries(names.filter(([, name]) => name)),
  };
}
