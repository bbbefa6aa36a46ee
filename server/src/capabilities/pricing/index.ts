export { importPrices } from './import/import-prices.ts';
export { openPriceLists, openPricing } from './open-pricing.ts';
export type { PricingDoor } from './pricing.door.ts';
export { priceFor } from './pricing.model.ts';
