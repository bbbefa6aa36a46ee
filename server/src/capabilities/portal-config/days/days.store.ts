import type { CalendarException } from '@dray/contract/company/special-days.ts';
import type { Country } from '@dray/contract/markets.ts';
import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';
import { type ExceptionRow, exceptionStore, toException } from './calendar-exception.store.ts';
import type { Holiday, HolidayName, KeptHoliday } from './days.model.ts';

export type DaysStore = ReturnType<typeof daysStore>;

/** Holidays of the markets, and single days that differ from what a calendar says. */
export const daysStore = namedStore('portal-config-days', (transaction: Transaction) => {
  const tables = transaction.$pickTables<'holiday'>();
  return {
    ...exceptionStore(transaction),

    /** In one statement: every look at a cart depends on both. */
    async listDays(country: Country, today: string): Promise<{ holidays: Holiday[]; exceptions: CalendarException[] }> {
      const [row] = await runFixed<{ holidays: HolidayRow[]; exceptions: ExceptionRow[] }>(
        transaction,
        fixed`
          select
            array(select row_to_json(h) from holiday h where h.country = ${country}) as holidays,
            array(select row_to_json(e) from calendar_exception e
              where e.country = ${country} and e.date >= ${today} and e.ended_at is null order by e.id) as exceptions`,
      );
      return {
        holidays: (row?.holidays ?? []).map(toHoliday),
        exceptions: (row?.exceptions ?? []).map(toException),
      };
    },

    async listKeptHolidays(country: Country): Promise<KeptHoliday[]> {
      const rows = await tables
        .selectFrom('holiday')
        .selectAll()
        .where('country', '=', country)
        .orderBy('id')
        .execute();
      return rows.map(toKept);
    },

    async findHoliday(id: string): Promise<KeptHoliday | undefined> {
      const row = await tables.selectFrom('holiday').selectAll().where('id', '=', id).executeTakeFirst();
      return row && toKept(row);
    },

    /** The one that is there where it was added before, with the name that was given last. */
    async addHoliday(country: Country, { year, month, day }: Holiday, name: HolidayName): Promise<KeptHoliday> {
      const isNamed = Object.keys(name).length > 0;
      const row = await tables
        .insertInto('holiday')
        .values({ country, year: year ?? null, month, day, name: JSON.stringify(name) })
        .onConflict((conflict) =>
          conflict
            .columns(['country', 'year', 'month', 'day'])
            .doUpdateSet((set) => ({ name: isNamed ? set.ref('excluded.name') : set.ref('holiday.name') })),
        )
        .returningAll()
        .executeTakeFirstOrThrow();
      return toKept(row);
    },

    /** True where it was there. */
    async removeHoliday(id: string): Promise<boolean> {
      const removed = await tables.deleteFrom('holiday').where('id', '=', id).returning('id').execute();
      return removed.length > 0;
    },
  };
});

type HolidayRow = { year: number | null; month: number; day: number };

const toHoliday = ({ year, month, day }: HolidayRow): Holiday => ({ year: year ?? undefined, month, day });

const toKept = (row: HolidayRow & { id: string; country: string; name: unknown }): KeptHoliday => ({
  ...toHoliday(row),
  id: row.id,
  // The database keeps both to what they are.
  country: row.country as Country,
  name: row.name as HolidayName,
});
