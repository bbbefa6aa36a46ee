import type { Country } from '@dray/contract/markets.ts';
import { reaches } from './reach.ts';
import type { Scope } from './request.ts';

/** A scope that has been made may be made narrower by anyone: to one of the companies that it reaches, or to nothing. */
export function narrowedTo(scope: Scope, company: { id: string; country: Country }): Scope | undefined {
  if (!reaches(scope, { companyId: company.id, shipToId: undefined, country: company.country })) return undefined;
  const narrow: Omit<Scope, symbol> = { markets: [], companyIds: [company.id], shipToIds: [] };
  return narrow as Scope;
}

/**
 * The same within one market. What belongs to single customers stays unless it is said which of them are there: a portfolio
 * does not know.
 */
export function narrowedToMarket(
  scope: Scope,
  market: Country | undefined,
  isThere: (companyId: string) => boolean = () => true,
): Scope {
  if (market === undefined) return scope;
  const narrow: Omit<Scope, symbol> = {
    ...scope,
    markets: scope.markets.filter((each) => each === market),
    companyIds: scope.companyIds.filter(isThere),
  };
  return narrow as Scope;
}
