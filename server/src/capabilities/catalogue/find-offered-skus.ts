import type { Country } from '@dray/contract/markets.ts';
import type { CatalogueDeps } from './catalogue.deps.ts';
import type { PriceList } from './product/own-price.model.ts';
import { assortmentOf } from './shelf/assortment.ts';
import { findOffered } from './showing.ts';

/** Of these skus those that exist in a market for customers of a price list. */
export async function findOfferedSkus(
  { shelfOf }: Pick<CatalogueDeps, 'shelfOf'>,
  country: Country,
  priceList: PriceList | undefined,
  skus: readonly string[],
): Promise<ReadonlySet<string>> {
  const shelf = await shelfOf(country);
  const assortment = assortmentOf(shelf, priceList);
  return new Set(skus.filter((sku) => findOffered({ shelf, assortment }, sku)));
}
