import { isContainer } from '@dray/contract/ordering/container-number.ts';
import type { DeliveryRule, DeliveryUpdate, OrderUpdate } from '#capabilities/erp/index.ts';
import { reportedItems } from '../rules/line-states.model.ts';
import type { Delivery, LineState, MarketCalendar, OrderState } from '../rules/order-facts.model.ts';
import type { Order } from '../rules/ordering.model.ts';
import type { ReportedOrder } from '../store/progress.store.ts';
import { digestOf } from './digest.ts';
import { processStatus } from './process-status.model.ts';
import { reportedHeader } from './reported-header.ts';
import { type KnownOrder, settledOrder } from './settled-order.model.ts';

export type OrderFromUpdates = ReportedOrder & { orderState: OrderState; states: readonly LineState[] };

type Updates = { update: OrderUpdate; deliveries: readonly DeliveryUpdate[] };

/** The state of an order after everything that the ERP tells of it, as if it had been reported here step by step. */
export function orderFromUpdates(
  order: Pick<Order, 'lines' | 'deliveryDate'>,
  { update, deliveries }: Updates,
  { rules, calendar }: { rules: readonly DeliveryRule[]; calendar: MarketCalendar },
): OrderFromUpdates {
  const header = reportedHeader(update, undefined, order.lines);
  const reported = reportedItems(update.items);
  const known: KnownOrder = {
    order,
    orderState: { ...untouched, sapId: update.sapId },
    header,
    reported,
    deliveries: deliveries.map((delivery) => ofOrder(delivery, update.sapId)).toSorted(byCreation),
  };
  const settled = settledOrder({ ...known, process: processStatus(update), rules, calendar }, known);
  return { header, reported, ...settled };
}

/** By which the same update of a delivery is known when it comes again. */
export const deliveryDigest = (update: DeliveryUpdate): string => digestOf(update);

const untouched: OrderState = {
  sapId: undefined,
  status: 'Not Yet Processed',
  statusRaw: undefined,
  deliveryStatus: undefined,
  cancellation: 'none',
  cancellationCode: undefined,
  isChecked: false,
  isIssued: false,
  hasTracking: false,
  hasDifferences: false,
  isAwaited: true,
  changedAt: undefined,
};

function ofOrder({ items, ...delivery }: DeliveryUpdate, sapId: string): Delivery {
  const lines = items
    .filter((item) => item.sapId === sapId && !isContainer(item))
    .map(({ lineNo, quantity, proven }) => ({ lineNo, quantity, proven }));
  return { ...delivery, lines };
}

const byCreation = (one: Delivery, other: Delivery): number =>
  one.createdAt.getTime() - other.createdAt.getTime() || (one.number < other.number ? -1 : 1);
