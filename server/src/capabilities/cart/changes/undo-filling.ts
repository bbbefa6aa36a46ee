import type { Cart } from '../rules/cart.model.ts';
import { isCartId } from '../rules/cart.model.ts';
import { asBefore, type CartUndo, isUndoOver } from '../rules/cart-undo.model.ts';
import type { Finding } from '../rules/finding.model.ts';
import type { CartDeps, Shopper } from './cart.deps.ts';
import type { CartChange } from './change-cart.ts';
import { getOrCreateCart } from './get-cart.ts';
import { setCartState } from './keep-cart.ts';
import { showCart } from './show-cart.ts';

/**
 * Makes the cart what it was before it was filled, once, and only while nothing else has been done to it: anyone who changed
 * something since wants that. Foreign, used and old ones are the same as unknown ones.
 */
export async function undoFilling(deps: CartDeps, shopper: Shopper, undoId: string): Promise<CartChange> {
  const { uid } = shopper.caller;
  const undo = isCartId(undoId) ? await deps.carts.takeUndo(uid, undoId) : undefined;
  const restored = undo && !isUndoOver(undo, deps.clock.now()) ? await restore(deps, uid, undo) : 'UNDO_GONE';
  const findings: Finding[] = typeof restored === 'string' ? [{ code: restored }] : [];
  const cart = typeof restored === 'string' ? await getOrCreateCart(deps, uid) : restored;
  return { shown: await showCart(deps, shopper, cart), findings, lineResults: [] };
}

async function restore(deps: CartDeps, uid: string, undo: CartUndo): Promise<Cart | 'UNDO_CART_CHANGED'> {
  const { carts, locked } = await deps.carts.lockCartAndActive(uid, undo.savedCartId ?? undo.cartId);
  const filled = carts.find(({ id }) => id === undo.cartId);
  const isUntouched = filled?.state === 'active' && filled.version === undo.version && locked.has(filled.id);
  if (!isUntouched) return 'UNDO_CART_CHANGED';
  if (undo.before) return putBack(deps, filled, asBefore(filled, undo.before));

  const saved = carts.find(({ id, state }) => id === undo.savedCartId && state === 'saved');
  if (!saved || !locked.has(saved.id)) return 'UNDO_CART_CHANGED';
  await setCartState(deps, filled, 'deleted');
  await setCartState(deps, saved, 'active');
  return { ...saved, state: 'active', version: saved.version + 1 };
}

async function putBack({ carts, clock }: CartDeps, filled: Cart, before: Cart): Promise<Cart> {
  const restored: Cart = { ...before, version: filled.version + 1, changedAt: clock.now() };
  const left = new Set(restored.items.map(({ id }) => id));
  await Promise.all([
    carts.saveCart(restored),
    carts.saveItems(restored.id, restored.items),
    carts.removeItems(
      restored.id,
      filled.items.flatMap(({ id }) => (left.has(id) ? [] : [id])),
    ),
  ]);
  return restored;
}
