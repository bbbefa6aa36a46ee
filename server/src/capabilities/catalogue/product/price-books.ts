import { boundedCache } from '#platform/bounded-cache.ts';
import type { Minor } from '#platform/money.ts';
import type { OwnPrice, PriceList } from './own-price.model.ts';

/** All own prices of one list on one day, as far as sorting and the promotion filter need them. */
export type PriceBook = {
  /** Other prices make another edition. */
  edition: string;
  yourMinor: ReadonlyMap<string, Minor>;
  promoted: ReadonlySet<string>;
};

export type PriceBooks = (
  allPrices: (priceList: PriceList, day: string) => Promise<ReadonlyMap<string, OwnPrice>>,
  priceList: PriceList,
  day: string,
) => Promise<PriceBook>;

/** Prices, over all books. */
const maxCached = 2_000_000;

/** Reading a book grows with the catalogue, so one is kept for as long as the list's prices stay as they are. */
export function priceBooks(): PriceBooks {
  const books = boundedCache<Promise<PriceBook>>(maxCached);

  return (allPrices, priceList, day) => {
    const edition = `${priceList.id} ${priceList.version} ${day}`;
    const known = books.get(edition);
    if (known) return known;
    const book = allPrices(priceList, day).then((prices) => toBook(prices, edition));
    books.set(edition, book);
    // Only now is it known how much room it takes.
    book.then(
      ({ yourMinor }) => books.set(edition, book, yourMinor.size + 1),
      () => books.forget(edition),
    );
    return book;
  };
}

function toBook(prices: ReadonlyMap<string, OwnPrice>, edition: string): PriceBook {
  const yourMinor = new Map<string, Minor>();
  const promoted = new Set<string>();
  for (const [sku, price] of prices) {
    yourMinor.set(sku, price.yourMinor);
    if (price.origin === 'promotion') promoted.add(sku);
  }
  return { edition, yourMinor, promoted };
}
