import { addDays, isCalendarDay } from '@dray/contract/calendar-day.ts';
import type { CalendarException, MarketExceptions } from '@dray/contract/company/special-days.ts';
import type { Country } from '@dray/contract/markets.ts';
import type { ComingDays } from '#capabilities/portal-config/index.ts';
import type { CalendarChange } from './foresee.ts';

/** Goods that are on their way for longer are not told of: nobody orders that far ahead by a cut-off. */
const daysAfter = 21;

const same = <Terms>(terms: Terms): Terms => terms;

export const afterHoliday = (country: Country, date: string): CalendarChange => ({
  country,
  from: date,
  to: addDays(date, daysAfter),
  shipToIds: undefined,
  days: (before) => ({ ...before, holidays: [...new Set([...before.holidays, date])].sort() }),
  terms: same,
});

export const afterException = (country: Country, exception: CalendarException): CalendarChange => ({
  country,
  from: exception.date,
  to: addDays(exception.date, daysAfter),
  shipToIds: exception.shipToId === undefined ? undefined : [exception.shipToId],
  days: (before): ComingDays => ({ ...before, exceptions: withException(before.exceptions, exception) }),
  terms: same,
});

function withException({ ofAll, byShipTo }: MarketExceptions, exception: CalendarException): MarketExceptions {
  const { shipToId } = exception;
  if (shipToId === undefined) return { ofAll: [...ofAll, exception], byShipTo };
  return { ofAll, byShipTo: new Map(byShipTo).set(shipToId, [...(byShipTo.get(shipToId) ?? []), exception]) };
}

/** When a holiday comes next, from today on for a year; undefined where it does not. */
export function nextHoliday(
  { year, month, day }: { year: number | undefined; month: number; day: number },
  today: string,
): string | undefined {
  const thisYear = Number(today.slice(0, 4));
  const years = year === undefined ? [thisYear, thisYear + 1] : [year];
  const written = (each: number) => `${each}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return years.map(written).find((date) => isCalendarDay(date) && date >= today);
}
