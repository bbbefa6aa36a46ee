import { z } from 'zod';

/** What waits for a second pair of eyes; a later capability adds its kind. */
export const changeKinds = ['staff-grant', 'import', 'payment-terms'] as const;
export type ChangeKind = (typeof changeKinds)[number];

export const changeStates = ['waiting', 'approved', 'refused', 'withdrawn', 'expired'] as const;
export type ChangeState = (typeof changeStates)[number];

export const changeId = z.string().regex(/^\d{1,18}$/);

/** Why the caller may not decide: it is their own request, or they lack the right where it would hold. */
export const undecidable = ['own', 'right-missing'] as const;

export const changeRequest = z.object({
  id: changeId,
  kind: z.enum(changeKinds),
  /** Whom or what it is about, in words that are no text of ours: a name, an address. */
  subject: z.object({ key: z.string(), name: z.string() }),
  before: z.record(z.string(), z.string().nullable()),
  after: z.record(z.string(), z.string().nullable()),
  state: z.enum(changeStates),
  requestedBy: z.object({ uid: z.string(), name: z.string().nullable() }),
  requestedAt: z.string(),
  expiresAt: z.string(),
  decidedBy: z.string().nullable(),
  decidedAt: z.string().nullable(),
  reason: z.string().nullable(),
  mayDecide: z.boolean(),
  whyNot: z.enum(undecidable).nullable(),
  mayWithdraw: z.boolean(),
  /** Where nobody but the one who asked could approve: what an operator types instead. */
  command: z.string().nullable(),
});
export type ChangeRequest = z.infer<typeof changeRequest>;

export const changePage = z.object({
  results: z.array(changeRequest),
  total: z.int(),
  offset: z.int(),
  limit: z.int(),
});

export const refusalReason = z.strictObject({ reason: z.string().trim().min(3).max(500) });
