import type { Country } from '@dray/contract/markets.ts';
import type { PriceList } from '#capabilities/catalogue/index.ts';
import type { Clock } from '#platform/clock.ts';
import { freshCache } from '#platform/fresh-cache.ts';
import { findListOn, noPriceLists, type PriceListLook, withChanges } from './price-lists.model.ts';

/** On a day of the ship-to's market; today's where none is named. */
export type FindPriceListOf = (shipToId: string, day?: string) => Promise<PriceList | undefined>;

type CacheNeeds = { clock: Clock; maxAgeMs: number; todayIn: (country: Country) => string };

/**
 * Keeps all price lists, without their prices, in the memory of the process. Every two seconds at most it asks what has
 * changed, so the cost of a page does not grow with the number of customers.
 */
export function priceListCache(
  { clock, maxAgeMs, todayIn }: CacheNeeds,
  look: (since: string) => Promise<PriceListLook>,
): FindPriceListOf {
  let known = noPriceLists;

  const refresh = freshCache(clock, maxAgeMs, async (_all: 'all') => {
    const from = known;
    const now =
      withChanges(from, await look(from.horizon)) ?? withChanges(noPriceLists, await look(noPriceLists.horizon));
    if (!now) throw new Error('A whole look at the price lists did not agree with itself');
    // A slow look that was overtaken must not undo what a later one saw.
    if (known === from) known = now;
    return now;
  });

  return async (shipToId, day) => findListOn(await refresh('all'), shipToId, day === undefined ? todayIn : () => day);
}
