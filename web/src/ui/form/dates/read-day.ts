import type { Language } from '@dray/contract/languages.ts';
import { formatDateWithWeekday, formatShortDate } from '#platform/texts/format-date.ts';
import type { Translate } from '#platform/texts/texts.ts';
import type { Reading } from '../typed-value.ts';
import type { DayLimits } from './day-range.ts';
import { firstOpenDay } from './first-open-day.ts';
import { typedDay } from './typed-day.ts';

export type DayRules = DayLimits & {
  /** By the calendar of the caller, not by the browser's: it tells which year is meant where none is typed. */
  today: string;
  whyClosed?: ((day: string) => string | undefined) | undefined;
};

type Words = { t: Translate<'form'>; language: Language };

/** A typed day, or in words why it cannot be chosen. */
export function readDay({ t, language }: Words, rules: DayRules, text: string): Reading<string> {
  if (text === '') return {};
  const { today, min, max, whyClosed } = rules;
  const isPastOnly = max !== undefined && max <= today;
  const day = typedDay(text, { language, today, meant: isPastOnly ? 'last' : 'next' });
  if (!day) return { error: t('day.unreadable', { example: exampleOf(language, rules) }) };
  const reason = whyClosed?.(day);
  if (reason) return { error: t('day.closed', { day: formatDateWithWeekday(language, day), reason }) };
  if (min !== undefined && day < min) return { error: t('day.tooEarly', { day: formatShortDate(language, min) }) };
  if (max !== undefined && day > max) return { error: t('day.tooLate', { day: formatShortDate(language, max) }) };
  return { value: day };
}

/** A day that can be chosen, as the reader would type it. */
export const exampleOf = (language: Language, rules: DayRules): string =>
  formatShortDate(language, firstOpenDay(rules));
