import { z } from 'zod';
import { calendarDay } from '../calendar-day-shape.ts';
import { businessKey } from '../company/company.rest.ts';
import { staffMay } from '../guard.ts';
import { countries } from '../markets.ts';
import type { RestRoute } from '../rest-route.ts';
import { strictQuery } from '../strict-query.ts';

export const priceListCode = z.string().regex(/^[A-Za-z0-9_.-]{1,40}$/);

const listed = z.object({
  code: z.string(),
  name: z.string(),
  country: z.enum(countries),
  currency: z.string(),
  /** It holds the list prices of its market; nobody follows it alone. */
  isMarketList: z.boolean(),
  excludedProducts: z.array(z.string()),
  excludedBrands: z.array(z.string()),
  /** How many ship-tos it counts for, on days without a list of their own. */
  shipTos: z.int(),
});

/** From a day on, or, without one, before all of them. */
const followed = z.object({ validFrom: z.string().nullable(), priceList: z.string(), name: z.string() });

export const followedLists = z.object({
  shipTo: z.object({ id: z.string(), name: z.string(), companyId: z.string(), country: z.enum(countries) }),
  today: z.string(),
  /** Which one counts today. */
  current: z.string().nullable(),
  /** By day, the one without a day first. */
  lists: z.array(followed),
  /** Names what was read: whoever changes it says so. */
  version: z.string(),
});
export type FollowedLists = z.infer<typeof followedLists>;

const shipTo = businessKey;

export const assignmentPreview = z.object({
  currency: z.string(),
  same: z.int(),
  dearer: z.int(),
  cheaper: z.int(),
  gained: z.int(),
  lost: z.int(),
  /** Open carts of this ship-to, which are priced anew when somebody opens them. */
  carts: z.int(),
  /** Those that change most first, at most 200: a price of null is none. */
  products: z.array(
    z.object({ sku: z.string(), name: z.string(), before: z.number().nullable(), after: z.number().nullable() }),
  ),
});
export type AssignmentPreview = z.infer<typeof assignmentPreview>;

/** Which price list a ship-to follows, from which day on, and what that changes for it. */
export const priceListRoutes = {
  listPriceLists: {
    base: 'api',
    method: 'GET',
    reads: 'primary',
    path: '/staff/price-lists',
    summary:
      'The price lists of the markets of the caller, with what they leave out and how many ship-tos follow them.',
    guard: staffMay('prices.read'),
    query: strictQuery({ country: z.enum(countries).optional() }),
    response: z.object({ results: z.array(listed) }),
  },
  getAssignments: {
    base: 'api',
    method: 'GET',
    reads: 'primary',
    path: '/staff/assignments',
    summary: 'Which price lists a ship-to follows, and from when on.',
    guard: staffMay('prices.read'),
    query: strictQuery({ shipTo }),
    response: followedLists,
  },
  previewAssignment: {
    base: 'api',
    method: 'GET',
    reads: 'primary',
    path: '/staff/assignments/preview',
    summary: 'What another price list would change for a ship-to on a day: prices, goods gained and lost, open carts.',
    guard: staffMay('assignments.edit'),
    query: strictQuery({ shipTo, priceList: priceListCode, validFrom: calendarDay }),
    response: assignmentPreview,
  },
  assignPriceList: {
    base: 'api',
    method: 'PUT',
    repeatable: 'by nature',
    path: '/staff/assignments',
    summary: 'Lets a ship-to follow a price list from a day on; without a list the day is taken back.',
    guard: staffMay('assignments.edit'),
    body: z.strictObject({
      shipTo,
      validFrom: calendarDay,
      priceList: priceListCode.nullable(),
      version: z.string().max(100),
    }),
    response: followedLists,
  },
} as const satisfies Record<string, RestRoute>;
