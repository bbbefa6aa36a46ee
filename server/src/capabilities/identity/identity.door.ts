import type { Actor, Caller } from '#platform/request/request.ts';
import type { SearchedWords } from '#platform/text/searched-words.ts';
import { acceptConsents, listConsents } from './consents/accept-consents.ts';
import { endOtherSessions, endOwnSession, listOwnSessions } from './devices/own-sessions.ts';
import { setLanguage } from './devices/set-language.ts';
import { tellOfNewDevice } from './devices/tell-of-new-device.ts';
import { helpPeople } from './help/help-people.ts';
import { rotateKeys } from './keys/signing-keys.ts';
import { addFirstStaff } from './links/add-first-staff.ts';
import { findInvitationWait } from './links/find-invitation-wait.ts';
import { getOpenLink, type OpenLink } from './links/get-open-link.ts';
import { invitationAddress, inviteStaff } from './links/invite-staff.ts';
import {
  type AskedMail,
  writeInvitation,
  writeNewDevice,
  writePasswordChanged,
  writeReset,
} from './links/link-mails.ts';
import { listInvitations } from './links/list-invitations.ts';
import { makeInvitationLink } from './links/make-invitation-link.ts';
import { inviteAccount } from './links/make-link.ts';
import { readLink } from './links/read-link.ts';
import type { IdentityDeps } from './needs/identity.deps.ts';
import { askForReset, makeReset } from './passwords/ask-for-reset.ts';
import { acceptInvitation, letBackIn, letIn } from './passwords/let-in.ts';
import { replacePassword } from './passwords/replace-password.ts';
import type { LinkKind, LinkSecret } from './rules/account-link.model.ts';
import type { Account } from './rules/identity.model.ts';
import type { AccountChange, NewAccount, NewDesk } from './rules/managed-account.model.ts';
import { endAllAccess } from './sign-in/end-all-access.ts';
import { endAccess, endSessions, listSessions } from './sign-in/end-sessions.ts';
import { forgetEnded } from './sign-in/forget-ended.ts';
import { issueToken } from './sign-in/issue-token.ts';
import {
  endSession,
  findLiveSession,
  knowsGroupsNow,
  openSession,
  renewSession,
  wasEnded,
} from './sign-in/sessions.ts';
import { noteRefused, type SignInTry, takeAttempt, takeBackAttempt } from './sign-in/take-attempt.ts';
import type { HashedPassword } from './store/password.store.ts';

/** What a function asks for besides what it needs. */
type Rest<F> = F extends (deps: IdentityDeps, ...rest: infer R) => unknown ? R : never;

export type IdentityDoor = ReturnType<typeof identity>;

