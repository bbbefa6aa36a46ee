import { createHash, randomBytes } from 'node:crypto';
import type { Actor } from '#platform/request/request.ts';
import type { IdentityDeps } from '../needs/identity.deps.ts';
import { deviceOf } from '../rules/device.model.ts';
import type { Account, Vouched } from '../rules/identity.model.ts';
import { isAlive, type Session, sessionLifetime } from '../rules/session.model.ts';
import { findVouchedAccount, type SignInRefused } from './find-vouched-account.ts';
import { type TakenGroups, takeGroups } from './take-groups.ts';

/** What the browser holds is a secret; what we keep is its digest. */
const newSecret = (): string => randomBytes(32).toString('base64url');
export const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

export type OpenedSession = { secret: string; uid: string; groups: TakenGroups };

/** A new session for the person the provider vouched for; always with a new secret, so none can be planted before. */
export async function openSession(
  deps: IdentityDeps,
  actor: Actor,
  { idTokenHint, userAgent, ...vouched }: Vouched & { idTokenHint: string | undefined; userAgent: string | undefined },
): Promise<OpenedSession | SignInRefused> {
  // Not a refusal that is thrown: it would take its own record back.
  const account = await findVouchedAccount(deps, actor, vouched);
  if ('refused' in account) return account;

  const { sessions, audit, clock, guard } = deps;
  const groups = await takeGroups(deps, actor, account, vouched.groups);
  const secret = newSecret();
  const now = clock.now();
  await sessions.addSession({
    id: digestOf(secret),
    uid: account.uid,
    createdAt: now,
    renewedAt: now,
    idTokenHint,
    device: deviceOf(userAgent),
    knowsGroups: groups.kind === 'applied',
  });
  await audit.record(
    { ...actor, name: account.uid, companyId: account.companyId },
    { action: 'signed-in', subject: `account:${account.uid}`, details: {} },
  );
  guard().count('succeeded');
  return { secret, uid: account.uid, groups };
}

/** A short-lived token bound to the session's cookie, and proof that the session is in use. */
export async function renewSession(
  { accounts, sessions, tokens, clock }: IdentityDeps,
  secret: string,
): Promise<{ token: string; uid: string } | undefined> {
  const session = await findLiveSession({ accounts, sessions, clock }, digestOf(secret));
  if (!session) return undefined;
  await sessions.setRenewed(session.id, clock.now());
  const { token } = await tokens().sign(session.uid, {
    sessionId: session.id,
    lifetimeSeconds: sessionLifetime.tokenSeconds,
  });
  return { token, uid: session.uid };
}

/** Besides its own time a session ends with its account, and with the password that it was opened under. */
export async function findLiveSession(
  { accounts, sessions, clock }: Pick<IdentityDeps, 'accounts' | 'sessions' | 'clock'>,
  id: string,
): Promise<Session | undefined> {
  const session = await sessions.findSession(id);
  const account = session && (await accounts.findAccount(session.uid));
  return account && isLive(session, account, clock.now()) ? session : undefined;
}

/** Whether a session goes on that began with a list of groups: so long roles by groups count, also in what others do for them. */
export async function knowsGroupsNow(
  { accounts, sessions, clock }: Pick<IdentityDeps, 'accounts' | 'sessions' | 'clock'>,
  uid: string,
): Promise<boolean> {
  const [account, open] = await Promise.all([accounts.findAccount(uid), sessions.listSessionsOf(uid)]);
  const now = clock.now();
  return account !== undefined && open.some((session) => session.knowsGroups && isLive(session, account, now));
}

const isLive = (session: Session, account: Account, now: Date): boolean =>
  isAlive(session, account, now) && account.maySignIn && session.createdAt >= account.tokensValidFrom;

/**
 * Whether a browser's session was ended, not merely left unused: somebody signed out there, or it was put out. The
 * provider may not have heard of it, and would let the next one in without a word.
 */
export async function wasEnded(
  { accounts, sessions }: Pick<IdentityDeps, 'accounts' | 'sessions'>,
  secret: string,
): Promise<boolean> {
  const session = await sessions.findSession(digestOf(secret));
  const account = session && (await accounts.findAccount(session.uid));
  return !account || session.createdAt < account.tokensValidFrom;
}

export async function endSession(
  { sessions, audit }: IdentityDeps,
  actor: Actor,
  secret: string,
): Promise<Session | undefined> {
  const session = await sessions.findSession(digestOf(secret));
  if (!session) return undefined;
  await sessions.removeSession(session.id);
  await audit.record(
    { ...actor, name: session.uid },
    { action: 'signed-out', subject: `account:${session.uid}`, details: {} },
  );
  return session;
}
