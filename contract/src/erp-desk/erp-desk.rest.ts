import { z } from 'zod';
import { calendarDay } from '../calendar-day-shape.ts';
import { staffMay } from '../guard.ts';
import { countries } from '../markets.ts';
import type { RestRoute } from '../rest-route.ts';
import { strictQuery } from '../strict-query.ts';
import { mismatch, openStates, orderPath, queuePage } from './queue-shapes.ts';

const market = z.enum(countries as readonly [(typeof countries)[number], ...(typeof countries)[number][]]);
const orderNumber = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/);
const page = {
  offset: z.coerce.number().int().min(0).max(5_000).default(0),
  limit: z.coerce.number().int().min(1).max(100).default(25),
};
const params = z.object({ orderNumber });

/** What waits for the ERP, does not arrive there or does not agree with it. For the supplier's own people. */
export const erpDeskRoutes = {
  listErpMessages: {
    base: 'api',
    method: 'GET',
    reads: 'primary',
    path: '/staff/erp/messages',
    summary: 'Orders of which something waits for the ERP or is parked, the oldest first, each with what may be done.',
    guard: staffMay('erp.read'),
    query: strictQuery({
      ...page,
      /** `waiting` with what is on its way this moment. */
      state: z.enum(openStates).optional(),
      market: market.optional(),
      cause: z.string().min(1).max(60).optional(),
      /** Minutes that it has waited at least. */
      olderThan: z.coerce.number().int().min(0).max(100_000).optional(),
    }),
    response: queuePage,
  },
  getErpOrder: {
    base: 'api',
    method: 'GET',
    reads: 'primary',
    path: '/staff/erp/messages/:orderNumber',
    summary: 'Every message of one order in its sequence, with the ERP’s own words.',
    guard: staffMay('erp.read'),
    params,
    query: strictQuery({}),
    response: orderPath,
  },
  retryErpOrder: {
    base: 'api',
    method: 'POST',
    repeatable: 'by nature',
    path: '/staff/erp/messages/:orderNumber/retry',
    summary: 'Sends the order anew as it is now; the ERP is asked first whether it has it.',
    guard: staffMay('erp.change'),
    params,
    response: orderPath,
  },
  retryErpOrders: {
    base: 'api',
    method: 'POST',
    repeatable: 'by nature',
    path: '/staff/erp/messages/retry',
    summary: 'Sends anew what is parked for one cause, the oldest first and so many at a time; `left` still is parked.',
    guard: staffMay('erp.change'),
    body: z.strictObject({ cause: z.string().min(1).max(60), market: market.optional() }),
    response: z.object({ resent: z.int(), left: z.int() }),
  },
  parkErpOrder: {
    base: 'api',
    method: 'POST',
    repeatable: 'by nature',
    path: '/staff/erp/messages/:orderNumber/park',
    summary: 'Nothing of the order is sent until somebody sends it on.',
    guard: staffMay('erp.change'),
    params,
    body: z.strictObject({ reason: z.string().trim().min(3).max(300) }),
    response: orderPath,
  },
  renumberErpOrder: {
    base: 'api',
    method: 'POST',
    repeatable: 'by nature',
    path: '/staff/erp/messages/:orderNumber/renumber',
    summary: 'Another document has the order’s reference there: it goes out under the next one.',
    guard: staffMay('erp.change'),
    params,
    response: orderPath,
  },
  adoptErpOrder: {
    base: 'api',
    method: 'POST',
    repeatable: 'by nature',
    path: '/staff/erp/messages/:orderNumber/adopt',
    summary: 'The order is in the ERP already under this number, which nothing else here has.',
    guard: staffMay('erp.change'),
    params,
    body: z.strictObject({ sapId: z.string().regex(/^[A-Za-z0-9]{1,20}$/), reason: z.string().trim().min(3).max(300) }),
    response: orderPath,
  },
  giveUpErpOrder: {
    base: 'api',
    method: 'POST',
    repeatable: 'by nature',
    path: '/staff/erp/messages/:orderNumber/give-up',
    summary: 'The order will not be delivered: its customer is told, and nothing of it is sent any more.',
    guard: staffMay('erp.change'),
    params,
    body: z.strictObject({ reason: z.string().trim().min(3).max(300) }),
    response: orderPath,
  },
  listErpMismatches: {
    base: 'api',
    method: 'GET',
    reads: 'primary',
    path: '/staff/erp/reconciliation',
    summary: 'What the portal and the ERP do not agree on, the oldest first.',
    guard: staffMay('erp.read'),
    query: strictQuery({
      ...page,
      market: market.optional(),
      kind: mismatch.shape.kind.optional(),
      /** The days on which it was first found. */
      from: calendarDay.optional(),
      to: calendarDay.optional(),
    }),
    response: z.object({ results: z.array(mismatch), total: z.int(), offset: z.int(), limit: z.int() }),
  },
  reconcileErp: {
    base: 'api',
    method: 'POST',
    repeatable: 'by nature',
    path: '/staff/erp/reconciliation',
    summary: 'Compares with the ERP within a minute.',
    guard: staffMay('erp.change'),
    body: z.strictObject({ markets: z.array(market).min(1).max(countries.length) }),
    response: z.object({ asked: z.literal(true) }),
  },
} as const satisfies Record<string, RestRoute>;
