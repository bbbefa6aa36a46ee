import type { Cart } from '../rules/cart.model.ts';
import { refuseDate } from '../rules/delivery-date.model.ts';
import type { CartContext } from '../rules/priced-cart.model.ts';
import type { CartDeps, Shopper } from './cart.deps.ts';
import { type CartChange, changeCart, type Decision } from './change-cart.ts';

export type WantedTransport = {
  transportType: string;
  /** Undefined leaves the cart's day as it is, as far as the transport allows. */
  deliveryDate: string | undefined;
  /** What the caller believes the prices are in; undefined where they say nothing. */
  currency: string | undefined;
};

/** `method`, `transporttype` and `delivery_method` are one thing (T76, T115). */
export function setTransport(
  deps: CartDeps,
  shopper: Shopper,
  cartId: string,
  wanted: WantedTransport,
): Promise<CartChange> {
  return changeCart(deps, shopper, cartId, {
    decide: (cart, context) => decideTransport(cart, context, wanted),
  });
}

function decideTransport(cart: Cart, { terms, now, currency }: CartContext, wanted: WantedTransport): Decision {
  if (wanted.currency !== undefined && wanted.currency !== currency)
    return { cart, findings: [{ code: 'CURRENCY_DIFFERS', values: { currency }, path: ['currency'] }] };
  // Transports belong to a ship-to, so one must have been chosen.
  if (!terms || cart.shipToId === undefined)
    return { cart, findings: [{ code: 'SHIP_TO_MISSING', path: ['ship_to_id'] }] };
  const transport = terms.transports.find(({ transportType }) => transportType === wanted.transportType);
  if (!transport) return { cart, findings: [{ code: 'TRANSPORT_NOT_OFFERED', path: ['method'] }] };

  const { transportType } = transport;
  if (wanted.deliveryDate !== undefined) {
    const refusal = refuseDate(terms, transport, now, wanted.deliveryDate);
    return refusal
      ? { cart, findings: [refusal.finding] }
      : { cart: { ...cart, transportType, deliveryDate: wanted.deliveryDate } };
  }
  const isStillOpen = cart.deliveryDate && !refuseDate(terms, transport, now, cart.deliveryDate);
  return { cart: { ...cart, transportType, deliveryDate: isStillOpen ? cart.deliveryDate : undefined } };
}
