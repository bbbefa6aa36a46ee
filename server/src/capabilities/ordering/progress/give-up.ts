import type { OrderingDeps } from '../needs/ordering.deps.ts';
import { tellOrder } from '../notifications/tell-of-changes.ts';
import type { OrderOwner } from '../rules/order-facts.model.ts';
import { ownerOf } from './settle-order.ts';

/** The order will never be at the ERP: it is rejected, and the customer is notified (T150). */
export async function giveUp(deps: OrderingDeps, orderNumber: string): Promise<OrderOwner | undefined> {
  const { orderStates, clock } = deps;
  const [locked] = await orderStates.lockOrders([orderNumber]);
  if (!locked) return undefined;
  const { orderState } = locked;
  if (orderState.status === 'Fully Rejected') return ownerOf(locked);

  const isCancelWanted = orderState.cancellation === 'requested' || orderState.cancellation === 'blocked';
  if (orderState.isChecked) await orderStates.setChecked(orderNumber, false);
  await orderStates.setState(orderNumber, {
    ...orderState,
    status: 'Fully Rejected',
    statusRaw: undefined,
    deliveryStatus: 'CANCELLED',
    cancellation: isCancelWanted ? 'done' : orderState.cancellation,
    cancellationCode: isCancelWanted ? undefined : orderState.cancellationCode,
    changedAt: clock.now(),
  });
  await tellOrder(deps, locked, isCancelWanted ? 'order-cancelled' : 'order-given-up');
  return ownerOf(locked);
}
