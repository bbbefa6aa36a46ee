import type { Language } from '@dray/contract/languages.ts';
import { numberFormatter } from '#platform/texts/format-number.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** How long something takes or has taken, in the one unit that people would say it in. */
export function formatSpan(language: Language, seconds: number): string {
  const inUnit = (unit: 'second' | 'minute' | 'hour' | 'day', value: number) =>
    numberFormatter(language, {
      style: 'unit',
      unit,
      unitDisplay: unit === 'day' ? 'long' : 'short',
      maximumFractionDigits: 0,
    }).format(Math.floor(value));
  if (seconds < 2 * minute) return inUnit('second', seconds);
  if (seconds < 2 * hour) return inUnit('minute', seconds / minute);
  return seconds < 2 * day ? inUnit('hour', seconds / hour) : inUnit('day', seconds / day);
}

/** Up to a second in milliseconds, beyond it in seconds. */
export const formatMilliseconds = (language: Language, ms: number): string =>
  numberFormatter(language, {
    style: 'unit',
    unit: ms < 1_000 ? 'millisecond' : 'second',
    unitDisplay: 'short',
    maximumFractionDigits: ms < 1_000 ? 0 : 1,
  }).format(ms < 1_000 ? ms : ms / 1_000);
