import { z } from 'zod';
import { recordedActions } from './recorded-actions.ts';

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]);

export const recordedEvent = z.object({
  id: z.string(),
  /** UTC. */
  at: z.string(),
  action: z.enum(recordedActions),
  actor: z.object({ uid: z.string(), kind: z.enum(['person', 'staff', 'system']), name: z.string().nullable() }),
  /** The customer's person for whom staff did it. */
  actingFor: z.object({ uid: z.string(), name: z.string().nullable() }).nullable(),
  company: z.object({ id: z.string(), name: z.string().nullable() }).nullable(),
  /** The thing that was changed: `account:u-1`, `section:Contracts`. */
  subject: z.object({ kind: z.string(), key: z.string(), name: z.string().nullable() }),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  /** What it was before and is now, by field. */
  changes: z.record(z.string(), z.tuple([value, value])),
  requestId: z.string(),
});
export type RecordedEvent = z.infer<typeof recordedEvent>;

export const trailPage = z.object({
  results: z.array(recordedEvent),
  total: z.int().meta({ description: 'At most 1000 are counted.' }),
  offset: z.int(),
  limit: z.int(),
  /** Asks for what is older than this page. */
  nextBefore: z.string().nullable(),
});
export type TrailPage = z.infer<typeof trailPage>;
