import { addLines, type WantedLine } from '../rules/add-lines.model.ts';
import { findingsOfRefused } from '../rules/finding.model.ts';
import type { CartDeps, Shopper } from './cart.deps.ts';
import { type CartChange, changeCart } from './change-cart.ts';

/** Quantities add to what the cart holds, so that two devices adding at the same time lose nothing (P5). */
export function addProductsToCart(
  deps: CartDeps,
  shopper: Shopper,
  cartId: string,
  wanted: readonly WantedLine[],
): Promise<CartChange> {
  return changeCart(deps, shopper, cartId, {
    wanted: wanted.map(({ sku }) => sku),
    decide(cart, context) {
      const { items, results } = addLines(cart, wanted, context, deps.newId);
      const isAnyAdded = results.some(({ status }) => status !== 'refused');
      return {
        cart: isAnyAdded ? { ...cart, items } : cart,
        findings: findingsOfRefused(results),
        lineResults: results,
      };
    },
  });
}
