import type { DeliveryRule } from '#capabilities/erp/index.ts';
import { hasDifferences, hasGoodsToCome, lineStates, type ReportedItem } from '../rules/line-states.model.ts';
import {
  type Delivery,
  type HeaderFacts,
  type LineState,
  type MarketCalendar,
  type OrderState,
  wantedItems,
} from '../rules/order-facts.model.ts';
import type { Order } from '../rules/ordering.model.ts';
import { deliveryStatus } from './delivery-status.model.ts';
import type { ProcessStatus } from './process-status.model.ts';

export type KnownOrder = {
  order: Pick<Order, 'lines' | 'deliveryDate'>;
  orderState: OrderState;
  header: HeaderFacts | undefined;
  reported: readonly ReportedItem[] | undefined;
  deliveries: readonly Delivery[];
};

export type NowReported = KnownOrder & {
  /** Where an update of the order itself came, and not one of a delivery. */
  process: ProcessStatus | undefined;
  rules: readonly DeliveryRule[];
  calendar: MarketCalendar;
};

/** Everything that follows from what the ERP has reported, whichever of it came first. */
export function settledOrder(now: NowReported, before: KnownOrder): { orderState: OrderState; states: LineState[] } {
  const { order, header, reported, deliveries, calendar, rules, process } = now;
  const states = lineStates(wantedItems(order.lines), reported, deliveries, calendar);
  const isIssued = deliveries.some(({ goodsIssue }) => goodsIssue !== 'none');
  const { cancellation, cancellationCode } = settledCancellation(now, before, isIssued);
  const known = { header, states, deliveries, deliveryDate: order.deliveryDate, calendar };
  const judged = deliveryStatus(rules, known);
  const isCalledOff = cancellation === 'done' && header?.rejection !== 'wholly';
  return {
    states,
    orderState: {
      ...now.orderState,
      // Its rejection was promised; updates from before it do not bring the order back.
      status: isCalledOff ? 'Fully Rejected' : (process?.status ?? now.orderState.status),
      statusRaw: process ? process.statusRaw : now.orderState.statusRaw,
      deliveryStatus: isCalledOff
        ? 'CANCELLED'
        : judged === undefined
          ? now.orderState.deliveryStatus
          : (judged ?? undefined),
      cancellation,
      cancellationCode,
      isChecked: header ? false : now.orderState.isChecked,
      isIssued,
      hasTracking: deliveries.some(({ lines }) => lines.length > 0),
      hasDifferences: hasDifferences(states, deliveries, calendar),
      isAwaited: hasGoodsToCome(states, deliveries, calendar),
    },
  };
}

type Verdict = Pick<OrderState, 'cancellation' | 'cancellationCode'>;

/** A request to cancel is settled by what the ERP shows in the end (T128). */
function settledCancellation({ orderState, header }: NowReported, before: KnownOrder, isIssued: boolean): Verdict {
  const { cancellation, cancellationCode } = orderState;
  const isWaiting = cancellation === 'requested' || cancellation === 'blocked';
  if (isWaiting && header?.rejection === 'wholly') return { cancellation: 'done', cancellationCode: undefined };
  if (cancellation === 'blocked' && isIssued) return { cancellation: 'refused', cancellationCode: 'GOODS_ISSUED' };
  const isTakenBack = before.header?.rejection === 'wholly' && header?.rejection !== 'wholly';
  if (cancellation === 'done' && isTakenBack) return { cancellation: 'none', cancellationCode: undefined };
  return { cancellation, cancellationCode };
}

/** What is different now, by name. */
export function changesOf(before: OrderState, after: OrderState): Partial<OrderState> {
  const names = Object.keys(after) as (keyof OrderState)[];
  return Object.fromEntries(names.filter((name) => before[name] !== after[name]).map((name) => [name, after[name]]));
}

export const areSameStates = (one: readonly LineState[], other: readonly LineState[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
