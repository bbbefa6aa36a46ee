import { nextDay } from '@dray/contract/calendar-day.ts';
import { type DayLimits, within } from './day-range.ts';

type Days = DayLimits & { today: string; whyClosed?: ((day: string) => string | undefined) | undefined };

const daysToLookAt = 366;

/** The first day that can be chosen from today on; where none can, the one to begin looking at. */
export function firstOpenDay({ today, min, max, whyClosed }: Days): string {
  const start = within(today, { min, max });
  let day = start;
  for (let count = 0; count < daysToLookAt && (max === undefined || day <= max); count += 1) {
    if (!whyClosed?.(day)) return day;
    day = nextDay(day);
  }
  return start;
}
