import type { Country } from '@dray/contract/markets.ts';
import type { Request } from '#platform/request/request.ts';
import { findAvailablePackaging } from './find-available-packaging.ts';
import { findBuyer } from './find-buyer.ts';
import { findGoods } from './find-goods.ts';
import { findOfferedNames, findOfferedSkus } from './find-offered-skus.ts';
import { goodsFor } from './goods.ts';
import { listCategories } from './list-categories.ts';
import { listProducts } from './list-products.ts';
import type { CatalogueDeps } from './needs/catalogue.deps.ts';
import type { PriceList } from './product/own-price.model.ts';
import type { ProductQuery } from './shelf/product-query.model.ts';
import type { Needs } from './show-products.ts';

export type CatalogueDoor = ReturnType<typeof catalogue>;

export function catalogue(deps: CatalogueDeps) {
  return {
    listProducts: (request: Request, query: ProductQuery, needs: Needs) => listProducts(deps, request, query, needs),
    findGoods: (request: Request, asked: Parameters<typeof findGoods>[2]) => findGoods(deps, request, asked),
    listCategories: (request: Request, name: string | undefined) => listCategories(deps, request, name),
    findAvailablePackaging: (request: Request, asked: { sku: string; subBrand: string }) =>
      findAvailablePackaging(deps, request, asked),
    /** Of these, what exists for the caller at the ship-to their request is for. */
    async findOfferedTo(request: Request, skus: readonly string[]): Promise<ReadonlySet<string>> {
      const { country, priceList } = await findBuyer(deps, request);
      return findOfferedSkus(deps, country, priceList, skus);
    },
    /** The same, with what they are called. */
    async findOfferedNames(request: Request, skus: readonly string[]): Promise<ReadonlyMap<string, string>> {
      const { country, priceList } = await findBuyer(deps, request);
      return findOfferedNames(deps, country, priceList, skus);
    },
    /** Everything of a market for anyone who prices it themselves, such as a cart. */
    goodsFor: (country: Country, priceList: PriceList | undefined) => goodsFor(deps, country, priceList),
  };
}
