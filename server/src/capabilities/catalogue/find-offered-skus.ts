import type { Country } from '@dray/contract/markets.ts';
import type { CatalogueDeps } from './needs/catalogue.deps.ts';
import type { PriceList } from './product/own-price.model.ts';
import { assortmentOf } from './shelf/assortment.ts';
import { findOffered } from './shelf/showing.ts';

type Shelves = Pick<CatalogueDeps, 'shelfOf'>;

/** Of these skus those that exist in a market for customers of a price list. */
export async function findOfferedSkus(
  shelves: Shelves,
  country: Country,
  priceList: PriceList | undefined,
  skus: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set((await findOfferedNames(shelves, country, priceList, skus)).keys());
}

export async function findOfferedNames(
  { shelfOf }: Shelves,
  country: Country,
  priceList: PriceList | undefined,
  skus: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const shelf = await shelfOf(country);
  const assortment = assortmentOf(shelf, priceList);
  const offered = skus.map((sku) => [sku, findOffered({ shelf, assortment }, sku)?.name] as const);
  return new Map(offered.flatMap(([sku, name]) => (name === undefined ? [] : [[sku, name] as const])));
}
