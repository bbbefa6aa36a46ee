import { z } from 'zod';
import { everyone, signedIn } from '../guard.ts';
import type { RestRoute } from '../rest-route.ts';
import { uid } from '../users/users.rest.ts';
import { consentKinds } from './consents.ts';
import { passwordRules } from './password-rules.ts';

/** Twice the length that is taken: anyone who types more is told so in words. */
const password = z.string().max(512);
/** As they are in the address of a link. */
const link = { gig_i_code: z.string().max(100), gig_i_vToken: z.string().max(200) };
const twice = { newPassword: password, retypePassword: password };

const version = z.string().max(40).optional();
export const givenConsents = z.strictObject({
  terms: version,
  privacy: version,
  guidelines: version,
  masterPurchase: version,
});

/** What was signed out, by the kind of device. */
const ended = z.object({
  phone: z.number(),
  tablet: z.number(),
  computer: z.number(),
  unknown: z.number(),
  program: z.number(),
});
export type EndedAccess = z.infer<typeof ended>;

const done = z.object({ email: z.string(), ended });

/** Besides code and message a refused password says which rules it breaks, or why it is easy to guess. */
export const refusedPassword = z.object({
  unmet: z.array(z.enum([...passwordRules, 'previous', 'guessable'])),
  reason: z.string().optional(),
});
export const refusedConsents = z.object({
  missing: z.array(z.object({ kind: z.enum(consentKinds), message: z.string() })),
});

const readLink = z.object({
  kind: z.enum(['invitation', 'reset']),
  email: z.string(),
  name: z.string(),
  expiresAt: z.string(),
  invitedBy: z.string().nullable(),
  companyName: z.string().nullable(),
  places: z.array(
    z.object({ name: z.string().nullable(), city: z.string().nullable(), roleid: z.string(), rolename: z.string() }),
  ),
  consents: z.array(z.object({ kind: z.enum(consentKinds), version: z.string(), since: z.string() })),
  /** Where an outside provider keeps them (T139). */
  passwordsElsewhere: z.string().nullable(),
});
export type ReadLink = z.infer<typeof readLink>;

export const passwordsRoutes = {
  readLink: {
    base: 'identity',
    // Not GET: a secret in an address ends up in logs.
    method: 'POST',
    repeatable: 'by nature',
    path: '/users/ReadLink',
    summary: 'What a link by mail is for. Uses nothing up.',
    guard: everyone,
    whileActing: 'refused',
    body: z.strictObject(link),
    response: readLink,
  },
  setFirstPassword: {
    base: 'identity',
    method: 'PUT',
    repeatable: 'by nature',
    path: '/users/SetFirstPassword',
    summary: 'Sets the first password of somebody who was invited, with the consents; the link is used up.',
    guard: everyone,
    whileActing: 'refused',
    body: z.strictObject({ ...link, ...twice, consents: givenConsents }),
    response: done,
  },
  acceptInvitation: {
    base: 'identity',
    method: 'PUT',
    repeatable: 'by nature',
    path: '/users/AcceptInvitation',
    summary: 'The same without a password, where an outside provider keeps them (T139).',
    guard: everyone,
    whileActing: 'refused',
    body: z.strictObject({ ...link, consents: givenConsents }),
    response: z.object({ email: z.string() }),
  },
  forgotPassword: {
    base: 'identity',
    method: 'POST',
    repeatable: 'by nature',
    path: '/users/ForgotPassword',
    summary: 'Sends a link by mail, if there is such an account; the answer is the same if there is none.',
    guard: everyone,
    whileActing: 'refused',
    body: z.strictObject({ email: z.string().trim().max(254) }),
    status: 202,
    response: z.object({ sentIfKnown: z.literal(true) }),
  },
  resetPassword: {
    base: 'identity',
    method: 'PUT',
    repeatable: 'by nature',
    path: '/users/ResetPassword',
    summary: 'Sets a new password by a link; the link is used up, and whoever was signed in is not any more.',
    guard: everyone,
    whileActing: 'refused',
    body: z.strictObject({ ...link, ...twice }),
    response: done,
  },
  changePassword: {
    base: 'identity',
    method: 'PUT',
    repeatable: 'by nature',
    path: '/users/ChangePassword/:UID',
    summary: "Changes the caller's own password; all his other sessions end.",
    guard: signedIn,
    whileActing: 'refused',
    params: z.object({ UID: uid }),
    body: z.strictObject({ oldPassword: password, ...twice }),
    response: done,
  },
} as const satisfies Record<string, RestRoute>;
