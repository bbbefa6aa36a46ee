import type { DeliveryUpdate } from '#capabilities/erp/index.ts';
import type { OrderingDeps } from '../needs/ordering.deps.ts';
import { digestOf } from './digest.ts';
import { nothingReported, type OrderChanged, type RulesOf, settleOrder } from './settle-order.ts';

/** One delivery as the ERP has it now. It is kept even where none of its orders is known yet. */
export async function applyDeliveryUpdate(
  deps: OrderingDeps,
  update: DeliveryUpdate,
  rulesOf: RulesOf,
): Promise<OrderChanged[] | 'same' | 'unknown'> {
  const sapIds = [...new Set(update.items.map(({ sapId }) => sapId))];
  const [reported, named] = await Promise.all([
    deps.deliveries.findReported(update.number),
    deps.orderStates.findOrderNumbers(sapIds),
  ]);
  const digest = digestOf(update);
  if (reported?.digest === digest) return 'same';

  const orders = await deps.orderStates.lockOrders([...new Set([...named, ...(reported?.orderNumbers ?? [])])].sort());
  await deps.deliveries.saveDelivery(update, digest);
  await deps.deliveries.saveLines(update);
  await deps.deliveries.saveContainers(update);
  if (orders.length === 0) return 'unknown';
  const changed: OrderChanged[] = [];
  for (const locked of orders) {
    const settled = await settleOrder(deps, locked, nothingReported, rulesOf);
    if (settled) changed.push(settled);
  }
  return changed.length > 0 ? changed : 'same';
}
