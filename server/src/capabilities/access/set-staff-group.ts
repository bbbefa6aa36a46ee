import type { Actor } from '#platform/request/request.ts';
import type { AccessDeps } from './access.deps.ts';
import type { StaffGroup } from './staff-groups.model.ts';

type Deps = Pick<AccessDeps, 'staffGroups' | 'audit'>;
export type SetStaffGroup = { isSet: true } | { isSet: false; roleIds: readonly string[] };

/** Everybody in the group gets the role at their next sign-in; where there is no such role the answer names those that are. */
export async function setStaffGroup(deps: Deps, actor: Actor, wanted: StaffGroup): Promise<SetStaffGroup> {
  const { staffGroups } = deps;
  const roleIds = await staffGroups.listRoleIds();
  if (!roleIds.includes(wanted.roleId)) return { isSet: false, roleIds };
  const before = await staffGroups.lockGroup(wanted.group, wanted.roleId);
  if (before && marketsOf(before) === marketsOf(wanted)) return { isSet: true };
  await staffGroups.setGroup(wanted);
  await record(deps, actor, { action: 'staff-group-set', before, after: wanted });
  return { isSet: true };
}

/** False where the group does not give that role. */
export async function removeStaffGroup(
  deps: Deps,
  actor: Actor,
  { group, roleId }: Pick<StaffGroup, 'group' | 'roleId'>,
): Promise<boolean> {
  const before = await deps.staffGroups.lockGroup(group, roleId);
  if (!before) return false;
  await deps.staffGroups.removeGroup(group, roleId);
  await record(deps, actor, { action: 'staff-group-removed', before, after: undefined });
  return true;
}

const marketsOf = ({ countries }: StaffGroup): string => [...countries].sort().join(',');

type Change = {
  action: 'staff-group-set' | 'staff-group-removed';
  before: StaffGroup | undefined;
  after: StaffGroup | undefined;
};

async function record({ audit }: Deps, actor: Actor, { action, before, after }: Change): Promise<void> {
  const { group = '', roleId = '' } = after ?? before ?? {};
  await audit.record(actor, {
    action,
    subject: `staff-group:${group}`,
    details: { role: roleId },
    changes: { markets: { from: before ? marketsOf(before) : null, to: after ? marketsOf(after) : null } },
  });
}
