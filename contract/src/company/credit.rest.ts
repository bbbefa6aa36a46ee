import { z } from 'zod';
import { signedIn } from '../guard.ts';
import type { RestRoute } from '../rest-route.ts';
import { businessKey } from './company.rest.ts';

export const creditVerdicts = ['none', 'within', 'near', 'exceeded', 'blocked', 'needs-owner'] as const;
export type CreditVerdict = (typeof creditVerdicts)[number];

export const creditShape = z.object({
  payerId: z.string(),
  /** `none`: no limit, or nothing that the caller is told of; `needs-owner`: somebody who may see the amounts must look. */
  verdict: z.enum(creditVerdicts),
  mode: z.enum(['none', 'warn', 'block']),
  /** Older than a day: it warns and nothing more. */
  isStale: z.boolean(),
  asOf: z.string().nullable(),
  /** Only with My Documents or Contracts at a ship-to of the payer. */
  amounts: z
    .object({
      currency: z.string(),
      limit: z.number(),
      /** Open bills and what was ordered before `asOf` and has not come. */
      used: z.number(),
      /** Ordered here since then. */
      ordersSince: z.number(),
      available: z.number(),
      share: z.number(),
    })
    .nullable(),
});

export const creditRoutes = {
  getPayerCredit: {
    base: 'api',
    method: 'GET',
    reads: 'primary',
    path: '/payers/:id/credit',
    summary: 'How much of a payer’s credit line is left; amounts for those who may see his documents or contracts.',
    guard: signedIn,
    whileActing: 'allowed',
    params: z.object({ id: businessKey }),
    response: creditShape,
  },
} as const satisfies Record<string, RestRoute>;
