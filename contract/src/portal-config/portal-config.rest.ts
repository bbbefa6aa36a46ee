import { z } from 'zod';
import { everyone } from '../guard.ts';
import { countries } from '../markets.ts';
import type { RestRoute } from '../rest-route.ts';

const clockTime = z.string().regex(/^\d{2}:\d{2}$/);

/** How a market's customer service is reached; one record per market (N7). */
export const marketContact = z.object({
  country: z.enum(countries),
  company: z.string(),
  phones: z.array(z.object({ label: z.enum(['orders', 'service']), number: z.string() })),
  email: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  requestsFrom: clockTime,
  requestsTo: clockTime,
  /** ISO weekdays, Monday is 1. */
  serviceDays: z.array(z.int().min(1).max(7)),
  /** The market's holidays of the next twelve months: nobody is there. */
  closedDays: z.array(z.iso.date()),
});
export type MarketContact = z.infer<typeof marketContact>;

export const portalConfigRoutes = {
  listContacts: {
    base: 'api',
    method: 'GET',
    reads: 'replica',
    path: '/contacts',
    summary: "Every market's customer service: phones, address, hours.",
    guard: everyone,
    whileActing: 'allowed',
    response: z.object({ contacts: z.array(marketContact) }),
  },
} as const satisfies Record<string, RestRoute>;
