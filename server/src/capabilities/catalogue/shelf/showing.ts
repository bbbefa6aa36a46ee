import type { Language } from '@dray/contract/languages.ts';
import type { Country } from '@dray/contract/markets.ts';
import type { OwnPrice, PriceList } from '../product/own-price.model.ts';
import type { Product } from '../product/product.model.ts';
import type { Assortment } from './assortment.ts';
import { findProduct, type Shelf } from './shelf.model.ts';

/** Who looks at goods, for which ship-to, on which day. */
export type Buyer = {
  uid: string;
  language: Language;
  country: Country;
  shipToId: string | undefined;
  /** Without one they see goods and no prices. */
  priceList: PriceList | undefined;
  currency: string;
  /** In their market. */
  day: string;
};

/** Everything that turns goods into what one buyer sees of them. */
export type Showing = {
  buyer: Buyer;
  shelf: Shelf;
  assortment: Assortment;
  prices: ReadonlyMap<string, OwnPrice>;
  favourites: ReadonlySet<string>;
  /** Only where it was asked for. */
  earliestDelivery: string | undefined;
};

/** What is not offered to the buyer does not exist for them. */
export function findOffered(
  { shelf, assortment }: Pick<Showing, 'shelf' | 'assortment'>,
  sku: string,
): Product | undefined {
  const slot = shelf.slots.get(sku);
  return slot !== undefined && assortment.isOffered[slot] === 1 ? findProduct(shelf, sku) : undefined;
}
