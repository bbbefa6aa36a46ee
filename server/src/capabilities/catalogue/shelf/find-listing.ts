import { type BoundedCache, boundedCache } from '#platform/bounded-cache.ts';
import { pacedWork } from '#platform/breathe.ts';
import { spelledLike } from '#platform/text/search-words.ts';
import { byRelevance, type Hits, search } from '../search/search.model.ts';
import { remainingOf } from '../search/slot-order.model.ts';
import { type ListingContext, poolOf } from './listing-pool.ts';
import { type Narrowed, narrow, presentAmong, type Wanted } from './narrow.model.ts';
import { orderByPrice } from './price-order.ts';
import type { ProductQuery } from './product-query.model.ts';
import { orderBy, type Shelf } from './shelf.model.ts';

/** What a query finds, in order, with the counts of its facets. */
export type Listing = {
  slots: Uint32Array;
  counts: Narrowed['counts'];
  /** What was chosen, as far as the customer is offered any of it: it stays to be taken back. */
  chosen: Wanted;
  corrected: string | undefined;
};

/** Slots and counts, over all listings of one shelf. */
const maxCached = 8_000_000;
/** A listing of nothing still takes room, and its key does. */
const smallestWeight = 2_000;
const maxKeyLength = 2_000;
const cached = new WeakMap<Shelf, BoundedCache<Promise<Listing>>>();

/** Kept for as long as the shelf is the same, so that a page costs the same however many products there are. */
export function findListing(context: ListingContext, query: ProductQuery): Promise<Listing> {
  const key = keyOf(context, query);
  if (key === undefined) return makeListing(context, query);
  const listings = cached.get(context.shelf) ?? boundedCache(maxCached);
  cached.set(context.shelf, listings);
  const known = listings.get(key);
  if (known) return known;
  const listing = makeListing(context, query);
  listings.set(key, listing, smallestWeight);
  // Only now is it known how much room it takes.
  listing.then(
    (made) => listings.set(key, listing, weightOf(made)),
    () => listings.forget(key),
  );
  return listing;
}

const weightOf = ({ slots, counts }: Listing): number =>
  Object.values(counts).reduce((weight, each) => weight + each.length, slots.length + smallestWeight);

/** Favourites and offers are few, and offers move with the day: not worth a place. Nor is what nobody would ask twice. */
function keyOf({ assortmentKey, language, book, favourites }: ListingContext, query: ProductQuery): string | undefined {
  if (favourites || query.sku !== undefined || query.kind === 'offers') return undefined;
  const { search: text, wanted, categories, skus, isPromoted, sort } = query;
  const facets = Object.entries(wanted).map(([facet, values]) => [facet, [...values].sort()]);
  const groups = categories.map((uids) => [...uids].sort());
  const parts = [text, facets, groups, skus && [...skus].sort(), isPromoted && [...isPromoted].sort(), sort];
  const isByName = sort.by === 'name' || (sort.by === 'price' && !book);
  const key = JSON.stringify([assortmentKey, isByName ? language : '', book?.edition, ...parts]);
  return key.length > maxKeyLength ? undefined : key;
}

async function makeListing(context: ListingContext, query: ProductQuery): Promise<Listing> {
  const { shelf } = context;
  const pool = poolOf(context, query);
  const hits = query.search === undefined ? undefined : search(shelf.index, query.search, membersOf(shelf, pool));
  const wanted = wantedOf(shelf, query);
  const found = hits?.slots ?? pool;
  const narrowed = narrow(shelf.columns, found, wanted);
  // One product needs no order: a detail must not cost a look at the whole market.
  const order = found.length < 2 ? found : await ordered(context, query, hits);
  return {
    slots: remainingOf(order, narrowed.isMatch, 1),
    counts: narrowed.counts,
    chosen: presentAmong(shelf.columns, context.assortment.listed, wanted),
    corrected: hits?.corrected && spelled(shelf, query.search ?? '', hits),
  };
}

/** As many goods as can tell how a word is written; the first one found nearly always does. */
const goodsToSpellBy = 20;

function spelled(shelf: Shelf, text: string, { corrected = [], slots }: Hits): string {
  const found = remainingOf(shelf.bySku, membersOf(shelf, slots), 1);
  const goods = [...found.subarray(0, goodsToSpellBy)].map((slot) => shelf.products[slot]);
  const texts = goods.flatMap((product) => (product ? [product.name, product.brand, product.subBrand] : []));
  return spelledLike(corrected, [text, ...texts]);
}

function membersOf(shelf: Shelf, pool: Uint32Array): Uint8Array {
  const isMember = new Uint8Array(shelf.products.length);
  for (let at = 0; at < pool.length; at += 1) isMember[pool[at] ?? 0] = 1;
  return isMember;
}

/** A group stands for everything below it. */
function wantedOf({ tree }: Shelf, { wanted, categories }: ProductQuery): Wanted {
  if (categories.length === 0) return wanted;
  const within = tree.all.filter(({ uid }) => {
    const path = tree.pathOf(uid);
    return categories.every((uids) => path.some((group) => uids.has(group.uid)));
  });
  return { ...wanted, category: new Set(within.map(({ uid }) => uid)) };
}

async function ordered(context: ListingContext, { sort }: ProductQuery, hits: Hits | undefined): Promise<Uint32Array> {
  const { shelf, language, book } = context;
  const isDescending = sort.isDescending;
  if (sort.by === 'relevance' && hits) return byRelevance(shelf.bySku, hits, isDescending);
  // Anyone who has no prices at all sees names instead.
  if (sort.by === 'price' && !book) return (await orderBy(shelf, language, pacedWork())).ascending;
  const order = await (sort.by === 'price' && book
    ? orderByPrice(shelf, book, pacedWork())
    : orderBy(shelf, sort.by === 'listed' ? 'listed' : language, pacedWork()));
  return isDescending ? order.descending : order.ascending;
}
