import type { LineOfProduct } from '../amount/save-line.ts';
import type { CartLine } from '../queries/active-cart.queries.ts';

/** A bundle may be in the cart several times, each time with other parts; then only the line itself says which is meant. */
export function lineOfItem({ id, product, bundle_options: options }: CartLine): LineOfProduct {
  if (product.type_id !== 'bundle') return { product };
  return { product, lineId: id, options: options.map(({ id: option, quantity }) => `${option}:${quantity}`) };
}
