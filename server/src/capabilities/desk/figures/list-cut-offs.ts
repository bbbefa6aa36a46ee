import { lastOrderMoment } from '@dray/contract/company/delivery-calendar.ts';
import { deliveryRulesOf } from '@dray/contract/company/delivery-rules.ts';
import type { Country } from '@dray/contract/markets.ts';
import type { DeskDeps, Sitting } from '../needs/desk.deps.ts';
import { marketsBy } from './reader-markets.ts';

export type ComingCutOff = {
  market: Country;
  at: Date;
  transports: readonly string[];
  /** Of whole markets only: nobody is told how many customers others have. */
  shipTos: number | undefined;
};

const aheadMs = 12 * 3_600_000;
const maxListed = 6;

/** Until when orders have to be in for their next delivery, in the next hours. */
export async function listCutOffs(deps: DeskDeps, { request, market }: Sitting): Promise<ComingCutOff[] | undefined> {
  const scope = request.scopeBy('orders.read');
  if (!scope) return undefined;
  const markets = marketsBy(request.caller, 'orders.read', market);
  const listed = await Promise.all(
    markets.map(async (each) =>
      (await cutOffsOf(deps, each)).map(({ shipTos, ...cutOff }) => ({
        ...cutOff,
        shipTos: scope.markets.includes(each) ? shipTos : undefined,
      })),
    ),
  );
  return listed
    .flat()
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .slice(0, maxListed);
}

async function cutOffsOf(deps: DeskDeps, market: Country) {
  const { clock, localMoment, instantOf, company, findCommonTerms } = deps;
  const [terms, calendar] = await Promise.all([findCommonTerms(market), company.findMarketCalendar(market)]);
  const now = clock.now();
  const moment = localMoment(now, calendar.timeZone);
  const coming = terms.flatMap((each) => {
    // What differs for single ship-tos is on their own pages.
    const last = lastOrderMoment(deliveryRulesOf({ ...calendar, shipTo: { id: '' } }, each), moment);
    const at = last && instantOf(last, calendar.timeZone);
    if (!at || at < now || at.getTime() > now.getTime() + aheadMs) return [];
    return [{ at, transportType: each.transportType, shipTos: each.shipTos }];
  });
  return [...Map.groupBy(coming, ({ at }) => at.getTime())].map(([at, group]) => ({
    market,
    at: new Date(at),
    transports: [...new Set(group.map(({ transportType }) => transportType))].sort(),
    shipTos: group.reduce((sum, { shipTos }) => sum + shipTos, 0),
  }));
}
