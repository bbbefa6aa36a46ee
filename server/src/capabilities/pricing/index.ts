export { importPrices } from './import/import-prices.ts';
export { keptMarketPrices } from './kept-market-prices.ts';
export { keptPriceLists } from './kept-price-lists.ts';
export { type PricingDoor, pricing } from './pricing.door.ts';
export { priceFor } from './pricing.model.ts';
export { pricingStore } from './pricing.store.ts';
