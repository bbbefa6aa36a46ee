import type { Country } from '@dray/contract/markets.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connection.ts';
import type { DoorOf } from '#platform/request/request.ts';
import { marketPriceCache } from './market-price-cache.ts';
import { type FindPriceListOf, priceListCache } from './price-list-cache.ts';
import { type PricingDoor, pricing } from './pricing.door.ts';
import { pricingStore } from './pricing.store.ts';

type ListNeeds = { clock: Clock; maxAgeMs: number; todayIn: (country: Country) => string; read: Database['read'] };

/** Which list a ship-to follows, one for the process. */
export const openPriceLists = ({ read, ...needs }: ListNeeds): FindPriceListOf =>
  priceListCache(needs, (since) => read((transaction) => pricingStore(transaction).lookAtPriceLists(since)));

/** The market's shared prices are cached once for the process. */
export function openPricing({ findPriceListOf }: { findPriceListOf: FindPriceListOf }): DoorOf<PricingDoor> {
  const marketSheetOf = marketPriceCache();
  return (transaction) => pricing({ prices: pricingStore(transaction), findPriceListOf, marketSheetOf });
}
