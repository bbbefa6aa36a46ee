import type { Actor } from '#platform/request/request.ts';
import type { IdentityDeps } from '../needs/identity.deps.ts';
import type { Account, SaidGroups, UnreadableGroups } from '../rules/identity.model.ts';

/** What came of the groups that a sign-in brought. */
export type TakenGroups =
  | { kind: 'not asked' }
  | { kind: 'applied' }
  | { kind: 'unreadable'; because: UnreadableGroups }
  /** In a group with a role, and no staff: the operator may want to know. */
  | { kind: 'customer' };

/** Part of the sign-in's transaction: a session begins with the roles of these groups, and with no others of the directory. */
export async function takeGroups(
  { staffGroups, managedAccounts }: IdentityDeps,
  actor: Actor,
  { uid, isStaff }: Pick<Account, 'uid' | 'isStaff'>,
  groups: SaidGroups,
): Promise<TakenGroups> {
  if (groups.kind === 'not asked') return groups;
  if (!isStaff) {
    const isMapped = groups.kind === 'listed' && (await staffGroups.areGroupsMapped(groups.names));
    return isMapped ? { kind: 'customer' } : { kind: 'not asked' };
  }
  if (groups.kind === 'unreadable') return groups;
  await managedAccounts.lockAccount(uid);
  await staffGroups.applyStaffGroups(actor, uid, groups.names);
  return { kind: 'applied' };
}
