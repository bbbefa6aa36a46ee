import type { FavouriteErrorCode } from '@dray/contract/texts/favourite-text.ts';

/** Enough for everything that a pub or a warehouse sells, and few enough to be read whole. */
export const favouritesLimit = 500;

/** How many products or items one call may name. */
export const favouritesAtOnce = 100;

export type Page = { size: number; number: number };

export type Favourite = { id: string; sku: string; quantity: number };

/** One account's favourites: the items of one page, and how many there are in all. */
export type Wishlist = { id: string; count: number; items: readonly Favourite[] };

export type WantedFavourite = {
  sku: string;
  quantity: number;
  /** Where the caller named it, to be named in the answer. */
  path: readonly string[];
};

export type FavouriteError = {
  code: FavouriteErrorCode;
  sku: string;
  path: readonly string[];
};

/** Which of the wanted become favourites and why the others do not. What is a favourite already is neither. */
export function judgeWanted(
  wanted: readonly WantedFavourite[],
  { offered, held }: { offered: ReadonlySet<string>; held: ReadonlySet<string> },
): { added: WantedFavourite[]; errors: FavouriteError[] } {
  const errors: FavouriteError[] = [];
  const added = new Map<string, WantedFavourite>();
  for (const favourite of wanted) {
    const { sku, quantity, path } = favourite;
    if (!offered.has(sku)) errors.push({ code: 'PRODUCT_NOT_FOUND', sku, path });
    else if (!isQuantity(quantity)) errors.push({ code: 'QUANTITY_NOT_VALID', sku, path });
    else if (held.has(sku) || added.has(sku)) continue;
    else if (held.size + added.size >= favouritesLimit) errors.push({ code: 'FAVOURITES_FULL', sku, path });
    else added.set(sku, favourite);
  }
  return { added: [...added.values()], errors };
}

/** What the table can hold: thousandths, and not more than a million. */
const isQuantity = (quantity: number): boolean => quantity >= 0.001 && quantity <= 999_999;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Anything else cannot be an id of ours, and the database would not even compare it. */
export const isId = (text: string): boolean => uuid.test(text);
