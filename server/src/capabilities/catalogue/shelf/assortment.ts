import { type BoundedCache, boundedCache } from '#platform/bounded-cache.ts';
import type { PriceList } from '../product/own-price.model.ts';
import { remainingOf } from '../search/slot-order.model.ts';
import type { Shelf } from './shelf.model.ts';

/** What one kind of customer is offered; for anybody else's goods they are told that there are none. */
export type Assortment = {
  /** 1 for what exists for them at all, by slot. */
  isOffered: Uint8Array;
  /** What their lists are made of, by sku. */
  listed: Uint32Array;
};

/** Slots, over all assortments of one shelf. */
const maxCached = 8_000_000;
const cached = new WeakMap<Shelf, BoundedCache<Assortment>>();

export function assortmentOf(shelf: Shelf, priceList: PriceList | undefined): Assortment {
  const known = cached.get(shelf) ?? boundedCache(maxCached);
  cached.set(shelf, known);
  const key = priceList?.assortmentKey ?? '';
  const assortment = known.get(key) ?? toAssortment(shelf, priceList);
  known.set(key, assortment, shelf.products.length);
  return assortment;
}

function toAssortment(shelf: Shelf, priceList: PriceList | undefined): Assortment {
  const { slots, bySku, columns, isListed } = shelf;
  const isOffered = new Uint8Array(shelf.products.length);
  const { ids, values } = columns.brand;
  const isBrandOffered = values.map((brand) => !priceList?.excludedBrands.has(brand));
  for (let at = 0; at < bySku.length; at += 1) {
    const slot = bySku[at] ?? 0;
    isOffered[slot] = isBrandOffered[ids[slot] ?? 0] ? 1 : 0;
  }
  for (const sku of priceList?.excludedSkus ?? []) {
    const slot = slots.get(sku);
    if (slot !== undefined) isOffered[slot] = 0;
  }
  return { isOffered, listed: remainingOf(remainingOf(bySku, isListed, 1), isOffered, 1) };
}
