import type { ShownCart } from '#capabilities/cart/index.ts';
import { Refusal } from '#platform/refusal.ts';
import type { SavedOrdersDeps } from './saved-orders.deps.ts';
import type { Person } from './saved-orders.model.ts';

/** One saved order at today's prices, or the active cart in the same shape; anybody else's does not exist (A12). */
export async function getSavedOrder(
  { cart }: SavedOrdersDeps,
  person: Person,
  cartId: string,
  isSaved: boolean,
): Promise<ShownCart> {
  const found = await cart.findCart(person.caller.uid, cartId);
  if (found?.state !== (isSaved ? 'saved' : 'active')) throw new Refusal('CART_GONE');
  return cart.showCart(person, found);
}
