import type { OrderToSend } from '#capabilities/erp/index.ts';
import type { OrderingDeps } from '../needs/ordering.deps.ts';
import { itemsToSend, palletsToSend } from '../rules/items-to-send.model.ts';

/** For the ERP's sender, which has no caller. */
export async function findOrderToSend(
  { history }: Pick<OrderingDeps, 'history'>,
  orderNumber: string,
): Promise<OrderToSend | undefined> {
  const order = await history.findOrderWithoutScope(orderNumber);
  if (!order) return undefined;
  const { totals, reference, snapshot } = order;
  return {
    orderNumber,
    revision: order.revision,
    country: order.country,
    orderType: order.orderType,
    soldToId: snapshot.soldTo.id,
    shipToId: order.shipToId,
    payerId: snapshot.payer.id,
    customerOrderNumber: reference.customerOrderNumber,
    noteForDriver: reference.noteForDriver,
    placedAt: order.placedAt,
    deliveryDate: order.deliveryDate,
    currency: order.currency,
    transportType: order.transportType,
    paymentMethod: order.paymentMethod,
    items: itemsToSend(order.lines),
    pallets: palletsToSend(order.returnables),
    netMinor: totals.netMinor - totals.discountMinor,
  };
}
