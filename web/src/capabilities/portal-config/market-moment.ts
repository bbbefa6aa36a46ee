import type { Language } from '@dray/contract/languages.ts';
import { formatDateWithWeekday, formatTime } from '#platform/texts/format-date.ts';
import { marketDay } from './market-day.ts';
import { timeZoneOf } from './time-zone.ts';

/** Mon 9 Nov 7:42, as the market's wall showed it. */
export const marketMoment = (language: Language, country: string | null | undefined, moment: string): string =>
  `${formatDateWithWeekday(language, marketDay(country, moment))}\u00a0${formatTime(
    language,
    new Date(moment),
    timeZoneOf(country),
  )}`;
