import { customs, type Language } from '@dray/contract/languages.ts';

const noBreak = '\u00a0';
const formatters = new Map<string, Intl.DateTimeFormat>();

/** One for each language and look. */
export function dateFormatter(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options);
  const known = formatters.get(key) ?? new Intl.DateTimeFormat(customs[language].locale, options);
  formatters.set(key, known);
  return known;
}

/**
 * A day is `YYYY-MM-DD` in the market's calendar. It is formatted as UTC from beginning to end: taken through the
 * browser's zone, half of Europe would read the day before.
 */
const formatDay = (language: Language, day: string, options: Intl.DateTimeFormatOptions): string =>
  dateFormatter(language, { ...options, timeZone: 'UTC' })
    .format(new Date(`${day}T00:00:00Z`))
    .replace(/\s/g, noBreak);

/** 03/12/2026 · 3. 12. 2026 */
export function formatShortDate(language: Language, day: string): string {
  const padded = customs[language].padsDates ? '2-digit' : 'numeric';
  return formatDay(language, day, { day: padded, month: padded, year: 'numeric' });
}

/** Thu 3 Dec · čt 3. 12. */
export function formatDateWithWeekday(language: Language, day: string): string {
  const month = customs[language].numbersMonths ? 'numeric' : 'short';
  const text = formatDay(language, day, { weekday: 'short', day: 'numeric', month });
  return customs[language].keepsWeekdayComma ? text : text.replace(',', '');
}

/** 3 December 2026 · 3. prosince 2026 */
export const formatLongDate = (language: Language, day: string): string =>
  formatDay(language, day, { day: 'numeric', month: 'long', year: 'numeric' });

/** 3 December · 3. prosince, of a day of every year, `MM-DD`; the year is one with a 29th of February. */
export const formatDayOfYear = (language: Language, day: string): string =>
  formatDay(language, `2028-${day}`, { day: 'numeric', month: 'long' });

/** 14:05, on the clock of the given zone. */
export function formatTime(language: Language, moment: Date, timeZone: string): string {
  const text = dateFormatter(language, { hour: 'numeric', minute: '2-digit', hourCycle: 'h23', timeZone }).format(
    moment,
  );
  return text.replace(/^0(?=\d)/, '');
}

// The first of January 2024 was a Monday.
const mondayFirst = (isoWeekday: number): string => `2024-01-0${isoWeekday}`;

/** `isoWeekday` 1 is Monday. */
export const formatWeekday = (language: Language, isoWeekday: number, width: 'short' | 'long'): string =>
  formatDay(language, mondayFirst(isoWeekday), { weekday: width });

/** November 2026 · listopad 2026, for the head of a calendar. */
export const formatMonth = (language: Language, day: string): string =>
  formatDay(language, day, { month: 'long', year: 'numeric' });
