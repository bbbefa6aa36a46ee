import type { Cart } from '../rules/cart.model.ts';
import { type PricedCart, priceCart, type Surroundings } from '../rules/priced-cart.model.ts';
import type { CartDeps, Shopper } from './cart.deps.ts';
import { findSurroundings, guessPrices, type KnownPrices } from './find-surroundings.ts';
import { withItsShipTo } from './settle-cart.ts';
import { shownHashOf } from './shown-hash.ts';

/** A priced cart under the name that stands for all that is shown of it. */
export type ShownCart = PricedCart & { shownHash: string };

/** The cart at this moment's prices; nothing is changed. */
export async function showCart(
  deps: CartDeps,
  shopper: Shopper,
  stored: Cart,
  known?: KnownPrices,
): Promise<ShownCart> {
  const cart = await withItsShipTo(deps, shopper, stored);
  const surroundings = await findSurroundings(deps, shopper, cart, [], known);
  return toShown(deps, priceCart(cart, surroundings), stored);
}

/** `stored` is the cart as the database has it or will have it: what headers would fill in was not shown. */
export function toShown({ hints }: Pick<CartDeps, 'hints'>, priced: PricedCart, stored: Cart): ShownCart {
  keepHint(hints, priced.cart, priced.surroundings);
  return { ...priced, shownHash: shownHashOf(priced, stored) };
}

const keepHint = (hints: CartDeps['hints'], cart: Cart, { terms }: Surroundings): void =>
  hints.keep(cart.id, { shipToId: cart.shipToId ?? terms?.shipTo.id, skus: cart.items.map(({ sku }) => sku) });

/** Reads a cart and, beside it, the prices it will probably need. */
export async function readWithPrices(
  deps: CartDeps,
  shopper: Shopper,
  cartId: string,
  reading: Promise<Cart | undefined>,
  wanted: readonly string[] = [],
): Promise<{ cart: Cart | undefined; known: KnownPrices | undefined }> {
  const [cart, known] = await Promise.all([reading, guessPrices(deps, shopper, cartId, wanted)]);
  return { cart, known };
}
