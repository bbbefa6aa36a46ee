import type { Finding } from '#capabilities/cart/index.ts';
import type { SavedOrdersDeps } from './saved-orders.deps.ts';
import type { Person } from './saved-orders.model.ts';

/** Puts the cart aside with all that was said about its delivery; anyone who asks twice is answered alike (K13). */
export async function saveOrder(
  { cart, audit }: SavedOrdersDeps,
  person: Person,
  cartId: string,
  customerOrderNumber: string | undefined,
): Promise<readonly Finding[]> {
  const { uid } = person.caller;
  const [savedCount, found] = await Promise.all([
    cart.countSaved(uid),
    cart.lockCart(uid, cartId, ['active', 'saved']),
  ]);
  if (found.state === 'saved') return [];
  if (found.items.length === 0) return [{ code: 'CART_EMPTY', path: ['items'] }];
  const tooMany = cart.whyNotOneMore(savedCount);
  if (tooMany) return [tooMany];

  // What headers say of the delivery is stored by any change, so this one is made even without a number (T114).
  const { findings } = await cart.setOrderReference(person, cartId, {
    customerOrderNumber: customerOrderNumber || undefined,
  });
  if (findings.length > 0) return findings;

  await cart.setCartState(await cart.lockCart(uid, cartId, ['active']), 'saved');
  await cart.getOrCreateCart(uid);
  await audit.record(person.actor, {
    action: 'order-saved',
    subject: `cart:${cartId}`,
    details: { lines: found.items.length },
  });
  return [];
}
