/**
 * Days as they are written on the wire and in files: YYYY-MM-DD. Beyond these two no day of the business lies, and
 * arithmetic on the calendar's ends would leave what dates can be written as.
 */
export const firstDay = '2000-01-01';
export const lastDay = '2099-12-31';

/** A day that may come in from anywhere: it exists, and lies within the two ends. */
export const isCalendarDay = (text: string): boolean => isWrittenDay(text) && text >= firstDay && text <= lastDay;

/** A day that exists, in whatever year; enough where only its place before or after another one counts. */
export const isWrittenDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;

export const nextDay = (date: string): string => addDays(date, 1);

export const addDays = (date: string, days: number): string => dateOf(numberOf(date) + days);

// Calendar arithmetic on numbered days, the first of 1970 being day 0: no clock and no summer time comes in.
const dayMillis = 86_400_000;

const numberOf = (date: string): number =>
  Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8))) / dayMillis;

const dateOf = (number: number): string => new Date(number * dayMillis).toISOString().slice(0, 10);

/** Monday is 1; day 0 was a Thursday. */
export const isoWeekday = (date: string): number => ((numberOf(date) + 3) % 7) + 1;
