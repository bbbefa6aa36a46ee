import type { OrderReference } from '@dray/contract/cart/reference-fields.ts';
import type { LocalMoment } from '@dray/contract/company/delivery-calendar.ts';
import type { Goods } from '#capabilities/catalogue/index.ts';
import type { DeliveryTerms } from '#capabilities/company/index.ts';
import type { Cart, LineAmount } from '../rules/cart.model.ts';
import { type CartContext, priceCart } from '../rules/priced-cart.model.ts';
import type { CartDeps, Shopper } from './cart.deps.ts';
import { findShop, pricedSkus } from './cart-context.ts';
import { type ShownCart, shownHashOf } from './show-cart.ts';

/** What somebody wants for one ship-to and has no cart for: one order of a file. A sku is in it once. */
export type WantedOrder = {
  transportType: string | undefined;
  deliveryDate: string | undefined;
  reference: OrderReference;
  lines: readonly ({ id: string; sku: string } & LineAmount)[];
};

/** One ship-to, ready for any number of wanted orders: what they share is asked for once. */
export type ShipToShop = {
  terms: DeliveryTerms;
  goods: Goods;
  now: LocalMoment;
  /** For wanted orders of these skus at this moment's prices. */
  priced(skus: readonly string[]): Promise<(order: WantedOrder) => ShownCart>;
};

/** Nothing where the ship-to is not the shopper's. */
export async function openShipToShop(
  deps: CartDeps,
  shopper: Shopper,
  shipToId: string,
): Promise<ShipToShop | undefined> {
  const shop = await findShop(deps, shopper, shipToId);
  const { terms, goods, priceList, day } = shop;
  if (!terms) return undefined;
  const { uid } = shopper.caller;
  const now = deps.orderMoment(shopper.arrivedAt ?? deps.clock.now(), terms.timeZone);
  return {
    terms,
    goods,
    now,
    async priced(skus) {
      const wanted = pricedSkus(goods, skus);
      const [prices, email, isAgreementAccepted] = await Promise.all([
        priceList && wanted.length > 0 ? deps.findOwnPrices(priceList, wanted, day) : new Map(),
        deps.findEmail(uid),
        deps.carts.isAgreementAccepted(uid),
      ]);
      const context: CartContext = {
        ...shop,
        buyer: { uid, email },
        now,
        prices,
        priceFor: deps.priceFor,
        isOrderNumberUsed: false,
        proposedOrderNumber: undefined,
      };
      return (order) => {
        const cart = toCart(order, { uid, shipToId, terms, isAgreementAccepted, now: deps.clock.now() });
        const priced = priceCart(cart, context);
        return { ...priced, shownHash: shownHashOf(priced, cart) };
      };
    },
  };
}

type Around = { uid: string; shipToId: string; terms: DeliveryTerms; isAgreementAccepted: boolean; now: Date };

/** As if its owner had filled a cart with it; nothing of it is stored. */
const toCart = (order: WantedOrder, { uid, shipToId, terms, isAgreementAccepted, now }: Around): Cart => ({
  id: '',
  uid,
  state: 'active',
  version: 0,
  shownHash: undefined,
  shownDeposits: undefined,
  changedAt: now,
  savedAt: undefined,
  shipToId,
  transportType: order.transportType ?? terms.transports[0]?.transportType,
  deliveryDate: order.deliveryDate,
  reference: order.reference,
  paymentMethod: terms.paymentMethods[0],
  items: order.lines.map((line, index) => ({ ...line, position: index + 1, optionsKey: '', unitMinor: undefined })),
  coupons: [],
  isAgreementAccepted,
});
