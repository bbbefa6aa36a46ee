import type { MarketSheetOf } from './market-price-cache.ts';
import type { FindPriceListOf } from './price-list-cache.ts';
import type { PricingStore } from './pricing.store.ts';

export type PricingDeps = {
  prices: PricingStore;
  /** One for the process, by `keptPriceLists`. */
  findPriceListOf: FindPriceListOf;
  /** One for the process, by `keptMarketPrices`. */
  marketSheetOf: MarketSheetOf;
};
