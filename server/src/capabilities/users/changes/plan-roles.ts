import type { HeldGrant, NewGrant } from '#capabilities/access/index.ts';
import { Refusal } from '#platform/refusal.ts';
import { type GrantTarget, manages, rolesGiveableAt, shipTosReached } from '../rules/grant-target.model.ts';
import {
  compareRoles,
  findRoleFaults,
  type RoleFault,
  type Wanted,
  type WantedRole,
} from '../rules/wanted-roles.model.ts';
import type { Management } from './management.ts';
import type { UsersDeps } from './users.deps.ts';

export type RolePlan = {
  faults: readonly RoleFault[];
  added: readonly NewGrant[];
  removed: readonly HeldGrant[];
  /** All that the person holds at the caller's companies when it is done. */
  after: readonly Omit<NewGrant, 'customerType'>[];
};

/**
 * From what somebody holds at the caller's companies to what is wanted there. What is foreign is refused like what does not
 * exist, what the caller lacks like what nobody may give.
 */
export async function planRoles(
  { access }: UsersDeps,
  management: Management,
  before: readonly HeldGrant[],
  wanted: Wanted,
): Promise<RolePlan> {
  const { manager, shipTos } = management;
  refuseForeign(management, before, wanted);
  const isOutOfReach = (target: GrantTarget) => !manages(manager, target);
  const { added, removed, kept } = compareRoles(before, wanted.roles, isOutOfReach);
  const roles = await access.listRoles();
  const isGiveable = (role: WantedRole) =>
    rolesGiveableAt(manager, roles, { ...role, customerTypes: customerTypesAt(management, role) }).some(
      ({ id }) => id === role.roleId,
    );
  if (!added.every(isGiveable)) throw new Refusal('ROLE_NOT_YOURS_TO_GIVE');

  const involved = new Set([...wanted.roles, ...before].map(({ companyId }) => companyId));
  const ownShipTos = shipTos.filter(({ companyId }) => involved.has(companyId));
  return {
    faults: findRoleFaults(
      { ...wanted, roles: [...wanted.roles, ...kept] },
      ownShipTos.filter(({ id, companyId }) => !isOutOfReach({ companyId, shipToId: id })),
    ),
    added: added.map((role) => ({ ...role, customerType: customerTypesAt(management, role)[0] ?? '' })),
    removed,
    after: [...wanted.roles, ...kept],
  };
}

function refuseForeign({ companies, shipTos }: Management, before: readonly HeldGrant[], wanted: Wanted): void {
  const isOwnShipTo = (id: string, companyId?: string) =>
    shipTos.some((shipTo) => shipTo.id === id && (companyId === undefined || shipTo.companyId === companyId));
  const isHeld = (role: WantedRole) =>
    before.some(({ companyId, shipToId }) => companyId === role.companyId && shipToId === role.shipToId);
  for (const role of wanted.roles) {
    if (!companies.some(({ id }) => id === role.companyId)) throw new Refusal('COMPANY_NOT_FOUND');
    if (role.shipToId !== undefined && !isOwnShipTo(role.shipToId, role.companyId) && !isHeld(role))
      throw new Refusal('SHIP_TO_NOT_FOUND');
  }
  if (!wanted.deletedShipTos.every((id) => isOwnShipTo(id))) throw new Refusal('SHIP_TO_NOT_FOUND');
}

const customerTypesAt = ({ shipTos }: Management, target: GrantTarget): string[] =>
  shipTosReached([target], shipTos).map(({ customerType }) => customerType);
