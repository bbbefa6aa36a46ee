import { addDays, isoWeekday } from '@dray/contract/calendar-day.ts';
import type { CalendarException, Holiday } from '#capabilities/calendars/index.ts';

/** What is drawn of a month: whole weeks, Monday first. */
export type MonthDay = { date: string; isInMonth: boolean };

const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;

export function monthDays(day: string): MonthDay[] {
  const first = firstOfMonth(day);
  const start = addDays(first, 1 - isoWeekday(first));
  const next = firstOfMonth(addDays(first, 31));
  const days: MonthDay[] = [];
  for (let date = start; date < next || days.length % 7 !== 0; date = addDays(date, 1))
    days.push({ date, isInMonth: date.startsWith(day.slice(0, 7)) });
  return days;
}

/** The same day of another month, or its last where that is shorter. */
export function inMonth(day: string, by: -1 | 1): string {
  const first = firstOfMonth(day);
  const other = by === 1 ? firstOfMonth(addDays(first, 31)) : firstOfMonth(addDays(first, -1));
  const last = addDays(firstOfMonth(addDays(other, 31)), -1);
  const same = `${other.slice(0, 8)}${day.slice(8)}`;
  return same <= last ? same : last;
}

export const isHolidayOn =
  (date: string) =>
  ({ year, month, day }: Pick<Holiday, 'year' | 'month' | 'day'>): boolean =>
    Number(date.slice(5, 7)) === month &&
    Number(date.slice(8)) === day &&
    (year === null || Number(date.slice(0, 4)) === year);

export type Mark = 'holiday' | 'closed' | 'extra-day' | 'earlier-cut-off' | 'some';

/** What stands on a day of the market: its own exception before its holiday, and what is only for some of them last. */
export function markOf(
  date: string,
  holidays: readonly Holiday[],
  exceptions: readonly CalendarException[],
): Mark | undefined {
  const own = exceptions.filter((each) => each.date === date);
  const ofAll = own.filter(({ shipTo, transportType }) => shipTo === null && transportType === null);
  const opening = ofAll.find(({ kind }) => kind !== 'earlier-cut-off');
  if (opening) return opening.kind;
  if (holidays.some(isHolidayOn(date))) return 'holiday';
  if (ofAll[0]) return ofAll[0].kind;
  return own.length > 0 ? 'some' : undefined;
}
