import type { PassedPage } from '#capabilities/erp/index.ts';
import type { OrderingDeps } from '../needs/ordering.deps.ts';
import { findCalendar } from './market-calendar.ts';
import { nothingReported, type OrderChanged, type RulesOf, settleOrder } from './settle-order.ts';

/** `next` is where the page behind begins; undefined where there is none. */
export type RefreshedPage = { changed: OrderChanged[]; next: string | undefined };

/** Orders of a market whose day is over since they were last judged, a page at a time: each holds its orders locked. */
export async function refreshPassedDays(
  deps: OrderingDeps,
  rulesOf: RulesOf,
  { country, after, max }: PassedPage,
): Promise<RefreshedPage> {
  const { today } = await findCalendar(deps, country);
  const due = await deps.orderStates.findPassed(country, today, { after, max });
  const changed: OrderChanged[] = [];
  for (const locked of await deps.orderStates.lockOrders(due)) {
    const settled = await settleOrder(deps, locked, nothingReported, rulesOf);
    if (settled) changed.push(settled);
  }
  return { changed, next: due.length < max ? undefined : due.at(-1) };
}
