import type { Consequences } from '@dray/contract/calendars/calendar-shapes.ts';
import { isOpenDay } from '@dray/contract/company/open-days.ts';
import type { Country } from '@dray/contract/markets.ts';
import type { StaffRight } from '@dray/contract/staff/rights.ts';
import type { KeptException, KeptHoliday, WantedHoliday } from '#capabilities/portal-config/index.ts';
import { Refusal } from '#platform/refusal.ts';
import { staffReachOf } from '#platform/request/reach.ts';
import type { Scope } from '#platform/request/request.ts';
import type { CalendarsDeps, Keeper } from './calendars.deps.ts';
import { afterException, afterHoliday, nextHoliday } from './closings.model.ts';
import { type CalendarChange, foresee } from './foresee.ts';
import { consequencesOf, whoIsNotified } from './touched.model.ts';

/** Adds it and notifies whom it hits; orders stay where they are, the depot decides. */
export async function addHoliday(
  deps: CalendarsDeps,
  { actor, scope }: Keeper,
  wanted: WantedHoliday,
): Promise<KeptHoliday & { notified: number }> {
  if (!scope.markets.includes(wanted.country)) throw new Refusal('NOT_FOUND');
  const day = wanted.isYearly ? nextDay(deps, wanted) : wanted.date;
  const hearers = await findNotified(deps, scope, afterHoliday(wanted.country, day));
  const kept = await deps.portalConfig.addHoliday(actor, wanted);
  await notifyAll(deps, `holiday:${kept.id}`, hearers);
  return { ...kept, notified: hearers.length };
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
  const hearers = await findNotified(deps, keeper.scope, afterException(wanted.country, wanted));
  const kept = await deps.portalConfig.addException(keeper.actor, wanted, companyId);
  await notifyAll(deps, `exception:${kept.id}`, hearers);
  return { ...kept, notified: hearers.length };
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

type Notified = ReturnType<typeof whoIsNotified>;

/** Those whose day closes; who only has to order earlier reads that from the cart's own clock. */
export async function findNotified(deps: CalendarsDeps, scope: Scope, change: CalendarChange): Promise<Notified> {
  const { touched, rulesOf } = await foresee(deps, scope, change);
  return whoIsNotified(touched, (each) => {
    const rules = rulesOf(each);
    return rules !== undefined && !isOpenDay(rules.after, each.date);
  });
}

/** Once each for a change, in its own transaction. */
export async function notifyAll({ tell }: CalendarsDeps, fact: string, hearers: Notified): Promise<void> {
  await Promise.all(
    hearers.map(({ uid, date, shipToId, orderNumbers }) =>
      tell(
        {
          uid,
          kind: 'delivery-day-closed',
          subject: `day:${date}`,
          params: { date, shipToId, orderNumbers },
          language: undefined,
          fact: `${fact} ${uid}`,
        },
        ['mail', 'bell'],
      ),
    ),
  );
}
