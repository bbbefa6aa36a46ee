import type { Country } from '@dray/contract/markets.ts';
import type { Caller, Scope } from '#platform/request/request.ts';
import type { SearchedWords } from '#platform/text/searched-words.ts';
import type { CompanyDeps } from './company.deps.ts';
import { findDeliveryTerms, findMarketCalendar } from './find-delivery-terms.ts';
import { getShipTo } from './get-ship-to.ts';
import { type AskedPayers, getSoldTo, listPayers } from './list-payers.ts';
import { listTransportTypes } from './list-transport-types.ts';
import type { MarketCalendar } from './rules/company.model.ts';

export type CompanyDoor = ReturnType<typeof company>;

export function company(deps: CompanyDeps) {
  return {
    getShipTo: (scope: Scope, id: string) => getShipTo(deps, scope, id),
    findOnlyShipTo: (scope: Scope) => deps.companies.findOnlyActiveShipTo(scope),
    /** Anyone who knows the market's calendar already hands it in. */
    findDeliveryTerms: (scope: Scope, id: string, findCalendar?: (country: Country) => Promise<MarketCalendar>) =>
      findDeliveryTerms(deps, scope, id, findCalendar),
    findMarketCalendar: (country: Country) => findMarketCalendar(deps, country),
    /** Names of where somebody's roles hold, and of what their people asked for. */
    listShipToNames: (ids: readonly string[]) => deps.companies.listShipToNames(ids),
    findCompanyName: (id: string) => deps.companies.findCompanyName(id),
    /** By their ids, for those of the supplier's people who read the audit of their markets. */
    listCompanyNames: (ids: readonly string[]) => deps.payers.listCompanies(ids),
    listTransportTypes: (caller: Caller, scope: Scope, uid: string | undefined) =>
      listTransportTypes(deps, caller, scope, uid),
    listShipTos: (scope: Scope) => deps.companies.listShipTos(scope),
    /** For a job, which has no scope. */
    listTrades: (after: string | undefined, max: number) => deps.companies.listTrades(after, max),
    findShipTo: (scope: Scope, id: string) => deps.companies.findShipTo(scope, id),
    /** Where goods go when nobody says where (T112); staff, who reach every ship-to, name the market. */
    findDefaultShipTo: (scope: Scope, country: Country) => deps.companies.findFirstActiveShipTo(scope, country),
    listCompanies: async (scope: Scope) => deps.payers.listCompanies(await deps.companies.listCompanyIds(scope)),
    listPayers: (scope: Scope, asked: AskedPayers) => listPayers(deps, scope, asked),
    /** Who pays for what a scope reaches; so many at most. */
    listPayersWithin: (scope: Scope, max: number) => deps.payersWithin.listPayersWithin(scope, max),
    isPayer: async (id: string) => (await deps.payers.listPayers([id])).length > 0,
    findPayerWithoutScope: (id: string) => deps.payersWithin.findPayerWithoutScope(id),
    getSoldTo: (scope: Scope, id: string) => getSoldTo(deps, scope, id),
    /** For the supplier's people: customers of their markets and portfolio. */
    findCustomers: (scope: Scope, words: SearchedWords, max: number) => deps.customers.findCustomers(scope, words, max),
    findBeginning: (scope: Scope, start: string, max: number) => deps.customers.findBeginning(scope, start, max),
    listByName: (scope: Scope, offset: number, limit: number) => deps.customers.listByName(scope, offset, limit),
    countCustomers: (scope: Scope, max: number) => deps.customers.countCustomers(scope, max),
    listCustomers: (scope: Scope, ids: readonly string[]) => deps.customers.listCustomers(scope, ids),
    lockCompanies: (ids: readonly string[]) => deps.shipToStates.lockCompanies(ids),
    suspendShipTos: (ids: readonly string[]) => deps.shipToStates.suspendShipTos(ids),
    reopenShipTos: (ids: readonly string[]) => deps.shipToStates.reopenShipTos(ids),
  };
}
