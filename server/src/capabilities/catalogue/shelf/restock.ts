import { categoryTree } from '../product/category-tree.model.ts';
import { type Category, isListed, type Product, type Returnable } from '../product/product.model.ts';
import type { SearchIndex } from '../search/search.model.ts';
import { mergeSegments, type Segment, segmentOf } from '../search/search-segment.model.ts';
import { termsOf } from '../search/search-terms.model.ts';
import { type Breathe, type Moved, reordered, updated } from '../search/slot-order.model.ts';
import { tradeWords } from '../search/trade-words.ts';
import { fillColumns, grownColumns } from './facet-column.model.ts';
import { comparing, comparingSkus, type Shelf } from './shelf.model.ts';

export type Changes = {
  put: readonly Product[];
  removed: readonly string[];
  categories: readonly Category[];
  returnables: ReadonlyMap<string, Returnable>;
};

type Placed = { slot: number; product: Product };

const productsAtATime = 1_000;

/** The next version of a shelf. Everything that grows with the market gives way to requests now and then. */
export async function restock(shelf: Shelf, changes: Changes, breathe: Breathe): Promise<Shelf> {
  // Every sku has had its own slot from the first time it was seen, so sharing the map with older versions is safe.
  const slots = shelf.slots as Map<string, number>;
  const products = shelf.products.slice();
  const placed = changes.put.map((product): Placed => {
    const slot = slots.get(product.sku) ?? slots.size;
    slots.set(product.sku, slot);
    products[slot] = product;
    return { slot, product };
  });
  const emptied = changes.removed.flatMap((sku) => slots.get(sku) ?? []);
  for (const slot of emptied) products[slot] = undefined;

  const columns = grownColumns(shelf.columns, products.length);
  const isListedNow = new Uint8Array(products.length);
  isListedNow.set(shelf.isListed);
  for (const slot of emptied) isListedNow[slot] = 0;
  for (const { slot, product } of placed) {
    await breathe();
    fillColumns(columns, slot, product);
    isListedNow[slot] = isListed(product) ? 1 : 0;
  }
  const next: Shelf = {
    ...shelf,
    products,
    columns,
    isListed: isListedNow,
    tree: categoryTree(changes.categories),
    returnables: changes.returnables,
    orders: new Map(),
  };
  next.index = await indexed(next, placed, emptied, breathe);
  await carryOrders(shelf, next, movedIn(next, placed, emptied), breathe);
  return next;
}

async function indexed(shelf: Shelf, placed: Placed[], emptied: number[], breathe: Breathe): Promise<SearchIndex> {
  const home = new Uint32Array(shelf.products.length);
  home.set(shelf.index.home);
  for (const slot of emptied) home[slot] = 0;
  let segments = [...shelf.index.segments];
  let lastId = Math.max(0, ...segments.map(({ id }) => id));
  for (let start = 0; start < placed.length; start += productsAtATime) {
    const part = placed.slice(start, start + productsAtATime);
    const withTerms = [];
    for (const { slot, product } of part) {
      await breathe();
      withTerms.push({ slot, terms: termsOf(product, tradeWords(product, shelf.tree)) });
    }
    lastId += 1;
    for (const { slot } of part) home[slot] = lastId;
    segments = await settled([...segments, segmentOf(lastId, withTerms)]);
  }
  return { segments, home };

  /** A segment is never beside one that is not at least twice its size, so there are few of them. */
  async function settled(all: Segment[]): Promise<Segment[]> {
    const [older, newer] = all.slice(-2);
    if (!older || !newer || older.slots.length >= 2 * newer.slots.length) return all;
    lastId += 1;
    const merged = await mergeSegments(lastId, [older, newer], home, breathe);
    for (const slot of merged.slots) home[slot] = lastId;
    return settled([...all.slice(0, -2), merged]);
  }
}

function movedIn({ products }: Shelf, placed: readonly Placed[], emptied: readonly number[]): Moved {
  const isGone = new Uint8Array(products.length);
  for (const { slot } of placed) isGone[slot] = 1;
  for (const slot of emptied) isGone[slot] = 1;
  return { isGone, added: Uint32Array.from(placed, ({ slot }) => slot) };
}

async function carryOrders(from: Shelf, to: Shelf, moved: Moved, breathe: Breathe): Promise<void> {
  const bySku = comparingSkus(to);
  to.bySku = await updated(from.bySku, moved, bySku, breathe);
  for (const [name, order] of from.orders) {
    const next = await reordered(await order, moved, { byKey: comparing(to, name), bySku }, breathe);
    to.orders.set(name, Promise.resolve(next));
  }
}
