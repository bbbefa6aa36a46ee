import type { Actor } from '#platform/request.ts';
import { endAccess, endSessions, listSessions } from './end-sessions.ts';
import { forgetEnded } from './forget-ended.ts';
import { checkCredentials, issueToken } from './generate-customer-token.ts';
import type { IdentityDeps } from './identity.deps.ts';
import type { Account } from './identity.model.ts';
import type { PendingSignIn } from './session.model.ts';
import { beginSignIn, endSession, findLiveSession, openSession, renewSession, takePendingSignIn } from './sessions.ts';
import { rotateKeys } from './signing-keys.ts';
import { type SignInTry, takeAttempt, takeBackAttempt } from './take-attempt.ts';

export type IdentityDoor = ReturnType<typeof identity>;

export function identity(deps: IdentityDeps) {
  return {
    findAccount: (uid: string) => deps.accounts.findAccount(uid),
    findPerson: (uid: string) => deps.accounts.findPerson(uid),
    setFirstLogin: (uid: string, firstLogin: boolean) => deps.accounts.setFirstLogin(uid, firstLogin),
    takeAttempt: (attempt: SignInTry) => takeAttempt(deps, attempt),
    checkCredentials: (email: string, password: string) => checkCredentials(deps, email, password),
    issueToken: (actor: Actor, account: Account, attempt: SignInTry) => issueToken(deps, actor, account, attempt),
    takeBackAttempt: (attempt: SignInTry) => takeBackAttempt(deps, attempt),
    beginSignIn: (pending: PendingSignIn) => beginSignIn(deps, pending),
    takePendingSignIn: (key: { state: string; browser: string }) => takePendingSignIn(deps, key),
    openSession: (actor: Actor, vouched: { email: string; idTokenHint: string | undefined }) =>
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
