import { customs, type Language } from '@dray/contract/languages.ts';
import { dateFormatter } from './format-date.ts';

const dayMs = 86_400_000;

// Days are formatted as UTC from beginning to end: taken through the browser's zone, half of Europe would read another.
const atMidnight = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Thursday 12 November, with a capital, for it begins its line; the year where it is not plain from the context. */
export function dayText(language: Language, day: string, withYear: boolean): string {
  const line = dayWithin(language, day, withYear);
  return line.charAt(0).toLocaleUpperCase() + line.slice(1);
}

/** The same after other words, where only English writes weekdays with a capital. */
export function dayWithin(language: Language, day: string, withYear: boolean): string {
  const text = dateFormatter(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(withYear ? { year: 'numeric' } : {}),
    timeZone: 'UTC',
  }).format(atMidnight(day));
  return (customs[language].keepsWeekdayComma ? text : text.replace(',', '')).replace(/(\d\.?)\s/g, '$1\u00a0');
}

/** Tomorrow, in 3 days; counted in days of the calendar, not in hours. */
export function daysAheadText(language: Language, today: string, day: string): string {
  const days = Math.round((atMidnight(day).getTime() - atMidnight(today).getTime()) / dayMs);
  return new Intl.RelativeTimeFormat(customs[language].locale, { numeric: 'auto' }).format(days, 'day');
}
