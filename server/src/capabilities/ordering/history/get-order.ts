import { Refusal } from '#platform/refusal.ts';
import type { Scope } from '#platform/request.ts';
import type { OrderingDeps } from '../ordering.deps.ts';
import type { Order } from '../ordering.model.ts';
import type { PlacedOrder } from '../placed-order.store.ts';

/** A foreign one answers like a missing one. */
export async function getOrder({ history }: OrderingDeps, scope: Scope, orderNumber: string): Promise<Order> {
  const order = await history.findOrder(scope, orderNumber);
  if (!order) throw new Refusal('ORDER_NOT_FOUND');
  return order;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What became of a placing whose answer was lost (T94). */
export async function getOrderByCart({ orders }: OrderingDeps, uid: string, cartId: string): Promise<PlacedOrder> {
  const order = uuid.test(cartId) ? await orders.findOrderOfCart(uid, cartId) : undefined;
  if (!order) throw new Refusal('ORDER_NOT_FOUND');
  return order;
}
