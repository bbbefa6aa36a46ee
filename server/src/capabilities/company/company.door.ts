import type { Country } from '@dray/contract/markets.ts';
import type { Caller, Scope } from '#platform/request.ts';
import type { CompanyDeps } from './company.deps.ts';
import { findDeliveryTerms } from './find-delivery-terms.ts';
import { getShipTo } from './get-ship-to.ts';
import { listTransportTypes } from './list-transport-types.ts';

export type CompanyDoor = ReturnType<typeof company>;

export function company(deps: CompanyDeps) {
  return {
    getShipTo: (scope: Scope, id: string) => getShipTo(deps, scope, id),
    findOnlyShipTo: (scope: Scope) => deps.companies.findOnlyActiveShipTo(scope),
    findDeliveryTerms: (scope: Scope, id: string) => findDeliveryTerms(deps, scope, id),
    findCompanyName: (id: string) => deps.companies.findCompanyName(id),
    listTransportTypes: (caller: Caller, scope: Scope, uid: string | undefined) =>
      listTransportTypes(deps, caller, scope, uid),
    listShipTos: (scope: Scope) => deps.companies.listShipTos(scope),
    findShipTo: (scope: Scope, id: string) => deps.companies.findShipTo(scope, id),
    /** Where goods go when nobody says where (T112); staff, who reach every place, name the market. */
    findDefaultShipTo: (scope: Scope, country: Country) => deps.companies.findFirstActiveShipTo(scope, country),
  };
}
