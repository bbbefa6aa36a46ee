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
