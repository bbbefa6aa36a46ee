import { type Country, marketOf } from '@dray/contract/markets.ts';
import { catalogueResolvers, catalogueRoutes, openCatalogue, openShelves } from '#capabilities/catalogue/index.ts';
import { favouritesResolvers, openFavourites } from '#capabilities/favourites/index.ts';
import { localDate } from '#capabilities/portal-config/index.ts';
import { openPriceLists, openPricing } from '#capabilities/pricing/index.ts';
import type { Request, Scope } from '#platform/request/request.ts';
import { nameOfScope } from '#platform/request/scope-name.ts';
import type { Base } from './base.ts';
import { freshnessMs } from './parts.ts';

/** Goods, prices and favourites. What does not change with the caller is cached once for the process. */
export function composeShop({ clock, database, homeMarket, ...base }: Base) {
  const cached = lookUps({ clock, ...base });
  const fresh = { clock, maxAgeMs: freshnessMs, read: database.read, todayIn: cached.todayIn };
  const shelfOf = openShelves(fresh);
  const findPriceListOf = openPriceLists(fresh);
  const pricingOf = openPricing({ findPriceListOf });
  const favouritesOf = openFavourites({ clock });
  const catalogueOf = openCatalogue({
    ...cached,
    shelfOf,
    findPriceList: findPriceListOf,
    homeMarket,
    neighboursOf(transaction) {
      const { findShownPrices: ownPrices, listOwnPrices: allPrices } = pricingOf(transaction);
      return { ownPrices, allPrices, favouritesOf: favouritesOf(transaction).listSkus };
    },
  });
  return {
    cached,
    pricingOf,
    catalogueOf,
    listFavourites: ({ caller, read }: Request) => read((within) => favouritesOf(within).listSkus(caller.uid)),
    catalogueResolvers: catalogueResolvers(catalogueOf),
    favouritesResolvers: favouritesResolvers(favouritesOf, (request, skus) =>
      request.read((transaction) => catalogueOf(transaction).findOfferedTo(request, skus)),
    ),
    findOwnGoods: (request: Request, skus: readonly string[]) =>
      request.read((transaction) => catalogueOf(transaction).findOfferedNames(request, skus)),
    catalogueRoutes: catalogueRoutes({ shelfOf, findMarket: cached.findMarket }),
    fillShelves: async () => void (await shelfOf(homeMarket)),
  };
}

/** Asked with every page. */
const lookUps = ({ clock, read, companyOf }: Pick<Base, 'clock' | 'read' | 'companyOf'>) => ({
  findDefaultShipTo: read(
    (transaction, scope: Scope, country: Country) => companyOf(transaction).findDefaultShipTo(scope, country),
    (scope, country) => `${country} ${nameOfScope(scope)}`,
  ),
  findEarliestDelivery: read(
    async (transaction, scope: Scope, id: string) =>
      (await companyOf(transaction).getShipTo(scope, id)).earliestDelivery,
    (scope, id) => `${id} ${nameOfScope(scope)}`,
  ),
  todayIn: (country: Country) => localDate(clock.now(), marketOf(country).timeZone),
  async findMarket(country: Country) {
    return { currency: marketOf(country).currency, today: localDate(clock.now(), marketOf(country).timeZone) };
  },
});