export function identity(deps: IdentityDeps) {
  return {
    findAccount: (uid: string) => deps.accounts.findAccount(uid),
    findPerson: (uid: string) => deps.accounts.findPerson(uid),
    setFirstLogin: (uid: string, firstLogin: boolean) => deps.accounts.setFirstLogin(uid, firstLogin),
    listManagedAccounts: (uids: readonly string[]) => deps.managedAccounts.listAccounts(uids),
    lockAccount: (uid: string) => deps.managedAccounts.lockAccount(uid),
    addAccount: (account: NewAccount) => deps.managedAccounts.addAccount(account),
    changeAccount: (uid: string, change: AccountChange) => deps.managedAccounts.changeAccount(uid, change),
    takeAttempt: (actor: Actor, attempt: SignInTry) => takeAttempt(deps, actor, attempt),
    findCredentials: (email: string) => deps.accounts.findCredentials(email),
    noteRefused: (actor: Actor, attempt: SignInTry & { uid: string | undefined }) => noteRefused(deps, actor, attempt),
    issueToken: (actor: Actor, account: Account, attempt: SignInTry) => issueToken(deps, actor, account, attempt),
    takeBackAttempt: (attempt: SignInTry) => takeBackAttempt(deps, attempt),
    openSession: (actor: Actor, vouched: Parameters<typeof openSession>[2]) => openSession(deps, actor, vouched),
    renewSession: (secret: string) => renewSession(deps, secret),
    wasEnded: (secret: string) => wasEnded(deps, secret),
    findLiveSession: (id: string) => findLiveSession(deps, id),
    knowsGroupsNow: (uid: string) => knowsGroupsNow(deps, uid),
    endSession: (actor: Actor, secret: string) => endSession(deps, actor, secret),
    isTokenLive: (id: string) => deps.programTokens.isLive(id),
    listSessions: (email: string) => listSessions(deps, email),
    endAccess: (actor: Actor, email: string, idStart: string) => endAccess(deps, actor, email, idStart),
    endSessions: (actor: Actor, email: string | undefined) => endSessions(deps, actor, email),
    endAllAccess: (actor: Actor, uid: string) => endAllAccess(deps, actor, uid),
    findInvitationWait: (asked: { uid: string; invitedBy: string }) => findInvitationWait(deps, asked),
    inviteAccount: (actor: Actor, invited: { uid: string; invitedBy: string | undefined }) =>
      inviteAccount(deps, actor, invited),
    getOpenLink: (secret: LinkSecret, kind: LinkKind) => getOpenLink(deps, secret, kind),
    readLink: (secret: LinkSecret) => readLink(deps, secret),
    letIn: (actor: Actor, open: OpenLink, first: Parameters<typeof letIn>[3]) => letIn(deps, actor, open, first),
    letBackIn: (actor: Actor, open: OpenLink, hashed: HashedPassword) => letBackIn(deps, actor, open, hashed),
    acceptInvitation: (...asked: Rest<typeof acceptInvitation>) => acceptInvitation(deps, ...asked),
    askForReset: (...asked: Rest<typeof askForReset>) => askForReset(deps, ...asked),
    makeReset: (actor: Actor, email: string) => makeReset(deps, actor, email),
    replacePassword: (...asked: Rest<typeof replacePassword>) => replacePassword(deps, ...asked),
    findHashes: (uid: string, max: number) => deps.passwords.findHashes(uid, max),
    findCompanyNameOf: async ({ companyId }: Account) => companyId && deps.findCompanyName(companyId),
    listConsents: (uid: string) => listConsents(deps, uid),
    acceptConsents: (...asked: Rest<typeof acceptConsents>) => acceptConsents(deps, ...asked),
    /** Those of them who have accepted the terms, in whichever version. */
    listWhoAgreed: async (uids: readonly string[]) => new Set(await deps.consents.listWhoAccepted('terms', uids)),
    listOwnSessions: (caller: Caller) => listOwnSessions(deps, caller),
    endOwnSession: (...asked: Rest<typeof endOwnSession>) => endOwnSession(deps, ...asked),
    endOtherSessions: (...asked: Rest<typeof endOtherSessions>) => endOtherSessions(deps, ...asked),
    tellOfNewDevice: (...asked: Rest<typeof tellOfNewDevice>) => tellOfNewDevice(deps, ...asked),
    setLanguage: (...asked: Rest<typeof setLanguage>) => setLanguage(deps, ...asked),
    makeInvitationLink: (actor: Actor, email: string, portalUrl: string) =>
      makeInvitationLink(deps, actor, email, portalUrl),
    ...customerPeople(deps),
    listStaff: async () => deps.managedAccounts.listAccounts(await deps.staffAccounts.listStaff()),
    /** The account of a ship-to's desk, unless it is there: nobody signs in to it, and no list of people has it. */
    addDesk: (desk: NewDesk) => deps.staffAccounts.addDesk(desk, deps.clock.now()),
    inviteStaff: (...asked: Rest<typeof inviteStaff>) => inviteStaff(deps, ...asked),
    invitationAddress,
    addFirstStaff: (...asked: Rest<typeof addFirstStaff>) => addFirstStaff(deps, ...asked),
    listInvitations: (uids: readonly string[]) => listInvitations(deps, uids),
    writeInvitation: (asked: AskedMail & { code: string }) => writeInvitation(deps, asked),
    writeReset: (asked: AskedMail & { code: string }) => writeReset(deps, asked),
    writePasswordChanged: (asked: AskedMail & { at: string }) => writePasswordChanged(deps, asked),
    writeNewDevice: (asked: AskedMail & { at: string; device: string }) => writeNewDevice(deps, asked),
    rotateKeys: (actor: Actor, how: { atOnce: boolean }) => rotateKeys(deps, actor, how),
    forgetEnded: () => forgetEnded(deps),
  };
}

/** For the supplier's people; what they reach of it, `customers` and imports look after. */
const customerPeople = (deps: IdentityDeps) => ({
  ...helpPeople(deps),
  findPeople: (words: SearchedWords, max: number) => deps.customerPeople.findPeople(words, max),
  findPeopleOf: (companyIds: readonly string[], words: SearchedWords, max: number) =>
    deps.customerPeople.findPeopleOf(companyIds, words, max),
  listUidsOf: (companyId: string, max: number) => deps.customerPeople.listUidsOf(companyId, max),
  listAccountsByEmail: (emails: readonly string[]) => deps.managedAccounts.listByEmail(emails),
});
