import type { Language } from '@dray/contract/languages.ts';
import { dateFormatter, formatMonth } from '#platform/texts/format-date.ts';

/** led · Jan, below a bar; `month` is `2026-01`. */
export const shortMonth = (language: Language, month: string): string =>
  dateFormatter(language, { month: 'short', timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`));

export const longMonth = (language: Language, month: string): string => formatMonth(language, `${month}-01`);
