import type { Country } from '@dray/contract/markets.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Actor } from '#platform/request/request.ts';
import type { DaysDeps } from './days.deps.ts';
import { type KeptHoliday, partsOf, writtenHoliday } from './days.model.ts';

/** Opens the day again; one of another market answers like none, and so does one that was removed already. */
export async function removeHoliday(
  deps: DaysDeps,
  actor: Actor,
  { id, markets }: { id: string; markets: readonly Country[] },
): Promise<KeptHoliday> {
  const kept = await deps.days.findHoliday(id);
  if (!kept || !markets.includes(kept.country)) throw new Refusal('NOT_FOUND');
  if (!(await deps.days.removeHoliday(id))) throw new Refusal('NOT_FOUND');
  await deps.audit.record(actor, {
    action: 'holiday-removed',
    subject: `market:${kept.country}`,
    details: { date: writtenHoliday(kept), holiday: id },
    companyId: undefined,
  });
  return kept;
}

/** By its date, as an operator names it: that of one year before one of every year. */
export async function removeHolidayOn(deps: DaysDeps, actor: Actor, country: Country, date: string): Promise<boolean> {
  const { year, month, day } = partsOf(date);
  const onThatDay = (await deps.days.listKeptHolidays(country)).filter(
    (each) => each.month === month && each.day === day && (each.year === undefined || each.year === year),
  );
  const found = onThatDay.find((each) => each.year === year) ?? onThatDay[0];
  if (!found) return false;
  await removeHoliday(deps, actor, { id: found.id, markets: [country] });
  return true;
}
