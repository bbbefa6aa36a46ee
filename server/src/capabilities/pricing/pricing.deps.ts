import type { MarketSheetOf } from './kept-market-prices.ts';
import type { FindPriceListOf } from './kept-price-lists.ts';
import type { PricingStore } from './pricing.store.ts';

export type PricingDeps = {
  prices: PricingStore;
  /** One for the process, by `keptPriceLists`. */
  findPriceListOf: FindPriceListOf;
  /** One for the process, by `keptMarketPrices`. */
  marketSheetOf: MarketSheetOf;
};
