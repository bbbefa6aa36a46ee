import { Refusal } from '#platform/refusal.ts';
import type { Actor } from '#platform/request/request.ts';
import type { DaysDeps } from './days.deps.ts';
import type { KeptException, WantedException } from './days.model.ts';

/** Makes one day differ; whoever calls has looked whether it may be theirs. */
export async function addException(
  { days, audit, findToday }: DaysDeps,
  actor: Actor,
  wanted: WantedException,
  companyId: string | undefined,
): Promise<KeptException> {
  if (wanted.date < findToday(wanted.country)) throw new Refusal('CALENDAR_DAY_PAST', {}, undefined, { field: 'date' });
  const kept = await days.addException(wanted);
  if (!kept) throw new Refusal('CALENDAR_DAY_TAKEN', {}, undefined, { field: 'date' });
  await audit.record(actor, {
    action: 'calendar-exception-added',
    subject: subjectOf(kept),
    details: detailsOf(kept),
    companyId,
  });
  return kept;
}

export const subjectOf = ({ country, shipToId }: Pick<KeptException, 'country' | 'shipToId'>): string =>
  shipToId === undefined ? `market:${country}` : `shipTo:${shipToId}`;

export const detailsOf = ({ id, date, kind, transportType, cutOff }: KeptException) => ({
  date,
  kind,
  exception: id,
  ...(transportType ? { transport: transportType } : {}),
  ...(cutOff ? { cutOff } : {}),
});
