import { rejectionReasons } from '../customizing/codes.ts';
import type { Happening } from '../life/happening.ts';
import { dropSteps } from '../life/life.store.ts';
import { deliveryStateOf } from '../orders/delivered-item.store.ts';
import { rejectItem } from '../orders/order-facts.store.ts';
import { touchOrder } from '../orders/order-status.store.ts';
import { settleOrder } from '../orders/settle-order.ts';
import type { Queries } from '../store/database.ts';
import { findDelivery, findItems, removeDelivery } from './delivery.store.ts';

/** Half an hour after a delivery was blocked the depot takes it back and rejects what was in it. */
export async function deleteBlockedDelivery(queries: Queries, { order, part, now }: Happening): Promise<void> {
  const delivery = await findDelivery(queries, order.number, part);
  if (!delivery?.DeliveryBlockReason || delivery.OverallGoodsMovementStatus === 'C') return;
  const document = String(delivery.DeliveryDocument);
  const items = await findItems(queries, document);
  await removeDelivery(queries, document);
  await dropSteps(queries, order.number, part);
  for (const { ReferenceSDDocumentItem } of items) {
    const item = Number(ReferenceSDDocumentItem);
    const isElsewhere = (await deliveryStateOf(queries, order.number, item)) !== 'none';
    if (!isElsewhere) await rejectItem(queries, { number: order.number, item, reason: rejectionReasons.cancelled });
  }
  await settleOrder(queries, order.number);
  await touchOrder(queries, order.number, now);
}
