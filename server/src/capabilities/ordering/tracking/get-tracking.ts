import { Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request/request.ts';
import type { OrderingDeps } from '../needs/ordering.deps.ts';
import { expectedWindow, type TrackingEvent, trackingEvents, type Window } from './tracking.model.ts';

export type Tracking = {
  orderNumber: string;
  sapId: string | undefined;
  expected: Window | undefined;
  events: readonly TrackingEvent[];
  asOf: Date | undefined;
};

/** By the ERP's number or ours. A foreign order, a missing one and one without a delivery answer alike (O6). */
export async function getTracking(
  { history, deliveries, erpAsOf }: OrderingDeps,
  { scope }: Pick<Request, 'scope'>,
  orderId: string,
): Promise<Tracking> {
  const order = await history.findOwner(scope, orderId);
  const found = order ? await deliveries.listDeliveries(order.orderNumber) : [];
  const events = trackingEvents(found);
  if (!order || events.length === 0) throw new Refusal('NO_TRACKING');
  return {
    orderNumber: order.orderNumber,
    sapId: order.sapId,
    expected: expectedWindow(found),
    events,
    asOf: await erpAsOf(order.country),
  };
}
