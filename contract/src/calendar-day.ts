/**
 * Days as they are written on the wire and in files: YYYY-MM-DD. Beyond these two no day of the business lies, and
 * arithmetic on the calendar's ends would leave what dates can be written as.
 */
export const firstDay = '2000-01-01';
export const lastDay = '2099-12-31';

/** A day that may come in from anywhere: it exists, and lies within the two ends. */
export const isCalendarDay = (text: string): boolean => isWrittenDay(text) && text >= firstDay && text <= lastDay;

/** A day that exists, in whatever year; enough where only its place before or after another one counts. */
export function isWrittenDay(text: string): boolean {
  // By arithmetic: a file of orders asks for thousands of days, and a Date for each would cost more than its rules.
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const month = Number(text.slice(5, 7));
  const day = Number(text.slice(8));
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(Number(text.slice(0, 4)), month);
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

export const nextDay = (date: string): string => addDays(date, 1);

export const addDays = (date: string, days: number): string => dateOf(numberOf(date) + days);

export const daysBetween = (from: string, to: string): number => numberOf(to) - numberOf(from);

// Calendar arithmetic on numbered days, the first of 1970 being day 0: no clock and no summer time comes in.
const dayMillis = 86_400_000;

const numberOf = (date: string): number =>
  Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8))) / dayMillis;

// The business has 36 525 days, and each is written once: a cart lists the days of two months with every answer.
const written: string[] = [];

function dateOf(number: number): string {
  const known = written[number];
  if (known !== undefined) return known;
  const date = new Date(number * dayMillis).toISOString().slice(0, 10);
  if (isCalendarDay(date)) written[number] = date;
  return date;
}

/** Monday is 1; day 0 was a Thursday. */
export const isoWeekday = (date: string): number => ((numberOf(date) + 3) % 7) + 1;
