import type { EndedAccess } from '@dray/contract/identity/passwords.rest.ts';
import type { IdentityDeps } from '../needs/identity.deps.ts';
import { isAlive } from '../rules/session.model.ts';

/**
 * Everything but the one session that goes on, if there is one: that counts from now on, for what was opened before this
 * moment is void.
 */
export async function endOtherAccess(deps: IdentityDeps, uid: string, keep?: string): Promise<EndedAccess> {
  const { accounts, sessions, programTokens, clock } = deps;
  const now = clock.now();
  const [account, open, programs] = await Promise.all([
    accounts.findAccount(uid),
    sessions.listSessionsOf(uid),
    programTokens.listTokensOf(uid, now),
  ]);
  const owner = { isStaff: account?.isStaff ?? false };
  const ended = open.filter((session) => session.id !== keep && isAlive(session, owner, now));
  await accounts.setTokensValidFrom(uid, now);
  await sessions.removeSessionsOf(uid, keep);
  if (keep !== undefined) await sessions.setOpened(keep, now);
  await programTokens.removeTokensOf(uid);
  const count = (form: string | undefined) => ended.filter((session) => session.device?.form === form).length;
  return {
    phone: count('phone'),
    tablet: count('tablet'),
    computer: count('computer'),
    unknown: count(undefined),
    program: programs.length,
  };
}
