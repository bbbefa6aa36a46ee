import { type Country, marketOf } from '@dray/contract/markets.ts';
import type { Scope } from '#platform/request/request.ts';
import type { CompanyDeps } from './company.deps.ts';
import type { DeliveryTerms, MarketCalendar } from './rules/company.model.ts';

/** Everything an order to one ship-to depends on, within the scope; a foreign one is not found. */
export async function findDeliveryTerms(
  deps: CompanyDeps,
  scope: Scope,
  id: string,
  findCalendar: (country: Country) => Promise<MarketCalendar> = (country) => findMarketCalendar(deps, country),
): Promise<DeliveryTerms | undefined> {
  const supply = await deps.supplies.findSupply(scope, id);
  return supply && { ...supply, ...(await findCalendar(supply.shipTo.country)) };
}

export async function findMarketCalendar({ portalConfig }: CompanyDeps, country: Country): Promise<MarketCalendar> {
  return { timeZone: marketOf(country).timeZone, ...(await portalConfig.findComingDays(country)) };
}
