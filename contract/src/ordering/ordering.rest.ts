import { z } from 'zod';
import { calendarDay } from '../calendar-day-shape.ts';
import { holdersOf } from '../guard.ts';
import { limits } from '../limits.ts';
import type { RestRoute } from '../rest-route.ts';
import { orderDetail, orderRow, tracking } from './order-shapes.ts';
import { orderStatuses } from './order-status.ts';
import { orderViews } from './order-views.ts';

const orderStatus = z.enum(orderStatuses);

/** Numbers of orders are ours or come from elsewhere; anything else cannot be one. */
const orderNumber = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/);
/** One value, or several as `status=a&status=b`. */
const oneOrMore = <Value extends z.ZodType>(value: Value) =>
  z.preprocess(
    (given) => (given === undefined || Array.isArray(given) ? given : [given]),
    z.array(value).max(50).optional(),
  );

const listQuery = z.object({
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
  limit: z.coerce.number().int().min(1).max(limits.pageSize).default(25),
  /** Part of our number, of the ERP's or of the customer's own. */
  search: z.string().trim().max(60).optional(),
  shipTo: oneOrMore(z.string().max(40)),
  /** Days of the market's calendar on which it was placed, both included. */
  from: calendarDay.optional(),
  to: calendarDay.optional(),
  status: oneOrMore(orderStatus),
  deliveryStatus: oneOrMore(z.string().max(60)),
  /** Those under way, or those of which less came than was ordered. */
  view: z.enum(orderViews).optional(),
});

const placedOrder = z.object({
  orderNumber: z.string().meta({ example: '4500123' }),
  customerOrderNumber: z.string(),
  noteForDriver: z.string().nullable(),
  sapId: z.string().nullable(),
  deliveryDate: z.string(),
  total: z.number(),
  currency: z.string(),
});

const choice = z.object({ value: z.string(), label: z.string() });

export const orderingRoutes = {
  listOrders: {
    base: 'api',
    method: 'GET',
    reads: 'replica',
    path: '/orders',
    summary: "Orders of the caller's ship-tos, newest first.",
    guard: holdersOf('My Orders'),
    whileActing: 'allowed',
    query: listQuery,
    response: z.object({
      sopList: z.array(orderRow),
      total: z.int(),
      totalIsAtLeast: z.boolean().meta({
        description: 'There are more than `total` says; it grows with the offset, so paging reaches the end.',
      }),
    }),
  },
  countOrders: {
    base: 'api',
    method: 'GET',
    reads: 'replica',
    path: '/orders/counts',
    summary: 'How many orders each quick view and each status holds, within the other filters; at most 1000 each.',
    guard: holdersOf('My Orders'),
    whileActing: 'allowed',
    query: listQuery.omit({ offset: true, limit: true }),
    response: z.object({
      all: z.int(),
      views: z.record(z.enum(orderViews), z.int()),
      statuses: z.record(z.string(), z.int()),
      deliveryStatuses: z.record(z.string(), z.int()),
      shipTos: z.record(z.string(), z.int()),
    }),
  },
  listOrderTypes: {
    base: 'api',
    method: 'GET',
    reads: 'replica',
    path: '/ordertypes',
    summary: 'The types that an order may have, with their labels.',
    guard: holdersOf('My Orders'),
    whileActing: 'allowed',
    response: z.array(choice),
  },
  listOrderStatuses: {
    base: 'api',
    method: 'GET',
    reads: 'replica',
    path: '/orderstatus',
    summary: 'The processing statuses that an order may have, with their labels.',
    guard: holdersOf('My Orders'),
    whileActing: 'allowed',
    response: z.array(choice),
  },
  getTracking: {
    base: 'api',
    method: 'GET',
    reads: 'replica',
    path: '/orders/GetTracking/:orderId',
    summary: "The dated facts of an order's deliveries, by the ERP's number or ours.",
    guard: holdersOf('My Orders'),
    whileActing: 'allowed',
    params: z.object({ orderId: orderNumber }),
    response: tracking,
  },
  listDeliveryStatuses: {
    base: 'api',
    method: 'GET',
    reads: 'replica',
    path: '/orders/GetOrderStatus',
    summary: 'The delivery statuses that an order may have, with their labels.',
    guard: holdersOf('My Orders'),
    whileActing: 'allowed',
    response: z.array(z.object({ value: z.string().meta({ example: 'DELIVERED' }), label: z.string() })),
  },
  getOrder: {
    base: 'api',
    method: 'GET',
    reads: 'replica',
    path: '/orders/:orderNumber',
    summary: 'One order as it was placed, and what became of it: lines, deliveries, documents, totals, addresses.',
    guard: holdersOf('My Orders'),
    whileActing: 'allowed',
    params: z.object({ orderNumber }),
    response: orderDetail,
  },
  getOrderByCart: {
    base: 'api',
    method: 'GET',
    reads: 'primary',
    path: '/orders/ByCart/:cartId',
    summary: "The order that was placed from the caller's own cart: what became of a placing whose answer was lost.",
    guard: holdersOf('Catalogue'),
    whileActing: 'allowed',
    params: z.object({ cartId: z.string().max(60) }),
    response: placedOrder,
  },
  acceptAgreement: {
    base: 'api',
    method: 'POST',
    repeatable: 'by nature',
    path: '/agreements/accept',
    summary: 'Accepts an agreement in its version in force; without the Master Purchase Agreement nothing is ordered.',
    guard: holdersOf('Catalogue'),
    whileActing: 'refused',
    body: z.object({
      agreement: z.literal('master-purchase'),
      version: z.string().max(20).meta({ example: '2026-01' }),
    }),
    response: z.object({ agreement: z.string(), version: z.string() }),
  },
} as const satisfies Record<string, RestRoute>;
