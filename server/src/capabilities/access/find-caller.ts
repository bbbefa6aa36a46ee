import type { Caller } from '#platform/request/request.ts';
import type { AccessDeps } from './access.deps.ts';

export type KnownCaller = { caller: Caller; tokensValidFrom: Date };

/** The person behind a token, if they may still come in: an account that was switched off has no caller. */
export async function findCaller({ grants, identity }: AccessDeps, uid: string): Promise<KnownCaller | undefined> {
  const [account, ownGrants] = await Promise.all([identity.findAccount(uid), grants.listGrants(uid)]);
  if (!account?.maySignIn) return undefined;
  const { isStaff, companyId, country, customerType, tokensValidFrom } = account;
  return {
    caller: { uid: account.uid, isStaff, companyId, country, customerType, grants: ownGrants },
    tokensValidFrom,
  };
}
