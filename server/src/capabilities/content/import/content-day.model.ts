import { isCalendarDay } from '@dray/contract/calendar-day.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A day as it is written: `2026-11-03`, or `today-12` where somebody says which day that is. */
export function readDay(text: string, today: string | undefined): string | undefined {
  const [, sign, days] = /^today(?:([+-])(\d{1,4}))?$/.exec(text) ?? [];
  if (!text.startsWith('today')) return isCalendarDay(text) ? text : undefined;
  if (today === undefined || (text !== 'today' && days === undefined)) return undefined;
  const shift = Number(days ?? 0) * (sign === '-' ? -1 : 1);
  return new Date(Date.parse(`${today}T00:00:00Z`) + shift * dayMs).toISOString().slice(0, 10);
}

const wallTime = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** The same, with a time of the market's wall behind it or without: `2026-11-03T08:00`. */
export function readMoment(text: string, today: string | undefined): string | undefined {
  const [day = '', time, ...rest] = text.split('T');
  const read = readDay(day, today);
  if (read === undefined || time === undefined) return read;
  return rest.length === 0 && wallTime.test(time) ? `${read}T${time}` : undefined;
}
