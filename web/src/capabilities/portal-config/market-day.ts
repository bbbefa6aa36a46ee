import { useServerNow } from '#platform/server-clock.ts';
import { localTime } from './opening-hours.ts';
import { timeZoneOf } from './time-zone.ts';

/** The day a moment falls on by the market's calendar; the supplier's staff read that of the head office. */
export const marketDay = (country: string | null | undefined, moment: string): string =>
  localTime(new Date(moment), timeZoneOf(country)).date;

const minuteMs = 60_000;

/** Today by that calendar: whether something is overdue depends on it. */
export const useMarketToday = (country: string | null | undefined): string =>
  marketDay(country, useServerNow(minuteMs).toISOString());
