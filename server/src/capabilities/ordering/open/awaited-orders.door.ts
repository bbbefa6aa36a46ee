import type { Transaction } from '#platform/database/connection.ts';
import { type AwaitedWithin, awaitedOrdersStore } from './awaited-orders.store.ts';

export type { AwaitedOrder } from './awaited-orders.store.ts';
export type AwaitedOrdersDoor = ReturnType<ReturnType<typeof openAwaitedOrders>>;

/** Orders that stand on days to come, for whoever is about to change these days. */
export const openAwaitedOrders = () => (transaction: Transaction) => {
  const orders = awaitedOrdersStore(transaction);
  return {
    listAwaited: (within: AwaitedWithin, max: number) => orders.listAwaited(within, max),
    countAwaitedAt: (shipToIds: readonly string[]) => orders.countAwaitedAt(shipToIds),
  };
};
