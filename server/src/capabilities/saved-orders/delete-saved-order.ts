import { Refusal } from '#platform/refusal.ts';
import type { SavedOrdersDeps } from './saved-orders.deps.ts';
import { type Person, wasSaved } from './saved-orders.model.ts';

/** It can be taken back for a while; anyone who asks twice is answered alike. */
export async function deleteSavedOrder(
  { cart, audit }: SavedOrdersDeps,
  person: Person,
  cartId: string,
): Promise<void> {
  const found = await cart.lockCart(person.caller.uid, cartId, ['saved', 'deleted']);
  if (!wasSaved(found)) throw new Refusal('CART_GONE');
  if (found.state === 'deleted') return;
  await cart.setCartState(found, 'deleted');
  await audit.record(person.actor, { action: 'saved-order-deleted', subject: `cart:${cartId}`, details: {} });
}
