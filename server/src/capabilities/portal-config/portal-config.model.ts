import { isCalendarDay } from '@dray/contract/calendar-day.ts';
import type { Country } from '@dray/contract/markets.ts';
import type { Holiday } from './days/days.model.ts';

export type PortalConfig = {
  maintenance: boolean;
  /** Restored from a backup, and no operator has opened it yet: nobody comes in, staff neither. */
  isClosed: boolean;
  bannerRotationSeconds: number;
  switches: readonly SectionSwitch[];
  /** Calendar days (YYYY-MM-DD) of the market without delivery, for the twelve months from today. */
  holidays: readonly string[];
};

export type SectionSwitch = { section: string; value: string };

/** With the markets that have closed it, whatever its value (T144). */
export type KeptSwitch = SectionSwitch & { closedIn: readonly Country[] };

/** What the switches are in one market: what it has closed is off there. */
export const switchesIn = (kept: readonly KeptSwitch[], country: Country): SectionSwitch[] =>
  kept.map(({ section, value, closedIn }) => ({ section, value: closedIn.includes(country) ? '0' : value }));

export type Market = { country: Country; timeZone: string; currency: string };

/** The calendar day that a moment falls on in a market; never the day in UTC (T74). */
export function localDate(moment: Date, timeZone: string): string {
  const format =
    dateFormats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  dateFormats.set(timeZone, format);
  const minute = Math.floor(moment.getTime() / 60_000);
  const known = lastDates.get(timeZone);
  if (known?.minute === minute) return known.date;
  const date = format.format(moment);
  lastDates.set(timeZone, { minute, date });
  return date;
}

// A day begins with a minute everywhere, and the same minute is asked for a thousand times.
const lastDates = new Map<string, { minute: number; date: string }>();

// Making one costs more than a whole request should.
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/**
 * The dates on which these holidays fall from `today` on, for twelve months: within that span a month and a day name one
 * date only, so the wire's list without years cannot mean the wrong one.
 */
export function comingHolidays(holidays: readonly Holiday[], today: string): string[] {
  const thisYear = Number(today.slice(0, 4));
  const end = `${thisYear + 1}${today.slice(4)}`;
  const dates = holidays.flatMap(({ year, month, day }) =>
    (year === undefined ? [thisYear, thisYear + 1] : [year]).map((each) => toDate(each, month, day)),
  );
  return [...new Set(dates)].filter((date) => isCalendarDay(date) && date >= today && date < end).sort();
}

export function byMonth(dates: readonly string[]): { month: number; days: number[] }[] {
  const months = Map.groupBy(dates, (date) => Number(date.slice(5, 7)));
  return [...months]
    .map(([month, group]) => ({ month, days: group.map((date) => Number(date.slice(8))).sort((a, b) => a - b) }))
    .sort((a, b) => a.month - b.month);
}

const toDate = (year: number, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
