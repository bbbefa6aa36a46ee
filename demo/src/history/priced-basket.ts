import { noReference, type OrderReference } from '@dray/contract/cart/reference-fields.ts';
import { type Cart, type CartContext, priceCart, type ShownCart } from '@dray/server/capabilities/cart/index.ts';
import { usualPaymentOf } from '../ordering/payment-methods.ts';
import type { BasketLine } from './basket.ts';
import type { Customer } from './customer.ts';
import type { Shops } from './shops.ts';

export type Basket = {
  customer: Customer;
  uid: string;
  day: string;
  lines: readonly BasketLine[];
} & Partial<Pick<Cart, 'transportType' | 'deliveryDate'>> & {
    reference?: Partial<OrderReference>;
    /** How prices and goods differed from what is known of that day. */
    asThen?: (context: CartContext) => CartContext;
  };

/** Worked out by the rules that every cart is; nobody is shown it, so no hash stands for it. */
export async function pricedBasket(shops: Shops, basket: Basket): Promise<ShownCart> {
  const { customer, uid, day, lines } = basket;
  const cart: Cart = {
    id: '',
    uid,
    state: 'active',
    version: 1,
    shipToId: customer.shipTo.id,
    transportType: basket.transportType ?? customer.transport.transportType,
    deliveryDate: basket.deliveryDate,
    reference: { ...noReference, ...basket.reference },
    paymentMethod: usualPaymentOf(customer.payerId),
    shownHash: undefined,
    shownDeposits: undefined,
    changedAt: new Date(0),
    savedAt: undefined,
    items: lines.map((line, index) => ({
      ...line,
      id: String(index),
      position: index + 1,
      optionsKey: '',
      unitMinor: undefined,
    })),
    coupons: [],
    isAgreementAccepted: true,
  };
  const context = await shops.contextOf(customer, day, uid);
  return { ...priceCart(cart, basket.asThen?.(context) ?? context), shownHash: '' };
}
