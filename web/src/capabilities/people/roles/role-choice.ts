import type { AssignableRoles, Person } from '../queries/people.queries.ts';
import { type Besides, besidesOf, changedBesides, isBeside } from './beside-roles.ts';

type Company = AssignableRoles['companies'][number];
type Role = AssignableRoles['roles'][number];
type Schema = { companyId: string; rpDetails: { roleid: string; shipToId?: string | undefined }[] }[];

export const noAccess = 'none';
/** What is chosen at each ship-to, by its id: a role, no access, or nothing yet. */
export type Choice = Readonly<Record<string, string | undefined>>;

/** A line of the matrix. */
export type RoleRow = Company['shipTos'][number] & { companyId: string };

/** Ship-tos that are closed for good need no role any more. */
export const rowsOf = (companies: readonly Company[]): RoleRow[] =>
  companies.flatMap(({ companyId, shipTos }) =>
    shipTos.filter(({ status }) => status !== 'Move Out').map((shipTo) => ({ ...shipTo, companyId })),
  );

type HeldRole = { roleid: string; shipToId?: string | undefined };

const heldAt = (person: Person | undefined, { companyId, id }: RoleRow): HeldRole[] =>
  (person?.permissionSchema.find((entry) => entry.companyId === companyId)?.rpDetails ?? []).filter(
    ({ shipToId }) => shipToId === undefined || shipToId === id,
  );

/** What a person holds before anything is changed; a role at the ship-to itself counts before one at the whole company. */
export function choiceOf(person: Person | undefined, rows: readonly RoleRow[], roles: readonly Role[]): Choice {
  return Object.fromEntries(
    rows.map((row) => {
      const held = heldAt(person, row);
      const main = held.filter(({ roleid }) => !isBeside(roles, roleid));
      const [shown] = [...main.filter(({ shipToId }) => shipToId), ...main, ...held];
      return [row.id, shown?.roleid ?? (person ? noAccess : undefined)];
    }),
  );
}

export const changedRows = (rows: readonly RoleRow[], before: Choice, after: Choice): RoleRow[] =>
  rows.filter(({ id }) => before[id] !== after[id]);

/** One role at a time goes into every line where it may be given. */
export const chooseAll = (rows: readonly RoleRow[], choice: Choice, roleid: string): Choice => ({
  ...choice,
  ...Object.fromEntries(
    rows.filter(({ roleids }) => roleid === noAccess || roleids.includes(roleid)).map(({ id }) => [id, roleid]),
  ),
});

type WantedRoles = { person: Person | undefined; offered: AssignableRoles; choice: Choice; besides?: Besides };

/** As the server wants it. A company in which nothing was touched stays exactly as it is. */
export function toSchema({ person, offered, choice, besides: wanted }: WantedRoles): {
  permissionSchema: Schema;
  deletedShipToList: string[];
} {
  const rows = rowsOf(offered.companies);
  const before = choiceOf(person, rows, offered.roles);
  const held = besidesOf(person, offered.roles);
  const besides = wanted ?? held;
  const areBesidesTouched = changedBesides(held, besides).length > 0;
  const schema = offered.companies.map((company) => {
    const own = rows.filter(({ companyId }) => companyId === company.companyId);
    const kept = person?.permissionSchema.find(({ companyId }) => companyId === company.companyId)?.rpDetails ?? [];
    const isTouched = areBesidesTouched || changedRows(own, before, choice).length > 0;
    const rpDetails =
      isTouched || !person ? detailsOf(company, own, kept, { offered, before, choice, besides }) : kept.map(bare);
    return { companyId: company.companyId, rpDetails };
  });
  return {
    permissionSchema: schema.filter(({ rpDetails }) => rpDetails.length > 0),
    deletedShipToList: rows.filter(({ id }) => choice[id] === noAccess).map(({ id }) => id),
  };
}

const bare = ({ roleid, shipToId }: HeldRole): HeldRole => ({ roleid, ...(shipToId ? { shipToId } : {}) });

type Change = { offered: AssignableRoles; before: Choice; choice: Choice; besides: Besides };

function detailsOf(company: Company, rows: readonly RoleRow[], kept: readonly HeldRole[], change: Change): HeldRole[] {
  const { offered, before, choice } = change;
  const beside = besideDetails(rows, kept, change);
  const chosen = new Set(rows.map(({ id }) => choice[id]));
  const [only] = chosen;
  const isEverywhere = chosen.size === 1 && only !== undefined && company.everywhere.includes(only);
  const side = offered.roles.find(({ roleid }) => roleid === only)?.side;
  if (isEverywhere && side === 'company') return [{ roleid: only }, ...beside];

  const isGone = ({ shipToId }: HeldRole) => shipToId !== undefined && choice[shipToId] === noAccess;
  const main = rows.flatMap((row) => {
    const now = choice[row.id];
    if (now === undefined || now === noAccess) return [];
    // Held alone it is among those beside; chosen as the only role of a ship-to it is given there.
    if (isBeside(offered.roles, now)) return isGiven(beside, now, row.id) ? [] : [{ roleid: now, shipToId: row.id }];
    if (now !== before[row.id]) return [{ roleid: now, shipToId: row.id }];
    return kept
      .filter(({ roleid, shipToId }) => !isBeside(offered.roles, roleid) && (!shipToId || shipToId === row.id))
      .map(({ roleid }) => ({ roleid, shipToId: row.id }));
  });
  const isNowhere = rows.every(({ id }) => choice[id] === noAccess);
  return isNowhere ? [] : [...main, ...beside.filter((role) => !isGone(role))];
}

const isGiven = (details: readonly HeldRole[], roleid: string, shipToId: string): boolean =>
  details.some((each) => each.roleid === roleid && (each.shipToId ?? shipToId) === shipToId);

/** What stays of those they hold, and what is new: at every ship-to that they keep and where it may be given. */
function besideDetails(rows: readonly RoleRow[], kept: readonly HeldRole[], change: Change): HeldRole[] {
  const { offered, choice, besides } = change;
  const held = kept.filter(({ roleid }) => isBeside(offered.roles, roleid));
  const added = Object.keys(besides).filter(
    (roleid) => besides[roleid] && held.every((each) => each.roleid !== roleid),
  );
  return [
    ...held.filter(({ roleid }) => besides[roleid] !== false).map(bare),
    ...added.flatMap((roleid) =>
      rows
        .filter(({ id, roleids }) => choice[id] !== undefined && choice[id] !== noAccess && roleids.includes(roleid))
        .map(({ id }) => ({ roleid, shipToId: id })),
    ),
  ];
}
