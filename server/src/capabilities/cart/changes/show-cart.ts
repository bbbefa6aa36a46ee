import type { Cart } from '../rules/cart.model.ts';
import { type CartContext, type PricedCart, priceCart } from '../rules/priced-cart.model.ts';
import type { CartDeps, Shopper } from './cart.deps.ts';
import { type ContextOf, openContext } from './cart-context.ts';
import { withItsShipTo } from './settle-cart.ts';
import { shownHashOf } from './shown-hash.ts';

/** A priced cart under the name that stands for all that is shown of it. */
export type ShownCart = PricedCart & { shownHash: string };

/** The cart at this moment's prices; nothing is changed. */
export async function showCart(
  deps: CartDeps,
  shopper: Shopper,
  stored: Cart,
  contextOf: ContextOf = openContext(deps, shopper, undefined),
): Promise<ShownCart> {
  const cart = await withItsShipTo(deps, shopper, stored);
  return toShown(deps, priceCart(cart, await contextOf(cart)), stored);
}

/** `stored` is the cart as the database has it or will have it: what headers would fill in was not shown. */
export function toShown({ hints }: Pick<CartDeps, 'hints'>, priced: PricedCart, stored: Cart): ShownCart {
  keepHint(hints, priced.cart, priced.context);
  return { ...priced, shownHash: shownHashOf(priced, stored) };
}

const keepHint = (hints: CartDeps['hints'], cart: Cart, { terms }: CartContext): void =>
  hints.keep(cart.id, { shipToId: cart.shipToId ?? terms?.shipTo.id, skus: cart.items.map(({ sku }) => sku) });
