import { countries } from '@dray/contract/markets.ts';
import type { OrderingDeps } from '../needs/ordering.deps.ts';
import { findCalendar } from './market-calendar.ts';
import { nothingReported, type OrderChanged, type RulesOf, settleOrder } from './settle-order.ts';

/** Orders whose day is over since they were last judged, so many of each market at most. */
export async function refreshPassedDays(deps: OrderingDeps, rulesOf: RulesOf, max: number): Promise<OrderChanged[]> {
  const changed: OrderChanged[] = [];
  for (const country of countries) {
    const { today } = await findCalendar(deps, country);
    const due = await deps.orderStates.findPassed(country, today, max);
    for (const locked of await deps.orderStates.lockOrders(due)) {
      const settled = await settleOrder(deps, locked, nothingReported, rulesOf);
      if (settled) changed.push(settled);
    }
  }
  return changed;
}
