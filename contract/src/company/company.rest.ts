import { z } from 'zod';
import { signedIn } from '../guard.ts';
import type { RestRoute } from '../rest-route.ts';
import { uid } from '../users/users.rest.ts';
import { dateReasons } from './delivery-calendar.ts';

/** Business keys are short and plain; anything else cannot be one and is refused before the database is asked. */
export const businessKey = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/);

const transportLimits = z.object({
  transportType: z.string(),
  handstacked: z.boolean(),
  minimumPallets: z.number().nullable(),
  maximumPallets: z.number().nullable(),
  minimumWeightKg: z.number().nullable(),
  maximumWeightKg: z.number().nullable(),
  minimumPrice: z.number().nullable(),
});

/** All days are the market's own (YYYY-MM-DD), as they stand at the moment of the call. */
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
});

export const companyRoutes = {
  getShipToBySapId: {
    base: 'api',
    method: 'GET',
    path: '/shiptos/GetShipToBySapId/:id',
    summary: 'One delivery place of the caller: address, limits, delivery days.',
    guard: signedIn,
    params: z.object({ id: businessKey }),
    response: shipTo,
  },
  getTransportTypes: {
    base: 'api',
    method: 'GET',
    path: '/transportype',
    summary: 'The means of transport at the ship-tos of the caller.',
    guard: signedIn,
    query: z.object({ userId: uid.optional() }),
    response: z.array(z.object({ value: z.string(), label: z.string() })),
  },
} as const satisfies Record<string, RestRoute>;
