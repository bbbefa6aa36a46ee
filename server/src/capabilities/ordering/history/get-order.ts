import { orderByMoment } from '@dray/contract/company/delivery-calendar.ts';
import { deliveryRulesOf } from '@dray/contract/company/delivery-rules.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request/request.ts';
import type { OrderDocuments, OrderingDeps } from '../needs/ordering.deps.ts';
import { findCalendar } from '../progress/market-calendar.ts';
import { progressSteps, type Step } from '../progress/progress-steps.model.ts';
import type { Delivery, LineState, MarketCalendar, OrderState } from '../rules/order-facts.model.ts';
import type { Order } from '../rules/ordering.model.ts';
import type { PlacedOrder } from '../store/placed-order.store.ts';

/** An order as it was placed, and what became of it. */
export type OrderDetail = {
  order: Order;
  orderState: OrderState;
  states: readonly LineState[];
  deliveries: readonly Delivery[];
  steps: readonly Step[];
  documents: OrderDocuments;
  placedByName: string | undefined;
  /** Whose order it is, where the supplier has placed it: who of the supplier it was is the supplier's own. */
  placedForName: string | undefined;
  cancellableUntil: Date | undefined;
  calendar: MarketCalendar;
  asOf: Date | undefined;
};

/** A foreign one answers like a missing one. */
export async function getOrder(deps: OrderingDeps, request: Request, orderNumber: string): Promise<OrderDetail> {
  const found = await deps.history.findOrder(request.scope, orderNumber);
  if (!found) throw new Refusal('ORDER_NOT_FOUND');
  const { order, orderState } = found;
  const [reported, states, deliveries, documents, name, calendar, cancellableUntil, asOf] = await Promise.all([
    deps.progress.findReportedOrder(orderNumber),
    deps.progress.listLineStates(orderNumber),
    deps.deliveries.listDeliveries(orderNumber),
    deps.papersOfOrder(request, { ...order, sapId: orderState.sapId }),
    deps.findName(order.isFromDesk ? order.uid : order.origin.placedBy),
    findCalendar(deps, order.country),
    findLastMoment(deps, request, order),
    deps.erpAsOf(order.country),
  ]);
  const invoicing = documents.documents ? { at: documents.invoicedAt } : undefined;
  const steps = progressSteps({
    placedAt: order.placedAt,
    orderState,
    header: reported?.header,
    states,
    deliveries,
    invoicing,
  });
  return {
    order,
    orderState,
    states,
    deliveries,
    steps,
    documents,
    placedByName: order.isFromDesk ? undefined : name,
    placedForName: order.isFromDesk ? name : undefined,
    cancellableUntil,
    calendar,
    asOf,
  };
}

/** Until the cut-off of its day nothing is packed for it, so it is promised that it can be cancelled (T127). */
async function findLastMoment(
  { findDeliveryTerms, orderByInstant }: OrderingDeps,
  { scope }: Request,
  { shipToId, transportType, deliveryDate }: Order,
): Promise<Date | undefined> {
  const terms = await findDeliveryTerms(scope, shipToId);
  const transport = terms?.transports.find((each) => each.transportType === transportType);
  const last = terms && transport && orderByMoment(deliveryRulesOf(terms, transport), deliveryDate);
  return last && orderByInstant(last, terms.timeZone);
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What became of a placing whose answer was lost (T94). */
export async function getOrderByCart({ orders }: OrderingDeps, uid: string, cartId: string): Promise<PlacedOrder> {
  const order = uuid.test(cartId) ? await orders.findOrderOfCart(uid, cartId) : undefined;
  if (!order) throw new Refusal('ORDER_NOT_FOUND');
  return order;
}
