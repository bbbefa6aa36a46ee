import type { PriceList } from '#capabilities/catalogue/index.ts';
import type { PriceRow } from './pricing.model.ts';

/** The rows of a market's own list, product by product, as far as somebody has asked for them. */
export type MarketSheet = Map<string, readonly PriceRow[]>;

export type MarketSheetOf = (priceList: PriceList, day: string) => MarketSheet | undefined;

/**
 * Half of a page's prices are the same for everybody: the list prices and promotions of the whole market. They are kept in
 * the memory of the process until a price of that list changes or the day ends. What is read after a version was heard of
 * is at least as new as that version, so a sheet is never older than the look that named it.
 */
export function marketPriceCache(): MarketSheetOf {
  const sheets = new Map<number, { edition: string; rows: MarketSheet }>();

  return ({ id, marketListId, marketVersion }, day) => {
    if (marketListId === undefined || marketListId === id) return undefined;
    const edition = `${marketVersion} ${day}`;
    const known = sheets.get(marketListId);
    if (known?.edition === edition) return known.rows;
    const rows: MarketSheet = new Map();
    sheets.set(marketListId, { edition, rows });
    return rows;
  };
}
