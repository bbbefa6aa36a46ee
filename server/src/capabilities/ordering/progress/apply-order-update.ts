import type { OrderUpdate } from '#capabilities/erp/index.ts';
import type { OrderingDeps } from '../needs/ordering.deps.ts';
import { reportedItems } from '../rules/line-states.model.ts';
import { processStatus } from './process-status.model.ts';
import { reportedHeader } from './reported-header.ts';
import { type OrderChanged, type RulesOf, settleOrder } from './settle-order.ts';

/** One order as the ERP has it now. Reported again, or late, it changes nothing and notifies nobody. */
export async function applyOrderUpdate(
  deps: OrderingDeps,
  update: OrderUpdate,
  rulesOf: RulesOf,
): Promise<OrderChanged | 'same' | 'unknown'> {
  const { orderNumber, sapId } = update;
  const [[locked], known] = await Promise.all([
    deps.orderStates.lockOrders([orderNumber]),
    deps.progress.findReportedOrder(orderNumber),
  ]);
  // A second document with our reference is not our order, whatever it says.
  if (!locked || (locked.orderState.sapId ?? sapId) !== sapId) return 'unknown';
  if (known && known.header.changedAt > update.changedAt) return 'same';
  const header = reportedHeader(update, known?.header, locked.lines);
  if (known?.header.digest === header.digest) {
    await deps.progress.saveReportedOrder(orderNumber, {
      ...known,
      header: { ...known.header, changedAt: update.changedAt },
    });
    return 'same';
  }
  await deps.deliveries.joinOrder(orderNumber, sapId);
  const reported = { header, reported: reportedItems(update.items), process: processStatus(update) };
  return (await settleOrder(deps, locked, { reported, sapId }, rulesOf)) ?? 'same';
}
