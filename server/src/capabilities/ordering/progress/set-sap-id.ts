import type { OrderingDeps } from '../ordering.deps.ts';
import type { OrderOwner } from './order-facts.model.ts';
import { nothingReported, ownerOf, type RulesOf, settleOrder } from './settle-order.ts';

/** The ERP has taken the order. Deliveries that were told before are its own from now on. */
export async function setSapId(
  deps: OrderingDeps,
  orderNumber: string,
  sapId: string,
  rulesOf: RulesOf,
): Promise<OrderOwner | undefined> {
  const [locked] = await deps.standings.lockOrders([orderNumber]);
  if (!locked) return undefined;
  if (locked.standing.sapId !== undefined) {
    if (locked.standing.sapId === sapId) return ownerOf(locked);
    throw new Error(`The order ${orderNumber} is ${locked.standing.sapId} at the ERP, not ${sapId}`);
  }
  await deps.standings.setSapId(orderNumber, sapId);
  if (locked.standing.isChecked) await deps.standings.setChecked(orderNumber, false);
  await deps.deliveries.joinOrder(orderNumber, sapId);
  const standing = { ...locked.standing, sapId, isChecked: false };
  const settled = await settleOrder(deps, { ...locked, standing }, nothingReported, rulesOf);
  if (!settled) await deps.standings.setStanding(orderNumber, { ...standing, changedAt: deps.clock.now() });
  return ownerOf(locked);
}
