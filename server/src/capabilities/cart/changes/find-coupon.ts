import type { Cart } from '../rules/cart.model.ts';
import type { Coupon } from '../rules/coupon.model.ts';
import { guessWindow, refuseGuess } from '../rules/coupon.model.ts';
import type { Finding } from '../rules/finding.model.ts';
import type { CartContext } from '../rules/priced-cart.model.ts';
import type { CartDeps } from './cart.deps.ts';

/** As it is printed: capital letters, no blanks around. */
export const asPrinted = (code: string): string => code.trim().toUpperCase().slice(0, 40);

/**
 * Counts as a guess before the code is looked at, over all processes, so that a burst cannot get past the limit; a code
 * that this market knows was none.
 */
export async function findCouponByCode(
  { carts, clock }: CartDeps,
  { uid, shipToId }: Cart,
  { country }: Pick<CartContext, 'country'>,
  asked: string,
): Promise<{ coupon: Coupon } | { finding: Finding }> {
  const now = clock.now();
  const refusal = refuseGuess(await carts.addGuess(uid, guessWindow(now)), now);
  if (refusal) return { finding: refusal };

  const coupon = await carts.findCoupon(asPrinted(asked), shipToId);
  if (coupon?.country !== country) return { finding: { code: 'COUPON_UNKNOWN' } };
  await carts.takeBackGuess(uid, guessWindow(now));
  return { coupon };
}
