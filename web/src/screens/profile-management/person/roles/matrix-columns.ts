import type { AssignableRoles, Choice, RoleRow } from '#capabilities/people/index.ts';

type Role = AssignableRoles['roles'][number];

/**
 * The roles of the kind of ship-to, and whichever else is held or chosen: those of the whole company come by "apply to all", or
 * the table would be wider than anybody's screen.
 */
export function columnsOf(rows: readonly RoleRow[], roles: readonly Role[], before: Choice, choice: Choice): Role[] {
  const inUse = new Set([...Object.values(before), ...Object.values(choice)]);
  return roles.filter(
    ({ roleid, side }) =>
      inUse.has(roleid) ||
      ((side === 'pub' || side === 'warehouse') && rows.some(({ roleids }) => roleids.includes(roleid))),
  );
}
