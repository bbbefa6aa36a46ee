import { z } from 'zod';
import { holdersOf, signedIn } from '../guard.ts';
import type { RestRoute } from '../rest-route.ts';
import { uid } from '../users/users.rest.ts';
import { dateReasons } from './delivery-calendar.ts';
import { companyPage } from './payer-shapes.ts';
import { transportLimits } from './transport-shapes.ts';

/** Business keys are short and plain; anything else cannot be one and is refused before the database is asked. */
export const businessKey = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/);

/** All days are the market's own (YYYY-MM-DD), as they are at the moment of the call. */
const deliveryDays = z.object({
  /** The first day that goods can arrive; null when none is open. */
  earliest: z.string().nullable(),
  /** ISO weekdays without delivery, Monday is 1. */
  closedWeekdays: z.array(z.int()),
  cutOff: z.string(),
  /** The last minute in which an order still arrives on the earliest day, as its first instant (UTC); null when none is. */
  orderUntil: z.string().nullable(),
  /** The next days that goods can arrive, at most fifteen. */
  open: z.array(z.string()),
  /** Until when to order for each of them, as `orderUntil`. */
  orderBy: z.array(z.object({ date: z.string(), moment: z.string() })),
  /** Of the next sixty days, today among them, those that cannot be chosen, and why. */
  closed: z.array(z.object({ date: z.string(), reason: z.enum(dateReasons) })),
});

/** Those of the usual means of transport; where others have days of their own, they are told by its code. */
const deliveryDates = deliveryDays.extend({
  byTransport: z.array(deliveryDays.extend({ transportType: z.string(), leadDays: z.int() })),
});

const shipTo = z.object({
  id: z.string(),
  name: z.string(),
  status: z.enum(['Active', 'Suspended', 'Move Out']),
  customerType: z.string(),
  companyId: z.string(),
  soldTo: z.object({ id: z.string(), name: z.string() }),
  payer: z.object({ id: z.string(), name: z.string() }),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  province: z.string().nullable(),
  country: z.string(),
  limits: z.array(transportLimits),
  deliveryDates,
  /** What the time left is counted from; a browser's own clock may be wrong (UTC). */
  serverTime: z.string(),
});

export const companyRoutes = {
  getShipToBySapId: {
    base: 'api',
    method: 'GET',
    reads: 'replica',
    path: '/shiptos/GetShipToBySapId/:id',
    summary: 'One delivery place of the caller: address, limits, delivery days.',
    guard: signedIn,
    whileActing: 'allowed',
    params: z.object({ id: businessKey }),
    response: shipTo,
  },
  getTransportTypes: {
    base: 'api',
    method: 'GET',
    reads: 'replica',
    path: '/transportype',
    summary: 'The means of transport at the ship-tos of the caller.',
    guard: signedIn,
    whileActing: 'allowed',
    query: z.object({ userId: uid.optional() }),
    response: z.array(z.object({ value: z.string(), label: z.string() })),
  },
  getPayer: {
    base: 'api',
    method: 'GET',
    reads: 'replica',
    path: '/payers/:id',
    summary: 'One payer of the caller: who buys and where goods go on his account, and who works there.',
    guard: holdersOf('My Profile'),
    whileActing: 'refused',
    params: z.object({ id: businessKey }),
    response: companyPage,
  },
  listPayers: {
    base: 'api',
    method: 'GET',
    reads: 'replica',
    path: '/payers',
    summary: 'All payers of the caller, or one of them; with those of one customer type alone.',
    guard: holdersOf('My Profile'),
    whileActing: 'refused',
    query: z.object({ payerid: businessKey.optional(), customerType: z.string().max(40).optional() }),
    response: companyPage,
  },
  getSoldTo: {
    base: 'api',
    method: 'GET',
    reads: 'replica',
    path: '/soldtos/:id',
    summary: 'One sold-to of the caller, with its payer, its ship-tos and who works there.',
    guard: holdersOf('My Profile'),
    whileActing: 'refused',
    params: z.object({ id: businessKey }),
    response: companyPage,
  },
} as const satisfies Record<string, RestRoute>;
