import { daysAgo, type MondayCall, reads } from './monday-call.ts';

const filters: readonly [string, string][] = [
  ['first page', ''],
  ['third page', 'offset=50'],
  ['by status', 'status=Completely%20Processed'],
  ['by rare status', 'status=Fully%20Rejected'],
  ['by delivery status', 'deliveryStatus=DELIVERED'],
  ['open ones', 'view=open'],
  ['with differences', 'view=differences'],
  ['by days', `from=${daysAgo(200)}&to=${daysAgo(170)}`],
];

/** The history with each filter, and one order of it. */
export const historyCalls: readonly MondayCall[] = [
  ...filters.map(([name, query]) => reads(`history: ${name}`, () => `/api/orders?limit=25&${query}`)),
  reads('history: by ship-to', ({ shipToId }) => `/api/orders?limit=25&shipTo=${shipToId}`),
  reads('history: by part of a number', ({ partOfNumber }) => `/api/orders?limit=25&search=${partOfNumber}`),
  reads('history: counts', () => '/api/orders/counts'),
  reads('order', ({ orderNumber }) => `/api/orders/${orderNumber}`),
  reads('order: tracking', ({ sapId }) => `/api/orders/GetTracking/${sapId}`),
  reads('order: its documents', ({ orderNumber }) => `/api/mydocuments/GetAllDocumentsByOrderId/${orderNumber}`),
];
