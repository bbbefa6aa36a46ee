export { importPrices } from './import/import-prices.ts';
export { marketPriceCache } from './market-price-cache.ts';
export { priceListCache } from './price-list-cache.ts';
export { type PricingDoor, pricing } from './pricing.door.ts';
export { priceFor } from './pricing.model.ts';
export { pricingStore } from './pricing.store.ts';
