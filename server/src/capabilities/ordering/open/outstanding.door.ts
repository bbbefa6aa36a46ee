import type { Transaction } from '#platform/database/connection.ts';
import { openOrdersStore } from './open-orders.store.ts';

export type OutstandingDoor = ReturnType<ReturnType<typeof openOutstanding>>;

/** What was ordered and has not come; apart from the rest, because credit asks for nothing else with every cart. */
export const openOutstanding = () => (transaction: Transaction) => {
  const orders = openOrdersStore(transaction);
  return {
    listOpenGoods: (shipToIds: readonly string[]) => orders.listOpenGoods(shipToIds),
    sumUndelivered: (shipToIds: readonly string[], moment: Date) => orders.sumUndelivered(shipToIds, moment),
  };
};
