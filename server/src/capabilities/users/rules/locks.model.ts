import type { LockReason } from '@dray/contract/users/managed-user-shapes.ts';
import type { HeldGrant } from '#capabilities/access/index.ts';
import type { ManagedAccount } from '#capabilities/identity/index.ts';
import type { Caller } from '#platform/request/request.ts';
import { type Holder, manages, managing, sectionsAt } from './grant-target.model.ts';

/** The people of some companies, with all that they hold there. */
export type Team = {
  accounts: ReadonlyMap<string, ManagedAccount>;
  grants: readonly HeldGrant[];
  active: ReadonlySet<string>;
};

export type Manager = Holder & Pick<Caller, 'uid'>;

/** Of the companies that a call may touch staff serve all; anybody else manages by their own roles alone. */
export const managerOf = ({ uid, isStaff, grants }: Caller, companies: readonly { id: string }[]): Manager => ({
  uid,
  grants,
  servedCompanies: new Set(isStaff ? companies.map(({ id }) => id) : []),
});

/** Why the caller may not change somebody's roles and languages; nothing where they may. */
export function lockOf(caller: Manager, account: ManagedAccount, team: Team): LockReason | undefined {
  if (account.uid === caller.uid) return 'self';
  if (account.isStaff) return 'staff';
  if (outranks(caller, account.uid, team)) return 'more-rights';
  return isLastOwner(account.uid, team) ? 'last-owner' : undefined;
}

/** A status holds at all companies at once: anyone who changes it manages the person at every one of their ship-tos. */
export function statusLockOf(
  caller: Manager,
  account: ManagedAccount,
  team: Team,
  everywhere: readonly HeldGrant[],
): LockReason | undefined {
  const lock = lockOf(caller, account, team);
  if (lock) return lock;
  const held = everywhere.filter(({ uid }) => uid === account.uid);
  return held.every((grant) => manages(caller, grant)) ? undefined : 'more-rights';
}

/** Manages people themselves, with a section that the caller lacks at that ship-to: an administrator never shuts an owner out. */
const outranks = (caller: Manager, uid: string, { grants }: Team): boolean =>
  grants.some((grant) => {
    if (grant.uid !== uid || !grant.sections.includes(managing)) return false;
    const held = sectionsAt(caller, grant);
    return grant.sections.some((section) => !held.has(section));
  });

/** The last active person whose roles let somebody manage a company: without them nobody could let anyone in. */
function isLastOwner(uid: string, { grants, active }: Team): boolean {
  if (!active.has(uid)) return false;
  const owners = grants.filter((grant) => !grant.isOff && grant.sections.includes(managing) && active.has(grant.uid));
  const own = new Set(owners.filter((grant) => grant.uid === uid).map(({ companyId }) => companyId));
  return [...own].some((companyId) => !owners.some((grant) => grant.companyId === companyId && grant.uid !== uid));
}
