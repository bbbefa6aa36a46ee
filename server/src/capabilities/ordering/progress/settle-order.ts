import type { Country } from '@dray/contract/markets.ts';
import type { DeliveryRule } from '#capabilities/erp/index.ts';
import type { OrderingDeps } from '../needs/ordering.deps.ts';
import { tellOfChanges } from '../notifications/tell-of-changes.ts';
import { deliveredItems } from '../rules/delivered-items.model.ts';
import type { OrderOwner, OrderState } from '../rules/order-facts.model.ts';
import type { LockedOrder } from '../store/order-state.store.ts';
import type { ReportedOrder } from '../store/progress.store.ts';
import { findCalendar } from './market-calendar.ts';
import type { ProcessStatus } from './process-status.model.ts';
import { areSameStates, changesOf, type KnownOrder, settledOrder } from './settled-order.model.ts';

/** The rules of delivery statuses that a market has. */
export type RulesOf = (country: Country) => readonly DeliveryRule[];

/** What is different since, for the part that announces it. */
export type OrderChanged = OrderOwner & { changes: Partial<OrderState> & { lines?: true } };

type Reported = { reported: (ReportedOrder & { process: ProcessStatus }) | undefined; sapId: string | undefined };

export const nothingReported: Reported = { reported: undefined, sapId: undefined };

/**
 * Draws all conclusions from what is known of an order now, under its lock: whatever came first, order or delivery, the
 * outcome is the same. Undefined where nothing that anybody sees is different.
 */
export async function settleOrder(
  deps: OrderingDeps,
  locked: LockedOrder,
  { reported, sapId }: Reported,
  rulesOf: RulesOf,
): Promise<OrderChanged | undefined> {
  const { orderNumber } = locked;
  const [calendar, known, states, deliveries] = await Promise.all([
    findCalendar(deps, locked.country),
    deps.progress.findReportedOrder(orderNumber),
    deps.progress.listLineStates(orderNumber),
    deps.deliveries.listDeliveries(orderNumber),
  ]);
  const before: KnownOrder = {
    order: locked,
    orderState: locked.orderState,
    header: known?.header,
    reported: known?.reported,
    deliveries,
  };
  const now = {
    ...before,
    header: reported?.header ?? known?.header,
    reported: reported?.reported ?? known?.reported,
    process: reported?.process,
    orderState: { ...locked.orderState, sapId: locked.orderState.sapId ?? sapId },
    rules: rulesOf(locked.country),
    calendar,
  };
  const settled = settledOrder(now, before);
  await deps.onDelivered(ownerOf(locked), deliveredItems(locked, deliveries, calendar));
  const changes = changesOf(locked.orderState, settled.orderState);
  const hasNewLines = !areSameStates(states, settled.states);
  if (reported) await deps.progress.saveReportedOrder(orderNumber, reported);
  if (Object.keys(changes).length === 0 && !hasNewLines) return undefined;

  await save(deps, locked, { ...settled.orderState, changedAt: deps.clock.now() });
  if (hasNewLines) await deps.progress.saveLineStates(orderNumber, settled.states);
  await tellOfChanges(deps, locked, {
    before: states,
    after: settled.states,
    orderState: settled.orderState,
    calendar,
    deliveries,
  });
  return { ...ownerOf(locked), changes: { ...changes, ...(hasNewLines ? { lines: true } : {}) } };
}

async function save({ orderStates }: OrderingDeps, { orderNumber, orderState }: LockedOrder, now: OrderState) {
  if (now.sapId !== undefined && now.sapId !== orderState.sapId) await orderStates.setSapId(orderNumber, now.sapId);
  if (now.isChecked !== orderState.isChecked) await orderStates.setChecked(orderNumber, now.isChecked);
  await orderStates.setState(orderNumber, now);
}

export const ownerOf = ({ orderNumber, companyId, shipToId, country }: OrderOwner): OrderOwner => ({
  orderNumber,
  companyId,
  shipToId,
  country,
});
