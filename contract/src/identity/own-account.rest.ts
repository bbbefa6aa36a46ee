import { z } from 'zod';
import { signedIn } from '../guard.ts';
import { languages } from '../languages.ts';
import type { RestRoute } from '../rest-route.ts';
import { uid } from '../users/users.rest.ts';
import { consentKinds } from './consents.ts';
import { givenConsents } from './passwords.rest.ts';

const consents = z.array(
  z.object({
    kind: z.enum(consentKinds),
    version: z.string(),
    since: z.string(),
    /** Of an older version, where this one has not been accepted yet. */
    acceptedVersion: z.string().nullable(),
    acceptedAt: z.string().nullable(),
  }),
);
export type ConsentsOfPerson = z.infer<typeof consents>;

const session = z.object({
  id: z.string(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  form: z.enum(['phone', 'tablet', 'computer']).nullable(),
  since: z.string(),
  lastUsed: z.string(),
  isThisOne: z.boolean(),
});
export type SessionOfPerson = z.infer<typeof session>;

const sessions = z.object({
  sessions: z.array(session),
  /** Tokens that programs hold. */
  programs: z.number(),
  /** Where an outside provider keeps the passwords (T139). */
  passwordsElsewhere: z.string().nullable(),
});

const sessionId = z.string().regex(/^[\w-]{1,64}$/);

/** What somebody settles about their own account. */
export const ownAccountRoutes = {
  getConsents: {
    base: 'identity',
    method: 'GET',
    reads: 'primary',
    path: '/users/GetConsents',
    summary: 'What is in force, and what the caller has accepted of it.',
    guard: signedIn,
    whileActing: 'refused',
    response: consents,
  },
  acceptConsents: {
    base: 'identity',
    method: 'PUT',
    repeatable: 'by nature',
    path: '/users/AcceptConsents',
    summary: 'Accepts what is named, each in its version in force.',
    guard: signedIn,
    whileActing: 'refused',
    body: givenConsents,
    response: consents,
  },
  getSessions: {
    base: 'identity',
    method: 'GET',
    reads: 'primary',
    path: '/users/GetSessions',
    summary: 'Where the caller is signed in.',
    guard: signedIn,
    whileActing: 'refused',
    response: sessions,
  },
  endOwnSession: {
    base: 'identity',
    method: 'DELETE',
    repeatable: 'by nature',
    path: '/users/Sessions/:id',
    summary: 'Signs the caller out there.',
    guard: signedIn,
    whileActing: 'refused',
    params: z.object({ id: sessionId }),
    response: z.object({ ended: z.number() }),
  },
  endOtherSessions: {
    base: 'identity',
    method: 'DELETE',
    repeatable: 'by nature',
    path: '/users/Sessions',
    summary: 'Signs the caller out everywhere but here.',
    guard: signedIn,
    whileActing: 'refused',
    response: z.object({ ended: z.number() }),
  },
  setLanguage: {
    base: 'identity',
    method: 'PUT',
    repeatable: 'by nature',
    path: '/users/SetLanguage/:UID',
    summary: 'The language in which the caller is written to.',
    guard: signedIn,
    whileActing: 'refused',
    params: z.object({ UID: uid }),
    body: z.strictObject({ language: z.enum(languages) }),
    response: z.object({ language: z.enum(languages) }),
  },
} as const satisfies Record<string, RestRoute>;
