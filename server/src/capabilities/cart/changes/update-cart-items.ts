import { findingsOfRefused } from '../rules/finding.model.ts';
import { setLines, type WantedAmount } from '../rules/set-lines.model.ts';
import type { CartDeps, Shopper } from './cart.deps.ts';
import { type CartChange, changeCart } from './change-cart.ts';

/** A set overwrites what somebody saw: where the cart has moved on since then, nothing is changed (P5, part 4.3). */
export function updateCartItems(
  deps: CartDeps,
  shopper: Shopper,
  cartId: string,
  { wanted, version }: { wanted: readonly WantedAmount[]; version: number | undefined },
): Promise<CartChange> {
  return changeCart(deps, shopper, cartId, {
    decide(cart, context) {
      if (version !== undefined && version !== cart.version) return { cart, findings: [{ code: 'CART_CHANGED' }] };
      const { items, results } = setLines(cart, wanted, context);
      const isAnySet = results.some(({ status }) => status !== 'refused');
      return { cart: isAnySet ? { ...cart, items } : cart, findings: findingsOfRefused(results) };
    },
  });
}
