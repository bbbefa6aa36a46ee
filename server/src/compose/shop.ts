import { type Country, marketOf } from '@dray/contract/markets.ts';
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
import { localDate } from '#capabilities/portal-config/index.ts';
import { marketPriceCache, priceListCache, pricing, pricingStore } from '#capabilities/pricing/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Transaction } from '#platform/database/connection.ts';
import type { DoorOf, Request, Scope } from '#platform/request/request.ts';
import { nameOfScope } from '#platform/request/scope-name.ts';
import type { CachedRead } from './cached-read.ts';

type Parts = {
  clock: Clock;
  database: Database;
  homeMarket: Country;
  freshnessMs: number;
  read: CachedRead;
  companyOf: DoorOf<CompanyDoor>;
};

/** Goods, prices and favourites. What does not change with the caller is cached once for the process. */
export function composeShop(parts: Parts) {
  const { clock, database, freshnessMs, homeMarket } = parts;
  const cached = lookUps(parts);
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
      ...cached,
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
    lookUps: { findDefaultShipTo: cached.findDefaultShipTo, findMarket: cached.findMarket },
    pricingOf,
    catalogueOf,
    favouritesOf,
    catalogueResolvers: catalogueResolvers(catalogueOf),
    favouritesResolvers: favouritesResolvers(favouritesOf, offeredTo),
    findOwnGoods: (request: Request, skus: readonly string[]) =>
      request.read((transaction) => catalogueOf(transaction).findOfferedNames(request, skus)),
    catalogueRoutes: catalogueRoutes({ shelfOf, findMarket: cached.findMarket }),
    /** Reads every market's goods, so that the first customer does not wait for it. */
    fillShelves: async () => void (await shelfOf(homeMarket)),
  };
}

/** Asked with every page. */
function lookUps({ clock, read, companyOf }: Parts) {
  return {
    findDefaultShipTo: read(
      (transaction, scope: Scope, country: Country) => companyOf(transaction).findDefaultShipTo(scope, country),
      (scope, country) => `${country} ${nameOfScope(scope)}`,
    ),
    findEarliestDelivery: read(
      async (transaction, scope: Scope, id: string) =>
        (await companyOf(transaction).getShipTo(scope, id)).earliestDelivery,
      (scope, id) => `${id} ${nameOfScope(scope)}`,
    ),
    async findMarket(country: Country) {
      const { currency, timeZone } = marketOf(country);
      return { currency, today: localDate(clock.now(), timeZone) };
    },
  };
}
