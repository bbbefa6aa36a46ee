import type { Coupon } from '../rules/coupon.model.ts';
import type { Finding } from '../rules/finding.model.ts';
import type { CartDeps } from './cart.deps.ts';
import type { ShownCart } from './show-cart.ts';

/** Of the coupons that take something off, those that can be used so often only. */
export const limitedCoupons = ({ coupons }: ShownCart): Coupon[] =>
  coupons.flatMap(({ coupon, finding }) => (coupon.uses && !finding ? [coupon] : []));

/** Uses one of each for the order that is being placed. Answers with those that others were faster to use up. */
export async function takeCoupons({ carts }: CartDeps, shown: ShownCart): Promise<Finding[]> {
  const { shipToId } = shown.cart;
  const taken = await Promise.all(
    limitedCoupons(shown).map(async ({ code }): Promise<Finding[]> => {
      const [isLeft, isLeftHere] = await Promise.all([
        carts.takeUse(code),
        shipToId === undefined || carts.takeUseFor(code, shipToId),
      ]);
      if (isLeft && isLeftHere) return [];
      return [{ code: isLeft ? 'COUPON_USED_HERE' : 'COUPON_USED_UP', path: ['coupon_code'] }];
    }),
  );
  return taken.flat();
}
