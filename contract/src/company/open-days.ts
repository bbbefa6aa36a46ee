import { isoWeekday } from '../calendar-day.ts';
import type { SpecialDay } from './special-days.ts';

/** On which days anything is delivered. */
export type WorkedDays = {
  /** ISO weekdays without delivery, Monday is 1. */
  closedWeekdays: readonly number[];
  /** Calendar days (YYYY-MM-DD) of the market without delivery. */
  holidays: readonly string[];
  /** Days that differ from all of this, one entry a day at most (B15). */
  specialDays?: readonly SpecialDay[];
};

/** Whether a day is worked on at all, whatever the lead time. */
export const isOpenDay = (rules: WorkedDays, date: string): boolean => whyNotWorked(rules, date) === undefined;

/** What is said of one day alone comes before what holds for all of its kind. */
export function whyNotWorked(
  { closedWeekdays, holidays, specialDays }: WorkedDays,
  date: string,
): 'CLOSED_DAY' | 'HOLIDAY' | 'CLOSED_WEEKDAY' | undefined {
  const isOpen = findSpecialDay(specialDays, date)?.isOpen;
  if (isOpen !== undefined) return isOpen ? undefined : 'CLOSED_DAY';
  if (holidays.includes(date)) return 'HOLIDAY';
  return closedWeekdays.includes(isoWeekday(date)) ? 'CLOSED_WEEKDAY' : undefined;
}

/** The last minute to order on a day. */
export function cutOffOn(
  { cutOff, specialDays }: { cutOff: string; specialDays?: readonly SpecialDay[] },
  date: string,
): string {
  const earlier = findSpecialDay(specialDays, date)?.cutOff;
  return earlier !== undefined && earlier < cutOff ? earlier : cutOff;
}

// Next to nobody has any.
const findSpecialDay = (days: readonly SpecialDay[] | undefined, date: string): SpecialDay | undefined =>
  days === undefined || days.length === 0 ? undefined : days.find((day) => day.date === date);
