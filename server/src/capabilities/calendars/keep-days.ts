import type { Consequences } from '@dray/contract/calendars/calendar-shapes.ts';
import type { Country } from '@dray/contract/markets.ts';
import type { StaffRight } from '@dray/contract/staff/rights.ts';
import type { KeptException, KeptHoliday, WantedHoliday } from '#capabilities/portal-config/index.ts';
import { Refusal } from '#platform/refusal.ts';
import { staffReachOf } from '#platform/request/reach.ts';
import type { Scope } from '#platform/request/request.ts';
import type { CalendarsDeps, Keeper } from './calendars.deps.ts';
import { afterException, afterHoliday, nextHoliday } from './closings.model.ts';
import { type CalendarChange, foresee } from './foresee.ts';
import { countHearers, type Hearers, hearersOf, notifyBuyers } from './notify-buyers.ts';
import { consequencesOf } from './touched.model.ts';

/** Adds it and notifies whom it hits; orders stay where they are, the depot decides. */
export async function addHoliday(
  deps: CalendarsDeps,
  { actor, scope }: Keeper,
  wanted: WantedHoliday,
): Promise<KeptHoliday & { notified: number }> {
  if (!scope.markets.includes(wanted.country)) throw new Refusal('NOT_FOUND');
  const day = wanted.isYearly ? nextDay(deps, wanted) : wanted.date;
  const hearers = await findHearers(deps, scope, afterHoliday(wanted.country, day));
  const kept = await deps.portalConfig.addHoliday(actor, wanted);
  await notifyBuyers(deps, `holiday:${kept.id}`, hearers);
  return { ...kept, notified: countHearers(hearers) };
}

function nextDay({ todayIn }: CalendarsDeps, { country, date }: WantedHoliday): string {
  const [, month, day] = date.split('-').map(Number) as [number, number, number];
  return nextHoliday({ year: undefined, month, day }, todayIn(country)) ?? date;
}

export async function addException(
  deps: CalendarsDeps,
  keeper: Keeper,
  wanted: Omit<KeptException, 'id' | 'version'>,
): Promise<KeptException & { notified: number }> {
  const companyId = await refuseForeign(deps, keeper, wanted);
  const hearers = await findHearers(deps, keeper.scope, afterException(wanted.country, wanted));
  const kept = await deps.portalConfig.addException(keeper.actor, wanted, companyId);
  await notifyBuyers(deps, `exception:${kept.id}`, hearers);
  return { ...kept, notified: countHearers(hearers) };
}

export async function endException(
  deps: CalendarsDeps,
  keeper: Keeper,
  { id, version }: { id: string; version: number | undefined },
): Promise<void> {
  const exception = await deps.portalConfig.findException(id);
  if (!exception) throw new Refusal('NOT_FOUND');
  const companyId = await refuseForeign(deps, keeper, exception);
  await deps.portalConfig.endException(keeper.actor, { exception, version, companyId });
}

/** What a day that is to be closed or changed would hit; nothing is written. */
export async function foreseeClosing(
  deps: CalendarsDeps,
  keeper: Keeper,
  wanted: Omit<KeptException, 'id' | 'version' | 'note'>,
): Promise<Consequences> {
  await refuseForeign(deps, keeper, wanted, undefined);
  const { touched } = await foresee(deps, keeper.scope, afterException(wanted.country, wanted));
  return consequencesOf(touched);
}

/**
 * A ship-to out of reach answers like none. A whole market is changed by those alone who may set it up; whose company a
 * ship-to's day belongs to is the answer.
 */
async function refuseForeign(
  { terms }: CalendarsDeps,
  { scope, caller }: Keeper,
  { country, shipToId }: { country: Country; shipToId: string | undefined },
  ofMarket: StaffRight | undefined = 'settings.edit',
): Promise<string | undefined> {
  if (shipToId !== undefined) {
    const [place] = await terms.listServed(scope, [shipToId]);
    if (place?.country !== country) throw new Refusal('SHIP_TO_NOT_FOUND');
    return place.companyId;
  }
  if (!scope.markets.includes(country)) throw new Refusal('NOT_FOUND');
  if (ofMarket && !staffReachOf(caller.staffGrants, ofMarket).markets.includes(country))
    throw new Refusal('STAFF_RIGHT_MISSING', { right: ofMarket });
  return undefined;
}

const findHearers = async (deps: CalendarsDeps, scope: Scope, change: CalendarChange): Promise<Hearers> =>
  hearersOf(await foresee(deps, scope, change));
