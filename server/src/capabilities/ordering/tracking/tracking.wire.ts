import type { orderingRoutes } from '@dray/contract/ordering/ordering.rest.ts';
import type { RestOutput } from '@dray/contract/rest-route.ts';
import type { Tracking } from './get-tracking.ts';
import type { Window } from './tracking.model.ts';

export const momentToWire = (moment: Date | undefined): string | null => moment?.toISOString() ?? null;

export const windowToWire = (window: Window | undefined): { from: string; to: string } | null =>
  window ? { from: window.from.toISOString(), to: window.to.toISOString() } : null;

export const trackingToWire = (tracking: Tracking): RestOutput<(typeof orderingRoutes)['getTracking']> => ({
  orderId: tracking.sapId ?? null,
  orderNumber: tracking.orderNumber,
  expected: windowToWire(tracking.expected),
  events: tracking.events.map(({ code, at, planned, depot, deliveryNumber }) => ({
    code,
    at: momentToWire(at),
    planned: momentToWire(planned),
    place: depot ?? null,
    deliveryNumber,
  })),
  asOf: momentToWire(tracking.asOf),
});
