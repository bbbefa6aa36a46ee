import { z } from 'zod';
import { calendarDay } from '../calendar-day-shape.ts';
import { staffMay } from '../guard.ts';
import { countries } from '../markets.ts';
import { orderDetail, orderRow } from '../ordering/order-shapes.ts';
import { orderStatuses } from '../ordering/order-status.ts';
import { orderViews } from '../ordering/order-views.ts';
import type { RestRoute } from '../rest-route.ts';
import { strictQuery } from '../strict-query.ts';
import { maxOrderOffset } from './order-paging.ts';

const market = z.enum(countries as readonly [(typeof countries)[number], ...(typeof countries)[number][]]);
/** Numbers of orders are ours or come from elsewhere; anything else cannot be one. */
const orderNumber = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/);
const businessKey = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/);
const oneOrMore = <Value extends z.ZodType>(value: Value) =>
  z.preprocess(
    (given) => (given === undefined || Array.isArray(given) ? given : [given]),
    z.array(value).max(50).optional(),
  );

/** Whose order it is, which its customer need not be told. */
const ownership = {
  market,
  companyId: z.string(),
  companyName: z.string(),
  placedBy: z.string().nullable().meta({ description: 'The name of who placed it; null where nobody is known by it.' }),
};

/** Orders of all customers, for the supplier's own people. */
export const orderDeskRoutes = {
  listStaffOrders: {
    base: 'api',
    method: 'GET',
    reads: 'replica',
    path: '/staff/orders',
    summary: 'Orders within the reader’s markets and portfolio, the newest first.',
    guard: staffMay('orders.read'),
    query: strictQuery({
      offset: z.coerce.number().int().min(0).max(maxOrderOffset).default(0),
      limit: z.coerce.number().int().min(1).max(100).default(25),
      /** Only those placed before this one: what comes after its row, however far down that is. */
      before: orderNumber.optional(),
      market: market.optional(),
      company: businessKey.optional(),
      /** Part of our number, of the ERP's or of the customer's own. */
      search: z.string().trim().max(60).optional(),
      shipTo: oneOrMore(businessKey),
      /** Days of the market's calendar on which it was placed, both included. */
      from: calendarDay.optional(),
      to: calendarDay.optional(),
      status: oneOrMore(z.enum(orderStatuses)),
      deliveryStatus: oneOrMore(z.string().max(60)),
      view: z.enum(orderViews).optional(),
    }),
    response: z.object({
      results: z.array(orderRow.extend(ownership)),
      total: z.int(),
      totalIsAtLeast: z.boolean(),
      offset: z.int(),
      limit: z.int(),
    }),
  },
  getStaffOrder: {
    base: 'api',
    method: 'GET',
    reads: 'primary',
    path: '/staff/orders/:orderNumber',
    summary: 'One order as its customer sees it; documents only for readers who may see them there.',
    guard: staffMay('orders.read'),
    params: z.object({ orderNumber }),
    query: strictQuery({}),
    response: orderDetail.extend(ownership),
  },
} as const satisfies Record<string, RestRoute>;
