import type { Scope } from '#platform/request/request.ts';
import type { OrderingDeps } from '../needs/ordering.deps.ts';
import type { Order } from '../rules/ordering.model.ts';

/** One of the caller's, by the ERP's number or ours. */
export async function findNamedOrder(
  { history }: Pick<OrderingDeps, 'history'>,
  scope: Scope,
  orderId: string,
): Promise<Order | undefined> {
  const named = await history.findOwner(scope, orderId);
  return named && (await history.findOrder(scope, named.orderNumber))?.order;
}
