import type { PriceList } from '#capabilities/catalogue/index.ts';
import type { Clock } from '#platform/clock.ts';
import { freshCache } from '#platform/fresh-cache.ts';
import { noPriceLists, type PriceListLook, withChanges } from './price-lists.model.ts';

export type FindPriceListOf = (shipToId: string) => Promise<PriceList | undefined>;

/**
 * Keeps all price lists, without their prices, in the memory of the process. Every two seconds at most it asks what has
 * changed, so the cost of a page does not grow with the number of customers.
 */
export function priceListCache(
  clock: Clock,
  maxAgeMs: number,
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

  return async (shipToId) => {
    const { listIdOf, lists } = await refresh('all');
    const id = listIdOf.get(shipToId);
    return id === undefined ? undefined : lists.get(id);
  };
}
