import { z } from 'zod';
import { actingReasonLength } from '../staff/while-acting.ts';
import { uid } from '../users/managed-user-shapes.ts';

/** What the tab holds; whoever finds it elsewhere cannot use it. */
export const actingId = z.string().regex(/^[\w-]{43}$/);

const reason = z.string().trim().min(actingReasonLength.min).max(actingReasonLength.max);

/** For a person of a customer, or at the desk for a ship-to whose pub has no account. */
export const wantedActing = z.union([
  z.strictObject({ uid, reason }),
  z.strictObject({ shipToId: z.string().min(1).max(40), reason }),
]);

const named = z.object({ id: z.string(), name: z.string() });

export const acting = z.object({
  /** Whose cart and rights it is. */
  uid: z.string(),
  /** Of the person, or of the pub. */
  name: z.string(),
  company: named,
  /** Only of the desk. */
  shipTo: named.nullable(),
  reason: z.string(),
  startedAt: z.string(),
  expiresAt: z.string(),
});
export type ActingShown = z.infer<typeof acting>;

export const startedActing = acting.extend({ actingId });
