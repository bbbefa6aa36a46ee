import type { CartDeps, Shopper } from './cart.deps.ts';
import { type CartChange, changeCart } from './change-cart.ts';

/** How an order may be paid is agreed with the payer of its ship-to (T115). */
export function setPaymentMethod(deps: CartDeps, shopper: Shopper, cartId: string, code: string): Promise<CartChange> {
  return changeCart(deps, shopper, cartId, {
    decide: (cart, { terms }) =>
      terms?.paymentMethods.includes(code)
        ? { cart: { ...cart, paymentMethod: code } }
        : { cart, findings: [{ code: 'PAYMENT_NOT_OFFERED', path: ['code'] }] },
  });
}
