import { z } from 'zod';
import { calendarDay } from '../calendar-day-shape.ts';
import { businessKey } from '../company/company.rest.ts';
import { staffMay } from '../guard.ts';
import type { RestRoute } from '../rest-route.ts';
import { strictQuery } from '../strict-query.ts';

/** What becomes of one row of a price list: it wins, or the reason why it does not. */
export const priceVerdicts = [
  'won',
  /** The list's price, shown beside what the customer pays. */
  'list-price',
  /** Another row comes before it: of a kind that counts more, a larger quantity, a later beginning, or lower. */
  'outranked',
  /** A promotion that is not lower than what the customer pays anyway. */
  'not-lower',
  /** Anyone who takes more never pays more for one. */
  'would-raise',
  'more-packs',
  'not-yet',
  'over',
] as const;
export type PriceVerdict = (typeof priceVerdicts)[number];

/** Why there is no price at all. */
export const unpricedReasons = ['no-list', 'excluded-product', 'excluded-brand', 'discontinued', 'no-price'] as const;
export type UnpricedReason = (typeof unpricedReasons)[number];

const row = z.object({
  isOfMarket: z.boolean(),
  kind: z.enum(['list', 'customer', 'contract', 'promotion']),
  minQuantity: z.int(),
  validFrom: z.string(),
  /** Null where nobody means to end it. */
  validTo: z.string().nullable(),
  /** Net, of one pack. */
  price: z.number(),
  verdict: z.enum(priceVerdicts),
});

export const priceExplanation = z.object({
  shipTo: z.object({ id: z.string(), name: z.string(), companyId: z.string() }),
  product: z.object({ sku: z.string(), name: z.string() }),
  quantity: z.int(),
  day: z.string(),
  currency: z.string().nullable(),
  /** What one pack costs net when so many are taken; null where `unpriced` says why. */
  price: z.number().nullable(),
  listPrice: z.number().nullable(),
  unpriced: z.enum(unpricedReasons).nullable(),
  /** Those that count before those that do not; at most 200. */
  rows: z.array(row),
  /** The next day on which this quantity costs something else; a price of null is none at all. */
  nextChange: z.object({ day: z.string(), price: z.number().nullable() }).nullable(),
});
export type PriceExplanation = z.infer<typeof priceExplanation>;

export const priceExplanationRoutes = {
  explainPrice: {
    base: 'api',
    method: 'GET',
    reads: 'primary',
    path: '/staff/prices/explain',
    summary: 'Why a ship-to pays what it pays for a product: every row that could count, and what became of it.',
    guard: staffMay('prices.explain'),
    query: strictQuery({
      shipTo: businessKey,
      sku: businessKey,
      quantity: z.coerce.number().int().min(1).max(99_999).default(1),
      /** Today in the market of the ship-to where nothing is said. */
      day: calendarDay.optional(),
    }),
    response: priceExplanation,
  },
} as const satisfies Record<string, RestRoute>;
