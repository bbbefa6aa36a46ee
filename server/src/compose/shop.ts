import type { Country } from '@dray/contract/markets.ts';
import {
  catalogue,
  catalogueResolvers,
  catalogueRoutes,
  catalogueShelves,
  catalogueStore,
  priceBooks,
} from '#capabilities/catalogue/index.ts';
import type { CompanyDoor } from '#capabilities/company/index.ts';
import { favourites, favouritesResolvers, favouritesStore } from '#capabilities/favourites/index.ts';
import { localDate, type PortalConfigDoor } from '#capabilities/portal-config/index.ts';
import { marketPriceCache, priceListCache, pricing, pricingStore } from '#capabilities/pricing/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Transaction } from '#platform/database/connection.ts';
import { freshCache } from '#platform/fresh-cache.ts';
import type { DoorOf, Request, Scope } from '#platform/request.ts';
import { nameOfScope } from '#platform/scope-name.ts';

type Parts = {
  clock: Clock;
  database: Database;
  homeMarket: Country;
  freshnessMs: number;
  companyOf: DoorOf<CompanyDoor>;
  portalConfigOf: DoorOf<PortalConfigDoor>;
};

/** Goods, prices and favourites. What does not change with the caller is kept once for the process. */
export function composeShop(parts: Parts) {
  const { clock, database, freshnessMs, homeMarket } = parts;
  const kept = keptLookUps(parts);
  const shelfOf = catalogueShelves({
    clock,
    maxAgeMs: freshnessMs,
    read: (work) => database.read((transaction) => work(catalogueStore(transaction))),
  });
  const findPriceListOf = priceListCache(clock, freshnessMs, (since) =>
    database.read((transaction) => pricingStore(transaction).lookAtPriceLists(since)),
  );
  const books = priceBooks();
  const marketSheetOf = marketPriceCache();

  const pricingOf = (transaction: Transaction) =>
    pricing({ prices: pricingStore(transaction), findPriceListOf, marketSheetOf });
  const favouritesOf = (transaction: Transaction) => favourites({ favourites: favouritesStore(transaction), clock });
  const catalogueOf = (transaction: Transaction) => {
    const { findShownPrices, listOwnPrices } = pricingOf(transaction);
    return catalogue({
      ...kept,
      shelfOf,
      priceBooks: books,
      findPriceList: findPriceListOf,
      ownPrices: findShownPrices,
      allPrices: listOwnPrices,
      favouritesOf: favouritesOf(transaction).listSkus,
      homeMarket,
    });
  };
  const offeredTo = (request: Request, skus: readonly string[]) =>
    request.read((transaction) => catalogueOf(transaction).findOfferedTo(request, skus));

  return {
    lookUps: { findDefaultShipTo: kept.findDefaultShipTo, findMarket: kept.findMarket },
    pricingOf,
    catalogueOf,
    favouritesOf,
    catalogueResolvers: catalogueResolvers(catalogueOf),
    favouritesResolvers: favouritesResolvers(favouritesOf, offeredTo),
    catalogueRoutes: catalogueRoutes({ shelfOf, findMarket: kept.findMarket }),
    /** Reads every market's goods, so that the first customer does not wait for it. */
    fillShelves: async () => void (await shelfOf(homeMarket)),
  };
}

/** Asked with every page and seldom other than two seconds ago. Whose rows may be seen is part of each question. */
function keptLookUps({ clock, database, freshnessMs, companyOf, portalConfigOf }: Parts) {
  const findDefaultShipTo = freshCache(
    clock,
    freshnessMs,
    ({ scope, country }: { scope: Scope; country: Country }) =>
      database.read((transaction) => companyOf(transaction).findDefaultShipTo(scope, country)),
    ({ scope, country }) => `${country} ${nameOfScope(scope)}`,
  );
  const findEarliestDelivery = freshCache(
    clock,
    freshnessMs,
    async ({ scope, id }: { scope: Scope; id: string }) => {
      const detail = await database.read((transaction) => companyOf(transaction).getShipTo(scope, id));
      return detail.earliestDelivery;
    },
    ({ scope, id }) => `${id} ${nameOfScope(scope)}`,
  );
  const findMarket = freshCache(clock, freshnessMs, (country: Country) =>
    database.read((transaction) => portalConfigOf(transaction).findMarket(country)),
  );
  return {
    findDefaultShipTo: (scope: Scope, country: Country) => findDefaultShipTo({ scope, country }),
    findEarliestDelivery: (scope: Scope, id: string) => findEarliestDelivery({ scope, id }),
    async findMarket(country: Country) {
      const market = await findMarket(country);
      if (!market) throw new Error(`There is no market ${country}`);
      // The day is told by the clock each time: at midnight prices change.
      return { currency: market.currency, today: localDate(clock.now(), market.timeZone) };
    },
  };
}
