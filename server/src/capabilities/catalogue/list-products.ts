import type { Request } from '#platform/request/request.ts';
import { findBuyer } from './find-buyer.ts';
import type { CatalogueDeps } from './needs/catalogue.deps.ts';
import { assortmentOf } from './shelf/assortment.ts';
import { findListing, type Listing } from './shelf/find-listing.ts';
import type { ProductQuery } from './shelf/product-query.model.ts';
import type { Shelf } from './shelf/shelf.model.ts';
import type { Buyer } from './shelf/showing.ts';
import { type Needs, showProducts } from './show-products.ts';
import type { ShownProduct } from './wire/product.wire.ts';

export type ProductPage = {
  products: readonly ShownProduct[];
  total: number;
  listing: Listing;
  shelf: Shelf;
  buyer: Buyer;
};

/** One page of what a buyer may buy, at their prices. What is not needed of a product is not asked for. */
export async function listProducts(
  deps: CatalogueDeps,
  request: Request,
  query: ProductQuery,
  needs: Needs,
): Promise<ProductPage> {
  const buyer = await findBuyer(deps, request);
  const shelf = await deps.shelfOf(buyer.country);
  const assortment = assortmentOf(shelf, buyer.priceList);
  const favourites = query.onlyFavourites ? await deps.favouritesOf(buyer.uid) : undefined;
  const book = await findBook(deps, buyer, query);
  const { language, priceList, day } = buyer;
  const assortmentKey = priceList?.assortmentKey ?? '';
  const listing = await findListing({ shelf, assortment, assortmentKey, language, book, favourites, day }, query);

  const start = (query.currentPage - 1) * query.pageSize;
  const slots = [...listing.slots.subarray(start, start + query.pageSize)];
  const products = slots.map((slot) => shelf.products[slot]).filter((product) => product !== undefined);
  const shown = await showProducts(deps, request, { buyer, shelf, assortment, favourites }, products, needs);
  return { products: shown, total: listing.slots.length, listing, shelf, buyer };
}

const findBook = async (deps: CatalogueDeps, { priceList, day }: Buyer, { sort, isPromoted }: ProductQuery) =>
  priceList && (sort.by === 'price' || isPromoted) ? deps.priceBooks(deps.allPrices, priceList, day) : undefined;
