import type { OrderDetail } from '#capabilities/ordering/index.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request/request.ts';
import type { OrderDeskDeps } from './order-desk.deps.ts';
import { findOwners, type OrderOwnership } from './order-owners.ts';

export type AnyOrder = { detail: OrderDetail; owner: OrderOwnership };

/** One out of the reader's markets and portfolio answers like one that does not exist. */
export async function showAnyOrder(deps: OrderDeskDeps, request: Request, orderNumber: string): Promise<AnyOrder> {
  const [detail, owners] = await Promise.all([
    deps.ordering.getOrder(request, orderNumber),
    findOwners(deps, request.scope, [orderNumber]),
  ]);
  const owner = owners.get(orderNumber);
  if (!owner) throw new Refusal('ORDER_NOT_FOUND');
  return { detail, owner };
}
