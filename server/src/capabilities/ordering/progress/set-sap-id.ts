import type { OrderingDeps } from '../needs/ordering.deps.ts';
import type { OrderOwner } from '../rules/order-facts.model.ts';
import { nothingReported, ownerOf, type RulesOf, settleOrder } from './settle-order.ts';

/** The ERP has taken the order. Deliveries that were reported before are its own from now on. */
export async function setSapId(
  deps: OrderingDeps,
  orderNumber: string,
  sapId: string,
  rulesOf: RulesOf,
): Promise<OrderOwner | undefined> {
  const [locked] = await deps.orderStates.lockOrders([orderNumber]);
  if (!locked) return undefined;
  if (locked.orderState.sapId !== undefined) {
    if (locked.orderState.sapId === sapId) return ownerOf(locked);
    throw new Error(`The order ${orderNumber} is ${locked.orderState.sapId} at the ERP, not ${sapId}`);
  }
  await deps.orderStates.setSapId(orderNumber, sapId);
  if (locked.orderState.isChecked) await deps.orderStates.setChecked(orderNumber, false);
  await deps.deliveries.joinOrder(orderNumber, sapId);
  const orderState = { ...locked.orderState, sapId, isChecked: false };
  const settled = await settleOrder(deps, { ...locked, orderState }, nothingReported, rulesOf);
  if (!settled) await deps.orderStates.setState(orderNumber, { ...orderState, changedAt: deps.clock.now() });
  return ownerOf(locked);
}
