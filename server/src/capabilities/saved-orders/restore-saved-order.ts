import type { Finding } from '#capabilities/cart/index.ts';
import { Refusal } from '#platform/refusal.ts';
import type { SavedOrdersDeps } from './saved-orders.deps.ts';
import { type Person, undoMs, wasSaved } from './saved-orders.model.ts';

/** Takes a deletion of the last hour back; later it is as if the order had never been there. */
export async function restoreSavedOrder(
  { cart, audit, clock }: SavedOrdersDeps,
  person: Person,
  cartId: string,
): Promise<readonly Finding[]> {
  const { uid } = person.caller;
  const [savedCount, found] = await Promise.all([
    cart.countSaved(uid),
    cart.lockCart(uid, cartId, ['saved', 'deleted']),
  ]);
  if (found.state === 'saved') return [];
  const isTooLate = clock.now().getTime() - found.changedAt.getTime() > undoMs;
  if (isTooLate || !wasSaved(found)) throw new Refusal('CART_GONE');
  const tooMany = cart.whyNotOneMore(savedCount);
  if (tooMany) return [tooMany];

  await cart.setCartState(found, 'saved');
  await audit.record(person.actor, { action: 'saved-order-restored', subject: `cart:${cartId}`, details: {} });
  return [];
}
