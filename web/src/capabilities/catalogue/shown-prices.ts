import type { ProductCardFieldsFragment } from '../../generated/operations.ts';
import type { PriceBasis } from './price-basis.ts';

export type PricedProduct = Pick<
  ProductCardFieldsFragment,
  | 'currency'
  | 'your_price'
  | 'your_price_tax'
  | 'base_price'
  | 'base_price_tax'
  | 'price_per_litre'
  | 'price_per_litre_tax'
  | 'deposit'
  | 'promo_until'
>;

export type ShownPrices = {
  yours: number | undefined;
  perLitre: number | undefined;
  /** Only where it says more than the customer's own price. */
  list: number | undefined;
  deposit: number;
};

/** What of a product's prices is shown, on the chosen tax basis. The deposit carries no tax (T111). */
export function shownPrices(product: PricedProduct, basis: PriceBasis): ShownPrices {
  const isNet = basis === 'net';
  const yours = isNet ? product.your_price : product.your_price_tax;
  const list = isNet ? product.base_price : product.base_price_tax;
  const perLitre = isNet ? product.price_per_litre : product.price_per_litre_tax;
  return {
    yours: yours ?? undefined,
    perLitre: perLitre ?? undefined,
    list: list == null || yours == null || list <= yours ? undefined : list,
    deposit: product.deposit,
  };
}
