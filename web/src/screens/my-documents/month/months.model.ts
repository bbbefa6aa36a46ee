import { addDays } from '@dray/contract/calendar-day.ts';

type Days = { from: string; to: string };

const shownMonths = 24;

/** First and last day of a month, as `2026-10`. */
export function daysOfMonth(month: string): Days {
  const from = `${month}-01`;
  return { from, to: addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1) };
}

const monthBefore = (month: string): string => addDays(`${month}-01`, -1).slice(0, 7);

/** The one that runs and those before it, newest first; an older one that is wanted is among them. */
export function listMonths(today: string, wanted: string): readonly string[] {
  const months = [today.slice(0, 7)];
  while (months.length < shownMonths) months.push(monthBefore(months.at(-1) ?? today.slice(0, 7)));
  return months.includes(wanted) ? months : [...months, wanted].toSorted().toReversed();
}

/** The month that the list is narrowed to; else the last whole one, as accountants take it. */
export function wantedMonth(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  today: string,
): string {
  const month = from?.slice(0, 7);
  const isOne = month !== undefined && to?.slice(0, 7) === month;
  return isOne && month <= today.slice(0, 7) ? month : monthBefore(today.slice(0, 7));
}
