import { isCalendarDay } from '@dray/contract/calendar-day.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Actor } from '#platform/request/request.ts';
import type { DaysDeps } from './days.deps.ts';
import { type KeptHoliday, partsOf, type WantedHoliday, writtenHoliday } from './days.model.ts';

/** Closes one day for delivery in one market, once or every year. */
export async function addHoliday(
  { days, audit, findToday }: DaysDeps,
  actor: Actor,
  { country, date, isYearly = false, name = {} }: WantedHoliday,
): Promise<KeptHoliday> {
  if (!isCalendarDay(date)) throw new Refusal('MALFORMED_REQUEST');
  // One that comes back every year has its next time before it.
  if (!isYearly && date < findToday(country)) throw new Refusal('CALENDAR_DAY_PAST', {}, undefined, { field: 'date' });
  const { year, month, day } = partsOf(date);
  const kept = await days.addHoliday(country, { year: isYearly ? undefined : year, month, day }, name);
  await audit.record(actor, {
    action: 'holiday-added',
    subject: `market:${country}`,
    details: { date: isYearly ? writtenHoliday(kept) : date, holiday: kept.id },
    companyId: undefined,
  });
  return kept;
}
