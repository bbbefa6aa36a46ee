import type { Transaction } from '#platform/database/connection.ts';
import type { Scope } from '#platform/request/request.ts';
import { orderHeadsStore } from './order-heads.store.ts';

export type { OrderHeading } from './order-heads.store.ts';
export type OrderHeadsDoor = ReturnType<ReturnType<typeof openOrderHeads>>;

/** Whose orders they are, for whoever has their numbers from elsewhere. */
export const openOrderHeads = () => (transaction: Transaction) => ({
  listHeads: (scope: Scope, orderNumbers: readonly string[]) =>
    orderHeadsStore(transaction).listHeads(scope, orderNumbers),
});
