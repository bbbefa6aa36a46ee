import type { HeldGrant } from '#capabilities/access/index.ts';
import type { ShipTo } from '#capabilities/company/index.ts';
import { reaches, reachOf } from '#platform/request/reach.ts';
import type { Grant } from '#platform/request/request.ts';
import type { GrantTarget } from './grant-target.model.ts';

export type WantedRole = GrantTarget & { roleId: string };

export type Wanted = {
  roles: readonly WantedRole[];
  /** “No access” is said, never left out. */
  deletedShipTos: readonly string[];
};

export type RoleFault = { path: string; code: 'ROLE_MISSING' | 'ROLE_AND_NO_ACCESS' | 'NO_ROLE'; shipTo?: string };

export const keyOf = ({ companyId, shipToId, roleId }: WantedRole): string =>
  `${companyId} ${shipToId ?? '*'} ${roleId}`;

/** Each ship-to that the caller manages has a role or the word that there is none (U6). */
export function findRoleFaults({ roles, deletedShipTos }: Wanted, shipTos: readonly ShipTo[]): RoleFault[] {
  const deleted = new Set(deletedShipTos);
  const reach = reachOf(roles);
  const faults = shipTos.flatMap(({ id, companyId, name, status }): RoleFault[] => {
    const hasRole = reaches(reach, { companyId, shipToId: id });
    if (hasRole && deleted.has(id)) return [{ path: `shipTo:${id}`, code: 'ROLE_AND_NO_ACCESS', shipTo: name }];
    if (hasRole || deleted.has(id) || status === 'Move Out') return [];
    return [{ path: `shipTo:${id}`, code: 'ROLE_MISSING', shipTo: name }];
  });
  return faults.length > 0 || roles.length > 0 ? faults : [{ path: 'roles', code: 'NO_ROLE' }];
}

/** What has to be added and removed, so that exactly the wanted ones and those out of the caller's reach are left. */
export function compareRoles(
  before: readonly HeldGrant[],
  wanted: readonly WantedRole[],
  isOutOfReach: (at: GrantTarget) => boolean,
) {
  const held = new Set(before.map(keyOf));
  const asked = new Map(wanted.map((role) => [keyOf(role), role]));
  return {
    added: [...asked].filter(([key]) => !held.has(key)).map(([, role]) => role),
    removed: before.filter((grant) => !asked.has(keyOf(grant)) && !isOutOfReach(grant)),
    kept: before.filter((grant) => !asked.has(keyOf(grant)) && isOutOfReach(grant)),
  };
}

type RoleAt = Pick<Grant, 'companyId' | 'shipToId' | 'roleId'>;

/** For the record: what was held at each target of one company before and after, by ids alone. */
export function changesAt(companyId: string, before: readonly RoleAt[], after: readonly RoleAt[]) {
  const roleKeys = new Set([...before, ...after].filter((role) => role.companyId === companyId).map(roleKeyOf));
  const at = (roles: readonly RoleAt[], roleKey: string): string | null =>
    roles
      .filter((role) => role.companyId === companyId && roleKeyOf(role) === roleKey)
      .map(({ roleId }) => roleId)
      .sort()
      .join(',') || null;
  const all = [...roleKeys]
    .sort()
    .map((roleKey) => [roleKey, { from: at(before, roleKey), to: at(after, roleKey) }] as const);
  return Object.fromEntries(all.filter(([, { from, to }]) => from !== to));
}

const roleKeyOf = ({ shipToId }: RoleAt): string => `role:${shipToId ?? '*'}`;
