import type { Language } from '@dray/contract/languages.ts';
import { amountLeft, defaultOptions } from '../product/bundle.model.ts';
import type { PriceBook } from '../product/price-books.ts';
import type { Assortment } from './assortment.ts';
import type { ProductQuery } from './product-query.model.ts';
import type { Shelf } from './shelf.model.ts';

/** What a query is asked of. */
export type ListingContext = {
  shelf: Shelf;
  assortment: Assortment;
  /** What makes two customers see the same goods. */
  assortmentKey: string;
  language: Language;
  /** Where the query sorts or narrows by own prices. */
  book: PriceBook | undefined;
  /** Where only favourites are asked for. */
  favourites: ReadonlySet<string> | undefined;
  /** The market's own day, by which offers begin and end. */
  day: string;
};

/** What can be found at all, before any narrowing. */
export function poolOf(context: ListingContext, { kind, sku, skus, isPromoted }: ProductQuery): Uint32Array {
  const { shelf, assortment, book, favourites } = context;
  if (kind === 'offers') return runningOffers(context);
  if (sku !== undefined) return poolOfOne(context, sku, skus);
  // Anyone who names their goods is served by them, not by going through all.
  const named = skus ?? favourites;
  const pool = named ? listedAmong(context, named) : assortment.listed;
  if (!isPromoted && !(skus && favourites)) return pool;
  return pool.filter((slot) => {
    const sku = shelf.products[slot]?.sku ?? '';
    return (!favourites || favourites.has(sku)) && (!isPromoted || isPromoted.has(book?.promoted.has(sku) ?? false));
  });
}

function poolOfOne(context: ListingContext, sku: string, among: ReadonlySet<string> | undefined): Uint32Array {
  const { shelf, assortment, favourites } = context;
  const slot = shelf.slots.get(sku);
  const isThere = slot !== undefined && assortment.isOffered[slot] === 1;
  const isMeant = (among?.has(sku) ?? true) && (favourites?.has(sku) ?? true);
  return isThere && isMeant ? Uint32Array.of(slot) : new Uint32Array();
}

const listedAmong = ({ shelf, assortment }: ListingContext, skus: ReadonlySet<string>): Uint32Array =>
  Uint32Array.from(
    [...skus]
      .map((sku) => shelf.slots.get(sku))
      .filter((slot) => slot !== undefined)
      .filter((slot) => assortment.isOffered[slot] === 1 && shelf.isListed[slot] === 1),
  );

const bundleSlots = new WeakMap<Shelf, readonly number[]>();

/** Bundles are few among many goods, so which slots hold one is looked up once for each version of the shelf. */
function bundlesOf(shelf: Shelf): readonly number[] {
  const known = bundleSlots.get(shelf) ?? [...shelf.bySku].filter((slot) => shelf.products[slot]?.bundle);
  bundleSlots.set(shelf, known);
  return known;
}

/** What has begun, has not ended, is not sold out, and of whose parts the customer is offered every one. */
function runningOffers({ shelf, assortment, day }: ListingContext): Uint32Array {
  const isOffered = (sku: string) => assortment.isOffered[shelf.slots.get(sku) ?? -1] === 1;
  const running = bundlesOf(shelf).filter((slot) => {
    const { bundle, isDiscontinued } = shelf.products[slot] ?? {};
    if (!bundle || isDiscontinued || assortment.isOffered[slot] !== 1) return false;
    const isRunning = bundle.validFrom <= day && day <= bundle.validTo;
    const isLeft = (amountLeft(bundle) ?? bundle.minimumAmount) >= bundle.minimumAmount;
    return isRunning && isLeft && defaultOptions(bundle).every(({ sku }) => isOffered(sku));
  });
  return Uint32Array.from(running);
}
