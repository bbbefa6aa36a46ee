import { alwaysAllowedSection, type Section } from '@dray/contract/sections.ts';
import type { HeldGrant, Role, RoleSide } from '#capabilities/access/index.ts';
import type { ShipTo } from '#capabilities/company/index.ts';
import { type ReachTarget, reaches, reachOf } from '#platform/request/reach.ts';
import type { Caller, Grant } from '#platform/request/request.ts';

export type GrantTarget = Pick<ReachTarget, 'companyId' | 'shipToId'>;
type Granted = Pick<Grant, 'companyId' | 'shipToId'>;

export const managing: Section = 'Access Management';
const ordering: Section = 'Catalogue';

/** Somebody who looks after people: by roles of their own, or at the companies that the supplier's staff serve. */
export type Holder = Pick<Caller, 'grants'> & { servedCompanies: ReadonlySet<string> };

/** What somebody holds at one target. Staff hold theirs at every company they serve until they act for customers (T145). */
export function sectionsAt({ servedCompanies, grants }: Holder, target: GrantTarget): Set<Section> {
  const held = grants.filter((grant) => servedCompanies.has(target.companyId) || reaches(reachOf([grant]), target));
  return new Set([alwaysAllowedSection, ...held.flatMap(({ sections }) => sections)]);
}

export const manages = (caller: Holder, target: GrantTarget): boolean => sectionsAt(caller, target).has(managing);

/** Pubs and shops have roles of their own; whatever else a customer is, they have a warehouse (T27, T30). */
const sidesOf = (customerType: string): readonly RoleSide[] => [
  'company',
  customerType === 'POS' || customerType === 'Outlets' ? 'pub' : 'warehouse',
  'empties',
  'academy',
];

type GivingTarget = GrantTarget & { customerTypes: readonly string[] };

/** Nobody gives what they lack themselves at that very target (A17). */
export function rolesGiveableAt(caller: Holder, roles: readonly Role[], target: GivingTarget): Role[] {
  const held = sectionsAt(caller, target);
  if (!held.has(managing)) return [];
  const sides = new Set(target.customerTypes.flatMap(sidesOf));
  return roles.filter(({ side, sections }) => sides.has(side) && sections.every((section) => held.has(section)));
}

/** Of these, where roles let somebody order. */
export const shipTosOrderedFor = (grants: readonly HeldGrant[], shipTos: readonly ShipTo[]): ShipTo[] =>
  shipTosReached(
    grants.filter((grant) => !grant.isOff && grant.sections.includes(ordering)),
    shipTos,
  );

/** Ship-tos for which nobody may order once this person is gone: the others look after the rest (T45). */
export function shipTosLeftAlone(
  uid: string,
  team: { grants: readonly HeldGrant[]; active: ReadonlySet<string> },
  shipTos: readonly ShipTo[],
): ShipTo[] {
  const own = team.grants.filter((grant) => grant.uid === uid);
  const others = team.grants.filter((grant) => grant.uid !== uid && team.active.has(grant.uid));
  const cared = new Set(shipTosOrderedFor(others, shipTos));
  return shipTosOrderedFor(own, shipTos).filter((shipTo) => shipTo.status === 'Active' && !cared.has(shipTo));
}

/** Those that a set of roles reaches. */
export function shipTosReached(grants: readonly Granted[], shipTos: readonly ShipTo[]): ShipTo[] {
  const reach = reachOf(grants);
  return shipTos.filter(({ id, companyId }) => reaches(reach, { companyId, shipToId: id }));
}
