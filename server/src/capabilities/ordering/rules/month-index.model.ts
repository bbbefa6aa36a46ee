import type { MonthIndex } from './usual-order.model.ts';

/** Orders of a trade in a month, and how much each held on average beside the others of its ship-to. */
export type TradeMonth = { month: number; orders: number; share: number };

/** A month with fewer says nothing yet. */
const minOrders = 8;

/** Relative to the average of all orders; 1 for a month that is not known well enough (P2). */
export function monthIndexOf(months: readonly TradeMonth[]): MonthIndex {
  const orders = months.reduce((sum, each) => sum + each.orders, 0);
  const average = months.reduce((sum, each) => sum + each.share * each.orders, 0) / orders;
  const known = new Map(months.map((each) => [each.month, each]));
  return (month) => {
    const traded = known.get(month);
    return !traded || traded.orders < minOrders || traded.share <= 0 ? 1 : traded.share / average;
  };
}
