import type { DoorOf } from '#platform/request/request.ts';
import { bundleStock } from './store/bundle-stock.store.ts';
import { productMarkets } from './store/product-markets.store.ts';
import { productMeasures } from './store/product-measures.store.ts';

/** What is left of bundles of limited amount. */
export type BundleStock = ReturnType<typeof bundleStock>;
export const openBundleStock = (): DoorOf<BundleStock> => (transaction) => bundleStock(transaction);

/** What reports put goods together by. */
export type ProductMeasures = ReturnType<typeof productMeasures>;
export const openProductMeasures = (): DoorOf<ProductMeasures> => (transaction) => productMeasures(transaction);

/** The country of each product that there is. */
export type FindProductMarkets = (skus: readonly string[]) => Promise<ReadonlyMap<string, string>>;
export const openProductMarkets = (): DoorOf<FindProductMarkets> => (transaction) => productMarkets(transaction);
