import type { PriceList } from '#capabilities/catalogue/index.ts';
import { findOwnPrices, findShownPrices, listOwnPrices } from './find-own-prices.ts';
import type { PricingDeps } from './pricing.deps.ts';

export type PricingDoor = ReturnType<typeof pricing>;

export function pricing(deps: PricingDeps) {
  return {
    /** The ship-to must have been checked against the caller's rights. */
    findPriceListOf: (shipToId: string, day?: string) => deps.findPriceListOf(shipToId, day),
    findOwnPrices: (priceList: PriceList, skus: readonly string[], day: string) =>
      findOwnPrices(deps, priceList, skus, day),
    /** For looking only: what the market shares may be a few seconds old. */
    findShownPrices: (priceList: PriceList, skus: readonly string[], day: string) =>
      findShownPrices(deps, priceList, skus, day),
    listOwnPrices: (priceList: PriceList, day: string) => listOwnPrices(deps, priceList, day),
  };
}
