import { Refusal } from '#platform/refusal.ts';
import type { Actor } from '#platform/request/request.ts';
import type { IdentityDeps } from '../needs/identity.deps.ts';
import { isAlive } from '../rules/session.model.ts';

/** One way in that is open: a browser's session, or a token that a program holds. */
export type OpenAccess = { kind: 'browser' | 'program'; id: string; since: Date; lastUsed?: Date; until?: Date };

type Found = { uid: string; companyId: string | undefined; isStaff: boolean };

export async function listSessions(deps: IdentityDeps, email: string): Promise<OpenAccess[]> {
  const { uid, isStaff } = await getAccount(deps, email);
  const now = deps.clock.now();
  const browsers = (await deps.sessions.listSessionsOf(uid)).filter((session) => isAlive(session, { isStaff }, now));
  const programs = await deps.programTokens.listTokensOf(uid, now);
  return [
    ...browsers.map(({ id, createdAt, renewedAt }) => ({
      kind: 'browser' as const,
      id,
      since: createdAt,
      lastUsed: renewedAt,
    })),
    ...programs.map(({ id, issuedAt, expiresAt }) => ({
      kind: 'program' as const,
      id,
      since: issuedAt,
      until: expiresAt,
    })),
  ];
}

/** Ends one of them; anyone who uses it is out within seconds, and nobody else. */
export async function endAccess(deps: IdentityDeps, actor: Actor, email: string, idStart: string): Promise<void> {
  const account = await getAccount(deps, email);
  const found = (await listSessions(deps, email)).filter(({ id }) => id.startsWith(idStart));
  const [only] = found;
  if (!only || found.length > 1) throw new Refusal('NOT_FOUND');
  if (only.kind === 'browser') {
    await deps.sessions.removeSession(only.id);
    // Its provider would let it in again without a word.
    await deps.payloads.removeSessionsOf(account.uid);
  }
  if (only.kind === 'program') await deps.programTokens.removeToken(only.id);
  await record(deps, actor, account, { kind: only.kind, id: only.id });
}

/** Ends all that one person has open, or everybody; the provider asks for the password again, too. */
export async function endSessions(deps: IdentityDeps, actor: Actor, email: string | undefined): Promise<void> {
  const account = email === undefined ? undefined : await getAccount(deps, email);
  await deps.accounts.setTokensValidFrom(account?.uid, deps.clock.now());
  await deps.sessions.removeSessionsOf(account?.uid);
  await deps.programTokens.removeTokensOf(account?.uid);
  await record(deps, actor, account, {});
}

async function getAccount({ accounts }: IdentityDeps, email: string): Promise<Found> {
  const account = (await accounts.findCredentials(email))?.account;
  if (!account) throw new Refusal('USER_NOT_FOUND');
  return account;
}

function record(
  { audit }: IdentityDeps,
  actor: Actor,
  account: Pick<Found, 'uid' | 'companyId'> | undefined,
  details: Record<string, string>,
) {
  const subject = account ? `account:${account.uid}` : 'every account';
  return audit.record(actor, { action: 'sessions-ended', subject, details, companyId: account?.companyId });
}
