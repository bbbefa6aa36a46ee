import { z } from 'zod';
import { calendarDay } from '../calendar-day-shape.ts';
import { holdersOf } from '../guard.ts';
import { limits } from '../limits.ts';
import type { RestRoute } from '../rest-route.ts';
import { orderStatuses } from './order-status.ts';

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
});

const orderRow = z.object({
  orderNumber: z.string().meta({ example: '4500123' }),
  /** Null until the ERP has taken the order. */
  sapId: z.string().nullable(),
  customerOrderNumber: z.string().meta({ example: '2026/117' }),
  orderType: z.string(),
  status: orderStatus,
  deliveryStatus: z.string().nullable(),
  orderDate: z.string().meta({ example: '2026-11-12T09:30:00.000Z', description: 'The moment of placing (UTC).' }),
  deliveryDate: z.string().meta({ example: '2026-11-18', description: "A day of the market's calendar." }),
  shipToId: z.string(),
  shipToName: z.string(),
  shipToCity: z.string(),
  total: z.number().meta({ example: 48320, description: 'With tax and deposits.' }),
  currency: z.string().meta({ example: 'CZK' }),
  quantityTotal: z.number(),
  pallets: z.number(),
});

/** Stays as it is for as long as there is the order, whatever is added or taken away. */
const lineNo = z.int().meta({ example: 10 });

const orderLine = z.object({
  position: z.int(),
  lineNo,
  sku: z.string(),
  name: z.string(),
  packFormat: z.string(),
  packLabel: z
    .string()
    .meta({ example: 'Keg 50 l', description: 'What it is packed in, in words; of a bundle empty.' }),
  quantity: z.number(),
  numberOfLayer: z.int(),
  numberOfPallet: z.int(),
  quantityTotal: z.number(),
  unitPrice: z.number(),
  basicPrice: z.number().nullable(),
  discount: z.number(),
  rowTotal: z.number(),
  taxRate: z.number(),
  weight: z.number(),
  bundleOptions: z.array(
    z.object({
      lineNo,
      id: z.string(),
      sku: z.string(),
      name: z.string(),
      quantity: z.number(),
      price: z.number().nullable(),
    }),
  ),
});

const orderDetail = orderRow.extend({
  transportType: z.string(),
  transportLabel: z.string(),
  paymentMethod: z.string(),
  paymentTitle: z.string(),
  noteForDriver: z.string().nullable(),
  revision: z.int().meta({ example: 1, description: 'How often it was changed since, and one.' }),
  physicalPallets: z.int(),
  weight: z.number(),
  hectolitres: z.number(),
  lines: z.array(orderLine),
  returnables: z.array(
    z.object({
      lineNo,
      parentSku: z.string().nullable(),
      sku: z.string(),
      name: z.string(),
      totalUnits: z.number(),
      unitPrice: z.number(),
      totalPrice: z.number(),
    }),
  ),
  totals: z.object({
    net: z.number(),
    discount: z.number(),
    tax: z.number(),
    deposit: z.number(),
    grand: z.number(),
    currency: z.string(),
  }),
  taxes: z.array(z.object({ rate: z.number(), base: z.number(), amount: z.number() })),
  discounts: z.array(z.object({ code: z.string(), label: z.string(), amount: z.number() })),
  shipTo: z.object({
    id: z.string(),
    name: z.string(),
    street: z.string(),
    postalCode: z.string(),
    city: z.string(),
    province: z.string().nullable(),
    country: z.string(),
  }),
  soldTo: z.object({ id: z.string(), name: z.string() }),
  payer: z.object({
    id: z.string(),
    name: z.string(),
    street: z.string(),
    postalCode: z.string(),
    city: z.string(),
    country: z.string(),
    identificationNo: z.string(),
    taxVat: z.string(),
  }),
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

export const orderingRoutes = {
  listOrders: {
    base: 'api',
    method: 'GET',
    path: '/orders',
    summary: "Orders of the caller's ship-tos, newest first.",
    guard: holdersOf('My Orders'),
    query: listQuery,
    response: z.object({ sopList: z.array(orderRow), total: z.int() }),
  },
  listDeliveryStatuses: {
    base: 'api',
    method: 'GET',
    path: '/orders/GetOrderStatus',
    summary: 'The delivery statuses that an order may have, with their labels.',
    guard: holdersOf('My Orders'),
    response: z.array(z.object({ value: z.string().meta({ example: 'DELIVERED' }), label: z.string() })),
  },
  getOrder: {
    base: 'api',
    method: 'GET',
    path: '/orders/:orderNumber',
    summary: 'One order as it was placed: lines, deposits, totals, addresses, taxes, discounts.',
    guard: holdersOf('My Orders'),
    params: z.object({ orderNumber }),
    response: orderDetail,
  },
  getOrderByCart: {
    base: 'api',
    method: 'GET',
    path: '/orders/ByCart/:cartId',
    summary: "The order that was placed from the caller's own cart: what became of a placing whose answer was lost.",
    guard: holdersOf('Catalogue'),
    params: z.object({ cartId: z.string().max(60) }),
    response: placedOrder,
  },
  acceptAgreement: {
    base: 'api',
    method: 'POST',
    path: '/agreements/accept',
    summary: 'Accepts an agreement in its version in force; without the Master Purchase Agreement nothing is ordered.',
    guard: holdersOf('Catalogue'),
    body: z.object({
      agreement: z.literal('master-purchase'),
      version: z.string().max(20).meta({ example: '2026-01' }),
    }),
    response: z.object({ agreement: z.string(), version: z.string() }),
  },
} as const satisfies Record<string, RestRoute>;
