import { z } from 'zod';
import { maxEmailLength } from '../users/email.ts';
import { uid } from '../users/managed-user-shapes.ts';
import { userStatuses } from '../users/user-status.ts';
import { helpReasonLength } from './help-kinds.ts';

export { uid };

/** How somebody's way in stands, for those who help them. Never a password, and no session by its id. */
export const helpedPerson = z.object({
  uid: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  country: z.string(),
  status: z.enum(userStatuses),
  version: z.int(),
  /** The latest; null where there never was one. */
  invitation: z.object({ sentAt: z.string(), expiresAt: z.string(), isOver: z.boolean() }).nullable(),
  /** Too many wrong passwords were tried; until then none is looked at. */
  lockedUntil: z.string().nullable(),
  browsers: z.int(),
  programs: z.int(),
  /** Where an outside provider keeps the passwords, nothing is locked here. */
  hasPasswordHere: z.boolean(),
});
export type HelpedPerson = z.infer<typeof helpedPerson>;

/** Stays with the supplier: the person and their owners read what was done, and not why. */
const reason = z.string().trim().min(helpReasonLength.min).max(helpReasonLength.max);
export const helpReason = z.strictObject({ reason });

export const correctedDetails = z.strictObject({
  firstName: z.string().max(80),
  lastName: z.string().max(80),
  email: z.string().max(2 * maxEmailLength),
  phone: z.string().max(40).nullable(),
  version: z.int().min(1),
  reason,
});
export type CorrectedDetails = z.infer<typeof correctedDetails>;
