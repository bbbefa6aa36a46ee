import type { DoorOf } from '#platform/request/request.ts';
import type { OrderingDeps } from './needs/ordering.deps.ts';

/**
 * What ordering asks of capabilities above it. They know ordering and ordering does not know them: they fill in their
 * function, in `compose/hooks.ts`.
 */
export type OrderingHooks = {
  /** The papers of an order, as far as the caller may see them. By documents. */
  papersOfOrder: DoorOf<OrderingDeps['papersOfOrder']>;
  /** What an order has brought so far, told again whenever its deliveries are looked at. By reporting. */
  onDelivered: DoorOf<OrderingDeps['onDelivered']>;
};
