import type { OrderPage, OrderRow } from '../queries/ordering.queries.ts';

type Placed = Pick<OrderRow, 'orderNumber' | 'orderDate'>;

/** The page with one row as it is now, in the place where it was. */
export const withRow = (page: OrderPage, row: OrderRow): OrderPage => ({
  ...page,
  sopList: page.sopList.map((each) => (each.orderNumber === row.orderNumber ? row : each)),
});

/** How many of the newest orders came after those that are shown; an old one that moved into the filter is none. */
export function countNew(shown: readonly Placed[], newest: readonly Placed[]): number {
  const last = shown.reduce((latest, { orderDate }) => (orderDate > latest ? orderDate : latest), '');
  return newest.filter(
    ({ orderNumber, orderDate }) => orderDate > last && shown.every((each) => each.orderNumber !== orderNumber),
  ).length;
}

type Asked = Pick<OrderRow, 'cancellation'>;

/** How a request to cancel ended between two readings; undefined while it waits, or where nobody asked. */
export function verdictBetween(before: Asked | undefined, after: Asked): 'done' | 'refused' | undefined {
  const hasWaited = before?.cancellation === 'requested' || before?.cancellation === 'blocked';
  if (!hasWaited) return undefined;
  return after.cancellation === 'done' || after.cancellation === 'refused' ? after.cancellation : undefined;
}
