import { type BoundedCache, boundedCache } from '#platform/bounded-cache.ts';
import type { PriceBook } from '../product/price-books.ts';
import { type Breathe, type Order, orderOf } from '../search/slot-order.model.ts';
import type { Shelf } from './shelf.model.ts';

/** Slots, over all price orders of one shelf. */
const maxCached = 4_000_000;
const cached = new WeakMap<Shelf, BoundedCache<Promise<Order>>>();

/** What has no price for the customer comes last, whichever way they sort. */
export function orderByPrice(shelf: Shelf, book: PriceBook, breathe: Breathe): Promise<Order> {
  const orders = cached.get(shelf) ?? boundedCache(maxCached);
  cached.set(shelf, orders);
  const key = book.edition;
  const order = orders.get(key) ?? makeOrder(shelf, book, breathe);
  orders.set(key, order, shelf.products.length);
  return order;
}

async function makeOrder({ products, bySku }: Shelf, { yourMinor }: PriceBook, breathe: Breathe): Promise<Order> {
  const prices = new Float64Array(products.length).fill(Number.NaN);
  for (const slot of bySku) prices[slot] = yourMinor.get(products[slot]?.sku ?? '') ?? Number.NaN;
  const priced = bySku.filter((slot) => !Number.isNaN(prices[slot]));
  const unpriced = bySku.filter((slot) => Number.isNaN(prices[slot]));
  const { ascending, descending } = await orderOf(priced, (a, b) => (prices[a] ?? 0) - (prices[b] ?? 0), breathe);
  return { ascending: joined(ascending, unpriced), descending: joined(descending, unpriced) };
}

function joined(a: Uint32Array, b: Uint32Array): Uint32Array {
  const both = new Uint32Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}
