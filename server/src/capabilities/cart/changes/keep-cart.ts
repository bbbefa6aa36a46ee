import { Refusal } from '#platform/refusal.ts';
import type { Cart, CartState } from '../rules/cart.model.ts';
import { isCartId } from '../rules/cart.model.ts';
import type { CartDeps } from './cart.deps.ts';

/** Locks a cart and, beside it, the active one if there is another: anyone who exchanges the two needs both. */
export async function lockCartAndActive(
  { carts }: CartDeps,
  uid: string,
  cartId: string,
  states: readonly CartState[],
): Promise<{ cart: Cart; active: Cart | undefined }> {
  if (!isCartId(cartId)) throw new Refusal('CART_GONE');
  for (;;) {
    const { carts: found, locked } = await carts.lockCartAndActive(uid, cartId);
    const cart = found.find(({ id }) => id === cartId);
    if (!cart || !states.includes(cart.state)) throw new Refusal('CART_GONE');
    const active = found.find(({ id, state }) => id !== cartId && state === 'active');
    // While we waited somebody made another cart the active one: that one must be locked, too.
    if (!active || locked.has(active.id)) return { cart, active };
  }
}

/** How many orders somebody keeps, counted while nobody else can save or restore one of theirs: ask before locking a cart. */
export async function countSaved({ carts }: CartDeps, uid: string): Promise<number> {
  const [, count] = await Promise.all([carts.takeTurn(uid), carts.countSavedCarts(uid)]);
  return count;
}

/** Takes lines out of a locked cart into a saved one. */
export async function setLinesAside({ carts, clock }: CartDeps, cart: Cart, itemIds: readonly string[]): Promise<void> {
  const now = clock.now();
  await carts.setItemsAside(cart.id, itemIds, now);
  await carts.saveCart({ ...cart, version: cart.version + 1, changedAt: now });
}

/** Writes a locked cart in another state; what else was changed in it is written along. */
export async function setCartState(
  { carts, clock, hints }: CartDeps,
  cart: Cart,
  state: 'active' | 'saved' | 'deleted',
): Promise<void> {
  if (state === 'deleted') hints.forget(cart.id);
  const now = clock.now();
  const savedAt = state === 'saved' && cart.state !== 'deleted' ? now : cart.savedAt;
  await carts.saveCart({ ...cart, state, version: cart.version + 1, changedAt: now, savedAt });
}
