import { judgeCoupon } from '../rules/coupon.model.ts';
import { priceLine } from '../rules/priced-line.model.ts';
import { goodsTotal } from '../rules/totals.model.ts';
import type { CartDeps, Shopper } from './cart.deps.ts';
import { type CartChange, changeCart } from './change-cart.ts';
import { asPrinted, findCouponByCode } from './find-coupon.ts';

/** One a cart: coupons are not meant to be piled up, and a second one is refused, not exchanged. */
export function applyCoupon(deps: CartDeps, shopper: Shopper, cartId: string, asked: string): Promise<CartChange> {
  const path = ['coupon_code'];
  return changeCart(deps, shopper, cartId, {
    async decide(cart, context) {
      if (cart.coupons.length > 0) return { cart, findings: [{ code: 'COUPON_ALREADY_APPLIED', path }] };
      const found = await findCouponByCode(deps, cart, context, asked);
      if ('finding' in found) return { cart, findings: [{ ...found.finding, path }] };
      const { coupon } = found;
      const { finding } = judgeCoupon(coupon, {
        goodsMinor: goodsTotal(cart.items.map((item) => priceLine(item, context))),
        country: context.country,
        currency: context.currency,
        day: context.day,
      });
      return finding ? { cart, findings: [{ ...finding, path }] } : { cart: { ...cart, coupons: [coupon] } };
    },
  });
}

export function removeCoupon(deps: CartDeps, shopper: Shopper, cartId: string, asked: string): Promise<CartChange> {
  return changeCart(deps, shopper, cartId, {
    fromAnywhere: true,
    decide(cart) {
      const coupons = cart.coupons.filter(({ code }) => code !== asPrinted(asked));
      return coupons.length === cart.coupons.length
        ? { cart, findings: [{ code: 'COUPON_NOT_APPLIED', path: ['coupon_code'] }] }
        : { cart: { ...cart, coupons } };
    },
  });
}
