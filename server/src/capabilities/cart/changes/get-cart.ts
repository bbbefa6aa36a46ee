import { Refusal } from '#platform/refusal.ts';
import type { Cart } from '../rules/cart.model.ts';
import { isCartId } from '../rules/cart.model.ts';
import type { CartDeps, Shopper } from './cart.deps.ts';
import { openContext } from './cart-context.ts';
import { type ShownCart, showCart } from './show-cart.ts';

/** One's own active cart by its id; anybody else's, and one that was ordered, answers like an unknown one (A7). */
export async function getCart(deps: CartDeps, shopper: Shopper, cartId: string): Promise<ShownCart> {
  if (!isCartId(cartId)) throw new Refusal('CART_GONE');
  const reading = deps.carts.findCart(shopper.caller.uid, cartId);
  const contextOf = openContext(deps, shopper, cartId);
  const cart = await reading;
  if (cart?.state !== 'active') throw new Refusal('CART_GONE');
  return showCart(deps, shopper, cart, contextOf);
}

/** The caller's active cart as it is, if they have one; a read that cannot make one. */
export async function findCustomerCart(deps: CartDeps, shopper: Shopper): Promise<ShownCart | undefined> {
  const cart = await deps.carts.findActiveCart(shopper.caller.uid);
  return cart && showCart(deps, shopper, cart);
}

/** A hundred calls at once make one cart: the database holds at most one active cart a person (P6). */
export async function getOrCreateCart({ carts, clock }: CartDeps, uid: string): Promise<Cart> {
  const [, cart] = await Promise.all([carts.createActiveCart(uid, clock.now()), carts.findActiveCart(uid)]);
  if (!cart) throw new Error(`There is no active cart for ${uid} though one was made`);
  return cart;
}
