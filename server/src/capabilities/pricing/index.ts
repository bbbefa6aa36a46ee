export { importPrices } from './import/import-prices.ts';
export { openPriceExplainer } from './open-price-explainer.ts';
export { openPriceLists, openPricing } from './open-pricing.ts';
export type { PricingDoor } from './pricing.door.ts';
export { priceFor } from './pricing.model.ts';
export { pricingRoutes } from './pricing.routes.ts';
