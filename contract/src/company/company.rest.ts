import { z } from 'zod';
import { signedIn } from '../guard.ts';
import type { RestRoute } from '../rest-route.ts';

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

const deliveryDates = z.object({
  /** The first day that goods can arrive, in the market's calendar (YYYY-MM-DD); null when none is open. */
  earliest: z.string().nullable(),
  /** ISO weekdays without delivery, Monday is 1. */
  closedWeekdays: z.array(z.int()),
  cutOff: z.string(),
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
} as const satisfies Record<string, RestRoute>;
