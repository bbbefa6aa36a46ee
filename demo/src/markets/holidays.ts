import { type Country, countries } from './demo-countries.ts';
import { dayFromEaster } from './easter.ts';

type Holiday = { country: Country; year: number | null; month: number; day: number };

const goodFriday = -2;
const easterSunday = 0;
const easterMonday = 1;

/** Written day.month; nationwide days off only, no regional ones. */
const fixedHolidays: Record<Country, readonly string[]> = {
  CZ: ['1.1', '1.5', '8.5', '5.7', '6.7', '28.9', '28.10', '17.11', '24.12', '25.12', '26.12'],
  // 1 September, 28 October and 17 November are state holidays on which Slovakia works.
  SK: ['1.1', '6.1', '1.5', '8.5', '5.7', '29.8', '15.9', '1.11', '24.12', '25.12', '26.12'],
  // 4 October is a day off again since law 151/2025.
  IT: ['1.1', '6.1', '25.4', '1.5', '2.6', '15.8', '4.10', '1.11', '8.12', '25.12', '26.12'],
  ES: ['1.1', '6.1', '1.5', '15.8', '12.10', '1.11', '6.12', '8.12', '25.12'],
};

const easterHolidays: Record<Country, readonly number[]> = {
  CZ: [goodFriday, easterMonday],
  SK: [goodFriday, easterMonday],
  IT: [easterSunday, easterMonday],
  ES: [goodFriday],
};

/** The days that come back every year, and those around Easter from last year to the year after next. */
export function holidaysAround(now: Date): Holiday[] {
  const thisYear = now.getUTCFullYear();
  const years = [thisYear - 1, thisYear, thisYear + 1, thisYear + 2];
  return countries.flatMap((country) => [
    ...fixedHolidays[country].map((date) => ({ country, year: null, ...dayAndMonth(date) })),
    ...years.flatMap((year) =>
      easterHolidays[country].map((days) => ({ country, year, ...dayFromEaster(year, days) })),
    ),
  ]);
}

function dayAndMonth(date: string): { month: number; day: number } {
  const [day, month] = date.split('.').map(Number);
  if (!day || !month) throw new Error(`Not a day of the year: ${date}`);
  return { month, day };
}
