import { isCalendarDay } from '@dray/contract/calendar-day.ts';
import type { Country } from '@dray/contract/markets.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Actor } from '#platform/request/request.ts';
import type { PortalConfigDeps } from './portal-config.deps.ts';

/** Closes one day for delivery in one market. */
export async function addHoliday(
  { settings, audit }: PortalConfigDeps,
  actor: Actor,
  { country, date }: { country: Country; date: string },
): Promise<void> {
  if (!isCalendarDay(date)) throw new Refusal('MALFORMED_REQUEST');

  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  await settings.addHoliday(country, { year, month, day });
  await audit.record(actor, { action: 'holiday-added', subject: `market:${country}`, details: { date } });
}
