import type { Caller, StaffGrant } from '#platform/request/request.ts';
import type { AccessDeps } from './access.deps.ts';
import type { GrantInForce } from './staff-grant.store.ts';

export type KnownCaller = {
  /** As they are while somebody or something acts for them. */
  caller: Caller;
  /** As they are in a session whose sign-in brought no list of groups; undefined where that makes no difference. */
  withoutGroups: Caller | undefined;
  tokensValidFrom: Date;
};

/** The person behind a token, if they may still come in: an account that was switched off has no caller. */
export async function findCaller(deps: AccessDeps, uid: string): Promise<KnownCaller | undefined> {
  const { grants, identity } = deps;
  const [account, ownGrants] = await Promise.all([identity.findAccount(uid), grants.listGrants(uid)]);
  if (!account?.maySignIn) return undefined;
  const { isStaff, companyId, country, customerType, tokensValidFrom } = account;
  // Of customers nothing more is asked: there are thousands of them for one of the staff.
  const { given, byGroups } = isStaff ? await listStaffGrants(deps, uid) : noStaffGrants;
  const withGrants = (staffGrants: readonly StaffGrant[]): Caller => ({
    uid: account.uid,
    isStaff,
    companyId,
    country,
    customerType,
    // Of the customers' sections the supplier's people hold none (T145).
    grants: isStaff ? [] : ownGrants,
    staffGrants,
  });
  if (byGroups.length === 0) return { caller: withGrants(given), withoutGroups: undefined, tokensValidFrom };
  // Nobody who has left the directory signs in again: what it gave them counts no longer than a session that it began.
  const counting = (await identity.knowsGroupsNow(uid)) ? [...given, ...byGroups] : given;
  return { caller: withGrants(counting), withoutGroups: withGrants(given), tokensValidFrom };
}

type StaffGrants = { given: readonly StaffGrant[]; byGroups: readonly StaffGrant[] };

const noStaffGrants: StaffGrants = { given: [], byGroups: [] };

async function listStaffGrants({ staffGrants, clock }: AccessDeps, uid: string): Promise<StaffGrants> {
  const inForce = await staffGrants.listInForce(uid, clock.now());
  const of = (wanted: GrantInForce['source']): StaffGrant[] =>
    inForce.flatMap(({ source, ...grant }) => (source === wanted ? grant : []));
  return { given: of('manual'), byGroups: of('idp') };
}
