import type { Scope } from '#platform/request.ts';
import type { CompanyDeps } from './company.deps.ts';
import { getShipTo } from './get-ship-to.ts';

export type CompanyDoor = ReturnType<typeof company>;

export function company(deps: CompanyDeps) {
  return {
    getShipTo: (scope: Scope, id: string) => getShipTo(deps, scope, id),
    findCompanyName: (id: string) => deps.companies.findCompanyName(id),
    listShipTos: (scope: Scope) => deps.companies.listShipTos(scope),
    findShipTo: (scope: Scope, id: string) => deps.companies.findShipTo(scope, id),
  };
}
