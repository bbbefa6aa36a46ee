import { z } from 'zod';

/** Money in the currency of the contract; hectolitres with two places. */
const step = z.object({
  hl: z.number(),
  /** Percent of what was bought in the term, net. */
  bonus: z.number(),
  isCommitment: z.boolean(),
  state: z.enum(['reached', 'next', 'ahead']),
  reachedOn: z.string().nullable(),
  amount: z.number(),
  /** Worked out for a volume that is not there yet. */
  isEstimate: z.boolean(),
  missingHl: z.number(),
});

const next = z.object({
  hl: z.number(),
  bonus: z.number(),
  /** Besides what is ordered and in the caller's cart. */
  missingHl: z.number(),
  /** What the step brings beyond the one that is reached, on what was bought so far. */
  gain: z.number(),
  /** What would make up for it, where the caller may order there. */
  product: z
    .object({
      sku: z.string(),
      name: z.string(),
      packFormat: z.string(),
      hlPerPack: z.number(),
      packs: z.int(),
      shipToId: z.string(),
    })
    .nullable(),
});

/** Without an id: all ship-tos that the caller does not reach. */
const shipToShare = z.object({
  shipToId: z.string().nullable(),
  name: z.string().nullable(),
  city: z.string().nullable(),
  deliveredHl: z.number(),
  share: z.number(),
  /** What came in the months that both years know, and in the same days of the year before; null where none is (T158). */
  comparedHl: z.number().nullable(),
  lastYearHl: z.number().nullable(),
});

export const contractShape = z.object({
  id: z.string(),
  number: z.string(),
  payerId: z.string(),
  payerName: z.string(),
  name: z.string(),
  kind: z.enum(['volume', 'equipment']),
  state: z.enum(['coming', 'running', 'ended']),
  from: z.string(),
  to: z.string(),
  daysLeft: z.int(),
  elapsedShare: z.number(),
  currency: z.string(),
  committedHl: z.number().nullable(),
  deliveredHl: z.number(),
  orderedHl: z.number(),
  cartHl: z.number(),
  remainingHl: z.number(),
  planTodayHl: z.number().nullable(),
  deliveredNet: z.number(),
  steps: z.array(step),
  next: next.nullable(),
  months: z.array(z.object({ month: z.string(), planHl: z.number().nullable(), deliveredHl: z.number() })),
  places: z.array(shipToShare),
  /** The first month that is compared; null where none can be. */
  comparedFrom: z.string().nullable(),
  /** An estimate: what comes of it at the present pace. */
  outlook: z.object({ hl: z.number(), bonus: z.number().nullable(), missingHl: z.number() }).nullable(),
  payOutBy: z.string().nullable(),
  conditions: z.string().nullable(),
  hasFile: z.boolean(),
});

export type ContractOnWire = z.output<typeof contractShape>;

export const contractsAnswer = z.object({
  contracts: z.array(contractShape),
  /** When it was worked out (ISO 8601). */
  asOf: z.string(),
});
