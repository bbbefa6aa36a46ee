import type { Role } from '#capabilities/access/index.ts';
import type { Company, ShipTo } from '#capabilities/company/index.ts';
import type { Caller, Scope } from '#platform/request/request.ts';
import { rolesGiveableAt } from '../rules/grant-target.model.ts';
import { readManagement } from './management.ts';
import type { UsersDeps } from './users.deps.ts';

export type GiveableAtCompany = {
  company: Company;
  everywhere: readonly Role[];
  shipTos: readonly { shipTo: ShipTo; roles: readonly Role[] }[];
};
export type AssignableRoles = { roles: readonly Role[]; companies: readonly GiveableAtCompany[] };

/** What the caller may give and where; with the sections of every role, so that a screen can say what they open. */
export async function listAssignableRoles(deps: UsersDeps, caller: Caller, scope: Scope): Promise<AssignableRoles> {
  const [{ manager, companies, shipTos }, roles] = await Promise.all([
    readManagement(deps, caller, scope),
    deps.access.listRoles(),
  ]);
  const shipTosOf = Map.groupBy(shipTos, ({ companyId }) => companyId);
  return {
    roles,
    companies: companies.flatMap((company) => {
      const ofCompany = shipTosOf.get(company.id) ?? [];
      if (ofCompany.length === 0) return [];
      const customerTypes = ofCompany.map(({ customerType }) => customerType);
      return {
        company,
        everywhere: rolesGiveableAt(manager, roles, { companyId: company.id, shipToId: undefined, customerTypes }),
        shipTos: ofCompany.map((shipTo) => ({
          shipTo,
          roles: rolesGiveableAt(manager, roles, {
            companyId: company.id,
            shipToId: shipTo.id,
            customerTypes: [shipTo.customerType],
          }),
        })),
      };
    }),
  };
}
