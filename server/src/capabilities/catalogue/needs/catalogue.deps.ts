import type { Country } from '@dray/contract/markets.ts';
import type { Scope } from '#platform/request/request.ts';
import type { OwnPrice, OwnPrices, PriceList } from '../product/own-price.model.ts';
import type { PriceBooks } from '../product/price-books.ts';
import type { Shelf } from '../shelf/shelf.model.ts';

/** Most of it comes from neighbours above, which know this capability: `compose.ts` hands in the real ones. */
export type CatalogueDeps = {
  shelfOf: (country: Country) => Promise<Shelf>;
  priceBooks: PriceBooks;
  findPriceList: (shipToId: string) => Promise<PriceList | undefined>;
  ownPrices: OwnPrices;
  allPrices: (priceList: PriceList, day: string) => Promise<ReadonlyMap<string, OwnPrice>>;
  favouritesOf: (uid: string) => Promise<ReadonlySet<string>>;
  /** The first active ship-to within the scope (T112); for staff within the market, too. */
  findDefaultShipTo: (scope: Scope, country: Country) => Promise<{ id: string; country: Country } | undefined>;
  findEarliestDelivery: (scope: Scope, shipToId: string) => Promise<string | undefined>;
  findMarket: (country: Country) => Promise<{ currency: string; today: string }>;
  homeMarket: Country;
};
