import { isCalendarDay } from '@dray/contract/calendar-day.ts';
import { languages } from '@dray/contract/languages.ts';
import type { Country } from '@dray/contract/markets.ts';
import { rule } from '#platform/csv/cell-fault.ts';
import { lineColumn, type MasterColumn, marketColumn } from '#platform/master/master-columns.ts';
import type { MasterKind, MasterTable } from '#platform/master/master-kind.ts';
import { masterHolidayStore } from './master-holiday.store.ts';

const fixed = { isNeeded: true, isFixed: true } as const;
/** Has a 29th of February. */
const leapYear = '2028';

const day: MasterColumn = {
  ...lineColumn(10, fixed),
  rule: rule('HOLIDAY'),
  normal: (text) => (isCalendarDay(/^\d\d-\d\d$/.test(text) ? `${leapYear}-${text}` : text) ? text : undefined),
};

/** Days on which nothing is delivered in a market. A full file takes away those that it does not name. */
export const holidaysKind: MasterKind = {
  key: ['market', 'day'],
  columns: {
    market: marketColumn(fixed),
    day,
    ...Object.fromEntries(languages.map((language) => [`name_${language}`, lineColumn(80)])),
  },
  open(transaction): MasterTable {
    const store = masterHolidayStore(transaction);
    return {
      find: (rows) => store.findHolidays(rows),
      list: ({ countries, after, limit }) => store.listHolidays(countries, after, limit),
      write: (rows) => store.writeHolidays(rows),
      end: (rows) => store.removeHolidays(rows),
      judge: async (rows) => rows.map(({ row }) => ({ country: row.market as Country })),
      takeBack: async (rows) => {
        await store.removeHolidays(rows);
        return rows;
      },
    };
  },
};
