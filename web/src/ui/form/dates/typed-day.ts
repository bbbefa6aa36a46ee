import { isCalendarDay } from '@dray/contract/calendar-day.ts';
import { customs, type Language } from '@dray/contract/languages.ts';

type Reader = {
  language: Language;
  today: string;
  /** Which such day is meant where no year is typed: the next one, or the last one where only the past can be chosen. */
  meant?: 'next' | 'last';
};

/**
 * A day as people type it: `4.12.`, `4/12`, `4. 12. 2026`, `čt 4. 12.`, `2026-12-04`; day and month in the order of the
 * reader's language. Undefined where it is none.
 */
export function typedDay(text: string, { language, today, meant = 'next' }: Reader): string | undefined {
  const written = text.trim().replace(weekday, '');
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(written);
  if (iso) return calendarDay(iso[1], iso[2], iso[3]);
  const short = /^(\d{1,2})\s*[./-]\s*(\d{1,2})\s*[./-]?\s*(\d{4}|\d{2})?\.?$/.exec(written);
  if (!short) return undefined;
  const [, first, second, year] = short;
  const [day, month] = putsMonthFirst(language) ? [second, first] : [first, second];
  if (year) return calendarDay(year.length === 2 ? `20${year}` : year, month, day);
  return nearest(meant, today, (candidate) => calendarDay(String(candidate), month, day));
}

// A copied day may have its weekday before it: "čt 4. 12.", "Thu, 4/12/2026".
const weekday = /^\p{L}+[.,]*\s+/u;

/** Only one year in four, at worst eight, has a 29 February. */
const yearsToTry = 9;

function nearest(
  meant: 'next' | 'last',
  today: string,
  dayIn: (year: number) => string | undefined,
): string | undefined {
  const thisYear = Number(today.slice(0, 4));
  const years = Array.from({ length: yearsToTry }, (_, index) => thisYear + (meant === 'next' ? index : -index));
  const days = years.map(dayIn).filter((day) => day !== undefined);
  return days.find((day) => (meant === 'next' ? day >= today : day <= today));
}

function putsMonthFirst(language: Language): boolean {
  const parts = new Intl.DateTimeFormat(customs[language].locale).formatToParts(0).map(({ type }) => type);
  return parts.indexOf('month') < parts.indexOf('day');
}

function calendarDay(year = '', month = '', day = ''): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDay(text) ? text : undefined;
}
