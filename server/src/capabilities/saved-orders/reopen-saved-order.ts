import type { ShownCart } from '#capabilities/cart/index.ts';
import type { SavedOrdersDeps } from './saved-orders.deps.ts';
import type { Person } from './saved-orders.model.ts';

export type Reopened = { shown: ShownCart; isPreviousSaved: boolean };

/**
 * Makes a saved order the active cart. What the active one held is saved in its place, so nothing is mixed and nothing is
 * lost; an empty one goes. Anyone who asks twice is answered alike.
 */
export async function reopenSavedOrder(
  { cart, audit }: SavedOrdersDeps,
  person: Person,
  cartId: string,
): Promise<Reopened> {
  const { uid } = person.caller;
  // Somebody who never had a cart may be getting their first one in another call: then there would be two.
  await cart.getOrCreateCart(uid);
  const { cart: saved, active } = await cart.lockCartAndActive(uid, cartId, ['saved', 'active']);
  const shown = await cart.showCart(person, saved);
  if (saved.state === 'active') return { shown, isPreviousSaved: false };

  const isPreviousSaved = active !== undefined && active.items.length > 0;
  if (active) await cart.setCartState(active, isPreviousSaved ? 'saved' : 'deleted');
  await cart.setCartState({ ...saved, shownHash: shown.shownHash }, 'active');
  await audit.record(person.actor, {
    action: 'saved-order-reopened',
    subject: `cart:${cartId}`,
    details: isPreviousSaved ? { saved: active.id } : {},
  });
  return { shown: { ...shown, cart: { ...shown.cart, version: saved.version + 1 } }, isPreviousSaved };
}
