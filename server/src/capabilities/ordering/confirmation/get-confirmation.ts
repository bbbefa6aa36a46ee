import { Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request/request.ts';
import type { OrderingDeps } from '../needs/ordering.deps.ts';
import type { Order } from '../rules/ordering.model.ts';
import { type Confirmation, confirmationOf } from './confirmation.model.ts';
import { findPlacedForYou } from './find-placed-for-you.ts';

export type OrderInWords = { order: Order; confirmation: Confirmation; orderedOn: string; sapId: string | undefined };

/** What the mail said, for anyone who wants it again; a foreign order answers like a missing one. */
export async function getConfirmation(
  deps: OrderingDeps,
  { scope, language }: Request,
  orderNumber: string,
): Promise<OrderInWords> {
  const { history, findTimeZone, localMoment } = deps;
  const found = await history.findOrder(scope, orderNumber);
  if (!found) throw new Refusal('ORDER_NOT_FOUND');
  const { order, orderState } = found;
  const orderedOn = localMoment(order.placedAt, await findTimeZone(order.country)).date;
  // Nothing is linked from paper.
  const confirmation = confirmationOf(order, {
    language,
    orderedOn,
    portalUrl: '',
    placedForYou: await findPlacedForYou(deps, order),
  });
  return { order, confirmation, orderedOn, sapId: orderState.sapId };
}
