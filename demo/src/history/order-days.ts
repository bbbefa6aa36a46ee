import { earliestOpenDate, type LocalMoment } from '@dray/contract/company/delivery-calendar.ts';
import { isOpenDay } from '@dray/contract/company/open-days.ts';
import type { Country } from '../markets/demo-countries.ts';
import { holidaysAround } from '../markets/holidays.ts';
import { daysFrom } from '../products/calendar-day.ts';
import type { Chance } from './chance.ts';
import type { Customer } from './customer.ts';

export type OrderDays = { placed: LocalMoment; deliveryDate: string };

/** Of the years around now, as calendar days. */
export function holidaysOf(country: Country, now: Date): string[] {
  const year = now.getUTCFullYear();
  return holidaysAround(now)
    .filter((holiday) => holiday.country === country)
    .flatMap(({ year: only, month, day }) =>
      (only === null ? [year - 2, year - 1, year, year + 1] : [only]).map(
        (each) => `${each}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
      ),
    );
}

/** Ordered in the morning of a working day, before the cut-off; it comes on the first day that is open. */
export function orderDays(
  { transport }: Customer,
  holidays: readonly string[],
  wantedDay: string,
  chance: Chance,
): OrderDays {
  const rules = { ...transport, holidays };
  const office = { closedWeekdays: [6, 7], holidays };
  let date = wantedDay;
  while (!isOpenDay(office, date)) date = daysFrom(date, -1);
  const time = `${String(chance.between(7, 9)).padStart(2, '0')}:${String(chance.between(0, 59)).padStart(2, '0')}`;
  const placed = { date, time };
  const deliveryDate = earliestOpenDate(rules, placed);
  if (!deliveryDate) throw new Error('A customer of the demo world is closed for three months');
  return { placed, deliveryDate };
}
