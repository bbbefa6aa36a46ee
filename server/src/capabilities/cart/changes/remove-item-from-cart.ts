import type { CartDeps, Shopper } from './cart.deps.ts';
import { type CartChange, changeCart } from './change-cart.ts';

/** Also where nothing can be delivered to: removing leads out of it. */
export function removeItemFromCart(
  deps: CartDeps,
  shopper: Shopper,
  cartId: string,
  itemId: string,
): Promise<CartChange> {
  return changeCart(deps, shopper, cartId, {
    fromAnywhere: true,
    decide(cart) {
      const items = cart.items.filter(({ id }) => id !== itemId);
      return items.length === cart.items.length
        ? { cart, findings: [{ code: 'ITEM_NOT_FOUND', path: ['cart_item_id'] }] }
        : { cart: { ...cart, items } };
    },
  });
}
