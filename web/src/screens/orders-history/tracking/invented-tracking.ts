import type { Tracking } from '#capabilities/ordering/index.ts';

const at = '2026-11-12T09:30:00.000Z';
const event = { at, planned: null, place: null, deliveryNumber: '8000000000' };

/** Of ordinary length, so that what comes takes the place of what is drawn while one waits. */
export const inventedTracking: Tracking = {
  orderId: null,
  orderNumber: '',
  expected: { from: at, to: at },
  events: (['created', 'picked', 'issued', 'delivered'] as const).map((code) => ({ code, ...event })),
  asOf: null,
};
