import { marketOf } from '@dray/contract/markets.ts';
import type { FillPreview } from '#capabilities/cart/index.ts';
import type { Request } from '#platform/request/request.ts';
import type { OrderingDeps } from '../needs/ordering.deps.ts';
import type { RepeatedOrder } from '../store/reorder.store.ts';
import { toEarlier } from './reorder.model.ts';
import { getRepeated } from './reorder-items.ts';

/** Without an order where there is none to repeat; then `linesNow` is all that is reported. */
export type ReorderPreview =
  | { order: RepeatedOrder; placedOn: string; filling: FillPreview }
  | { order: undefined; linesNow: number };

export async function previewReorder(
  deps: OrderingDeps,
  request: Request,
  number: string | undefined,
): Promise<ReorderPreview> {
  const order = number === undefined ? await findLast(deps, request) : await getRepeated(deps, request, number);
  if (order) {
    const filling = await deps.cart.previewFilling(request, Promise.resolve(toEarlier(order)));
    return { order, placedOn: deps.localMoment(order.placedAt, marketOf(order.country).timeZone).date, filling };
  }
  const cart = await deps.cart.findActiveCart(request.caller.uid);
  return { order: undefined, linesNow: cart?.items.length ?? 0 };
}

/** Of the ship-to that the call speaks for, else of the cart's, else of the only one. */
async function findLast(deps: OrderingDeps, request: Request): Promise<RepeatedOrder | undefined> {
  const { scope, caller, delivery } = request;
  const chosen = delivery.shipToId ?? (await deps.cart.findActiveCart(caller.uid))?.shipToId;
  const shipTo = await (chosen === undefined ? deps.findOnlyShipTo(scope) : deps.findShipTo(scope, chosen));
  return shipTo && request.holds('My Orders', shipTo) ? deps.reorders.findLastOf(shipTo.id) : undefined;
}
