import type { AssignableRoles, Person } from '../queries/people.queries.ts';

type Role = AssignableRoles['roles'][number];
type Offering = { roleids: readonly string[] };

/** Roles that come beside another one, by their id: whether somebody holds it, or is to hold it. */
export type Besides = Readonly<Record<string, boolean>>;

/** Empties and the academy come beside a role of the ship-to; alone they may be there, too. */
export const isBeside = (roles: readonly Role[], roleid: string): boolean => {
  const side = roles.find((role) => role.roleid === roleid)?.side;
  return side === 'empties' || side === 'academy';
};

/** Those that may be given at one of these ship-tos, or that somebody holds already. */
export const besideRoles = (roles: readonly Role[], rows: readonly Offering[], held: Besides): Role[] =>
  roles.filter(
    ({ roleid }) => isBeside(roles, roleid) && (held[roleid] || rows.some(({ roleids }) => roleids.includes(roleid))),
  );

/** Those that a person holds anywhere. */
export const besidesOf = (person: Person | undefined, roles: readonly Role[]): Besides =>
  Object.fromEntries(
    (person?.permissionSchema ?? [])
      .flatMap(({ rpDetails }) => rpDetails)
      .filter(({ roleid }) => isBeside(roles, roleid))
      .map(({ roleid }) => [roleid, true]),
  );

export const changedBesides = (before: Besides, after: Besides): string[] =>
  Object.keys({ ...before, ...after }).filter((roleid) => (before[roleid] ?? false) !== (after[roleid] ?? false));
