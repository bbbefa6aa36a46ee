import type { Cart } from '#capabilities/cart/index.ts';
import type { ProductCardFieldsFragment } from '../../generated/operations.ts';
import type { Candidate } from './fill-suggestions.ts';

/** What the customer buys anyway: what is in the cart already, then their favourites that can be ordered now. */
export function candidatesOf(
  { items }: Pick<Cart, 'items'>,
  favourites: readonly ProductCardFieldsFragment[],
): Candidate[] {
  const own = items
    .filter(({ product, errors }) => product.type_id !== 'bundle' && errors.length === 0)
    .map(({ product, prices }): Candidate => ({ ...product, price: prices.unit ?? undefined }));
  const known = new Set(own.map(({ sku }) => sku));
  const others = favourites
    .filter(({ sku, type_id, orderable }) => type_id !== 'bundle' && orderable && !known.has(sku))
    .map((product): Candidate => ({ ...product, price: product.your_price ?? undefined }));
  return [...own, ...others];
}
