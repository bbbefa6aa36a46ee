import type { Actor } from '#platform/request.ts';
import { endAccess, endSessions, listSessions } from './end-sessions.ts';
import { forgetEnded } from './forget-ended.ts';
import type { IdentityDeps } from './identity.deps.ts';
import type { Account, Vouched } from './identity.model.ts';
import { issueToken } from './issue-token.ts';
import { rotateKeys } from './keys/signing-keys.ts';
import { endSession, findLiveSession, openSession, renewSession } from './sessions.ts';
import { noteRefused, type SignInTry, takeAttempt, takeBackAttempt } from './take-attempt.ts';

export type IdentityDoor = ReturnType<typeof identity>;

export function identity(deps: IdentityDeps) {
  return {
    findAccount: (uid: string) => deps.accounts.findAccount(uid),
    findPerson: (uid: string) => deps.accounts.findPerson(uid),
    setFirstLogin: (uid: string, firstLogin: boolean) => deps.accounts.setFirstLogin(uid, firstLogin),
    takeAttempt: (actor: Actor, attempt: SignInTry) => takeAttempt(deps, actor, attempt),
    findCredentials: (email: string) => deps.accounts.findCredentials(email),
    noteRefused: (actor: Actor, attempt: SignInTry & { uid: string | undefined }) => noteRefused(deps, actor, attempt),
    issueToken: (actor: Actor, account: Account, attempt: SignInTry) => issueToken(deps, actor, account, attempt),
    takeBackAttempt: (attempt: SignInTry) => takeBackAttempt(deps, attempt),
    openSession: (actor: Actor, vouched: Vouched & { idTokenHint: string | undefined }) =>
      openSession(deps, actor, vouched),
    renewSession: (secret: string) => renewSession(deps, secret),
    findLiveSession: (id: string) => findLiveSession(deps, id),
    endSession: (actor: Actor, secret: string) => endSession(deps, actor, secret),
    isTokenLive: (id: string) => deps.programTokens.isLive(id),
    listSessions: (email: string) => listSessions(deps, email),
    endAccess: (actor: Actor, email: string, idStart: string) => endAccess(deps, actor, email, idStart),
    endSessions: (actor: Actor, email: string | undefined) => endSessions(deps, actor, email),
    rotateKeys: (actor: Actor, how: { atOnce: boolean }) => rotateKeys(deps, actor, how),
    forgetEnded: () => forgetEnded(deps),
  };
}
