import { deliveryRulesOf } from '@dray/contract/company/delivery-rules.ts';
import type { Country } from '@dray/contract/markets.ts';
import type { KeptTerms } from '#capabilities/company/index.ts';
import type { ComingDays } from '#capabilities/portal-config/index.ts';
import type { Scope } from '#platform/request/request.ts';
import type { CalendarsDeps } from './calendars.deps.ts';
import { isHit, type OnDay, type RulesBeforeAndAfter, type Touched } from './touched.model.ts';

/** What is about to be different in one market, and between which days anything of it can be hit. */
export type CalendarChange = {
  country: Country;
  from: string;
  to: string;
  shipToIds: readonly string[] | undefined;
  days: (before: ComingDays) => ComingDays;
  terms: (before: KeptTerms) => KeptTerms;
};

/** More stand on the days of no market; whoever had more would be told that there are so many. */
const maxOnDays = 20_000;

/** Orders and open carts that a change hits, and by what they were judged before it and are after it. */
export async function foresee(deps: CalendarsDeps, scope: Scope, change: CalendarChange) {
  const { country, shipToIds } = change;
  const [orders, carts, before] = await Promise.all([
    deps.orders.listAwaited({ scope, ...change }, maxOnDays),
    deps.carts.listChosenDays(change.from, change.to, shipToIds, maxOnDays),
    deps.portalConfig.findComingDays(country),
  ]);
  const ids = [...new Set([...orders, ...carts].map(({ shipToId }) => shipToId))];
  const places = new Map(
    (await deps.terms.listServed(scope, ids))
      .filter((place) => place.country === country)
      .map((each) => [each.id, each]),
  );
  const standing: OnDay[] = [
    ...orders.map((order) => ({ ...order, kind: 'order' as const })),
    ...carts.map((cart) => ({
      ...cart,
      kind: 'cart' as const,
      orderNumber: undefined,
      transportType: cart.transportType ?? places.get(cart.shipToId)?.usualTransport ?? '',
    })),
  ].filter(({ shipToId }) => places.has(shipToId));
  const rulesOf = await readRules(deps, scope, { before, after: change.days(before), change, standing });
  const touched = standing.flatMap((each): Touched[] => {
    const [rules, place] = [rulesOf(each), places.get(each.shipToId)];
    return rules && place && isHit(each, rules) ? [{ ...each, place }] : [];
  });
  return { touched, rulesOf };
}

type Read = { before: ComingDays; after: ComingDays; change: CalendarChange; standing: readonly OnDay[] };

/** Undefined for a way in which nothing comes to them any more. */
async function readRules(deps: CalendarsDeps, scope: Scope, { before, after, change, standing }: Read) {
  const nameOf = ({ shipToId, transportType }: Pick<OnDay, 'shipToId' | 'transportType'>) =>
    `${shipToId} ${transportType}`;
  const keys = [...new Map(standing.map((each) => [nameOf(each), each])).values()];
  const terms = keys.length === 0 ? [] : await deps.terms.findTerms(scope, keys);
  const rules = new Map(
    terms.map((each): [string, RulesBeforeAndAfter] => [
      nameOf(each),
      { before: toRules(before, each), after: toRules(after, change.terms(each)) },
    ]),
  );
  return (each: Pick<OnDay, 'shipToId' | 'transportType'>) => rules.get(nameOf(each));
}

const toRules = (days: ComingDays, terms: KeptTerms) =>
  deliveryRulesOf({ shipTo: { id: terms.shipToId }, ...days }, terms);
