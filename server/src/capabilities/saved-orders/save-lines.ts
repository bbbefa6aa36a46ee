import type { Finding } from '#capabilities/cart/index.ts';
import type { SavedOrdersDeps } from './saved-orders.deps.ts';
import type { Person } from './saved-orders.model.ts';

/**
 * Puts some lines of the cart aside as an order of their own, so that one that cannot be ordered now does not keep the
 * others from it. Lines that are not there any more were put aside before: anyone who asks twice is answered alike.
 */
export async function saveLines(
  { cart, audit }: SavedOrdersDeps,
  person: Person,
  cartId: string,
  itemIds: readonly string[],
): Promise<readonly Finding[]> {
  const { uid } = person.caller;
  const [savedCount, found] = await Promise.all([cart.countSaved(uid), cart.lockCart(uid, cartId, ['active'])]);
  const wanted = found.items.map(({ id }) => id).filter((id) => itemIds.includes(id));
  if (wanted.length === 0) return [];
  const tooMany = cart.whyNotOneMore(savedCount);
  if (tooMany) return [tooMany];

  await cart.setLinesAside(found, wanted);
  await audit.record(person.actor, {
    action: 'order-saved',
    subject: `cart:${cartId}`,
    details: { lines: wanted.length },
  });
  return [];
}
