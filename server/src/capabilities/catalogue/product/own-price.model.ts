import type { Country } from '@dray/contract/markets.ts';
import type { Minor } from '#platform/money.ts';

/** What one ship-to is offered, and in which money. Ship-tos that follow the same list share one of these. */
export type PriceList = {
  id: number;
  country: Country;
  currency: string;
  excludedSkus: ReadonlySet<string>;
  excludedBrands: ReadonlySet<string>;
  /** Lists that leave out the same goods have the same key, so what was counted for one holds for the other. */
  assortmentKey: string;
  /** The list of the market's own list prices and promotions for everybody. */
  marketListId: number | undefined;
  /** Moves with every change of a price in the market's list. */
  marketVersion: string;
  /** Moves with every change of a price in this list or in its market's, so that what was sorted by price can be kept. */
  version: string;
};

export type PriceOrigin = 'list' | 'customer' | 'contract' | 'promotion';

/** Net prices of one pack of one product for one price list on one day. */
export type OwnPrice = {
  listMinor: Minor | undefined;
  /** For one pack (T110). */
  yourMinor: Minor;
  origin: PriceOrigin;
  /** The last day of the promotion, where the price is one. */
  promotionUntil: string | undefined;
  /** Lower prices for larger quantities, by rising quantity; the price for one is not among them. */
  breaks: readonly { minQty: number; netMinor: Minor }[];
};

/** What the catalogue must ask others for: own prices come from pricing, stars from favourites. */
export type OwnPrices = (
  priceList: PriceList,
  skus: readonly string[],
  day: string,
) => Promise<ReadonlyMap<string, OwnPrice>>;
