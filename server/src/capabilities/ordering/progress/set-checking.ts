import type { OrderingDeps } from '../needs/ordering.deps.ts';
import type { OrderOwner } from '../rules/order-facts.model.ts';
import { ownerOf } from './settle-order.ts';

/** The ERP refused the order, or could not be asked for too long: people look at it now, or do so no more. */
export async function setChecking(
  { orderStates, clock }: OrderingDeps,
  orderNumber: string,
  isChecked: boolean,
): Promise<OrderOwner | undefined> {
  const [locked] = await orderStates.lockOrders([orderNumber]);
  if (!locked) return undefined;
  if (locked.orderState.isChecked !== isChecked) {
    await orderStates.setChecked(orderNumber, isChecked);
    await orderStates.setState(orderNumber, { ...locked.orderState, changedAt: clock.now() });
  }
  return ownerOf(locked);
}
