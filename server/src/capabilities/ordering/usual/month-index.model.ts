import type { MonthIndex } from './usual-order.model.ts';

/** Orders of a trade in a month, and how much each held on average beside the others of its ship-to. */
export type TradeMonth = { month: number; orders: number; share: number };

/** A month with fewer says nothing yet. */
const leastOrders = 8;

/** Relative to the average of all orders; 1 for a month that is not known well enough (P2). */
export function monthIndexOf(months: readonly TradeMonth[]): MonthIndex {
  const orders = months.reduce((sum, its) => sum + its.orders, 0);
  const average = months.reduce((sum, its) => sum + its.share * its.orders, 0) / orders;
  const known = new Map(months.map((its) => [its.month, its]));
  return (month) => {
    const its = known.get(month);
    return !its || its.orders < leastOrders || its.share <= 0 ? 1 : its.share / average;
  };
}
