import { limits } from '@dray/contract/limits.ts';
import type { Request } from '#platform/request/request.ts';
import { findBuyer } from './find-buyer.ts';
import type { CatalogueDeps } from './needs/catalogue.deps.ts';
import type { Product } from './product/product.model.ts';
import { type Assortment, assortmentOf } from './shelf/assortment.ts';
import type { Shelf } from './shelf/shelf.model.ts';
import { findOffered } from './shelf/showing.ts';
import { showProducts } from './show-products.ts';
import type { ShownProduct } from './wire/product.wire.ts';

/** All packs that the buyer may have the same beer in, the largest first; none for what does not exist for them. */
export async function findAvailablePackaging(
  deps: CatalogueDeps,
  request: Request,
  { sku, subBrand }: { sku: string; subBrand: string },
): Promise<ShownProduct[]> {
  const buyer = await findBuyer(deps, request);
  const shelf = await deps.shelfOf(buyer.country);
  const assortment = assortmentOf(shelf, buyer.priceList);
  const asked = findOffered({ shelf, assortment }, sku);
  if (!asked || asked.subBrand !== subBrand) return [];

  const packs = packsOf(shelf, assortment, asked)
    .sort((a, b) => b.volumeLitres * b.itemsInBox - a.volumeLitres * a.itemsInBox || (a.sku < b.sku ? -1 : 1))
    .slice(0, limits.pageSize);
  const needs = { prices: true, favourites: false, related: false, deliveryDate: false };
  return showProducts(deps, request, { buyer, shelf, assortment, favourites: undefined }, packs, needs);
}

function packsOf({ slots, products, columns }: Shelf, { listed }: Assortment, { sku }: Product): Product[] {
  const [brands, subBrands] = [columns.brand.ids, columns.subBrand.ids];
  const asked = slots.get(sku) ?? 0;
  return [...listed.filter((slot) => brands[slot] === brands[asked] && subBrands[slot] === subBrands[asked])]
    .map((slot) => products[slot])
    .filter((product) => product !== undefined);
}
