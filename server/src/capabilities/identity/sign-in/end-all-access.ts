import type { Actor } from '#platform/request/request.ts';
import type { IdentityDeps } from '../needs/identity.deps.ts';

/** Sessions, tokens of programs and what the provider remembers: anyone who comes next must say the password. */
export async function endAllAccess(deps: IdentityDeps, actor: Actor, uid: string): Promise<void> {
  const account = await deps.accounts.findAccount(uid);
  await deps.accounts.setTokensValidFrom(uid, deps.clock.now());
  await deps.sessions.removeSessionsOf(uid);
  await deps.programTokens.removeTokensOf(uid);
  await deps.audit.record(actor, {
    action: 'sessions-ended',
    subject: `account:${uid}`,
    details: {},
    companyId: account?.companyId,
  });
}
