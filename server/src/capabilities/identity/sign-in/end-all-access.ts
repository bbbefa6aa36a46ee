import type { Actor } from '#platform/request/request.ts';
import type { IdentityDeps } from '../needs/identity.deps.ts';

/** Sessions, tokens of programs and what the provider remembers: anyone who comes next must say the password. */
export async function endAllAccess(deps: IdentityDeps, actor: Actor, uid: string): Promise<void> {
  const account = await deps.accounts.findAccount(uid);
  await shutAccess(deps, uid);
  await deps.audit.record(actor, {
    action: 'sessions-ended',
    subject: `account:${uid}`,
    details: {},
    companyId: account?.companyId,
  });
}

/** As part of a change that has its own line in the audit. */
export async function shutAccess(deps: IdentityDeps, uid: string): Promise<void> {
  await deps.accounts.setTokensValidFrom(uid, deps.clock.now());
  await deps.sessions.removeSessionsOf(uid);
  await deps.programTokens.removeTokensOf(uid);
}
