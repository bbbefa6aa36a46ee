import { addDays } from '@dray/contract/calendar-day.ts';
import { type Country, marketOf } from '@dray/contract/markets.ts';
import type { SpanFigures } from '#capabilities/ordering/index.ts';
import type { Scope } from '#platform/request/request.ts';
import type { DeskDeps, Sitting } from '../needs/desk.deps.ts';
import { marketsBy } from './reader-markets.ts';

export type MarketDay = { market: Country; currency: string; today: SpanFigures; before: SpanFigures };

/** Orders since midnight on each market's wall, and of the same weekday a week ago until the same time. */
export async function sumDays(deps: DeskDeps, { request, market }: Sitting): Promise<MarketDay[] | undefined> {
  const scope = request.scopeBy('orders.read');
  if (!scope) return undefined;
  const markets = marketsBy(request.caller, 'orders.read', market);
  return Promise.all(markets.map((each) => sumDay(deps, scope, each)));
}

async function sumDay({ days, clock, instantOf, localMoment }: DeskDeps, scope: Scope, market: Country) {
  const { timeZone, currency } = marketOf(market);
  const now = clock.now();
  const { date, time } = localMoment(now, timeZone);
  const weekAgo = addDays(date, -7);
  const [today, before] = await Promise.all([
    days.sumPlaced(scope, market, { from: instantOf({ date, time: '00:00' }, timeZone), before: now }),
    days.sumPlaced(scope, market, {
      from: instantOf({ date: weekAgo, time: '00:00' }, timeZone),
      before: instantOf({ date: weekAgo, time }, timeZone),
    }),
  ]);
  return { market, currency, today, before };
}
