import type { DeliveryTerms } from '#capabilities/company/index.ts';
import type { Cart } from '../rules/cart.model.ts';
import { refuseDate, transportOf } from '../rules/delivery-date.model.ts';
import { isShipToClosed } from '../rules/obstacles.model.ts';
import type { CartDeps, Shopper } from './cart.deps.ts';
import { type CartChange, changeCart } from './change-cart.ts';

/** Prices, limits, transport, dates and ways to pay follow the ship-to; what the new one does not have is dropped (T82). */
export function setShipTo(deps: CartDeps, shopper: Shopper, cartId: string, shipToId: string): Promise<CartChange> {
  return changeCart(deps, shopper, cartId, {
    fromAnywhere: true,
    async decide(cart) {
      const path = ['ship_to_id'];
      const terms = await deps.findTerms(shopper.scope, shipToId);
      if (!terms) return { cart, findings: [{ code: 'SHIP_TO_NOT_FOUND', path }] };
      if (isShipToClosed(terms)) return { cart, findings: [{ code: 'SHIP_TO_SUSPENDED', path }] };
      return { cart: movedTo(deps, cart, terms) };
    },
  });
}

function movedTo({ orderMoment, clock }: CartDeps, cart: Cart, terms: DeliveryTerms): Cart {
  const keeps = terms.transports.some(({ transportType }) => transportType === cart.transportType);
  const transportType = keeps ? cart.transportType : undefined;
  const transport = transportOf(terms, transportType);
  const now = orderMoment(clock.now(), terms.timeZone);
  const isOpen = transport && cart.deliveryDate && !refuseDate(terms, transport, now, cart.deliveryDate);
  const { paymentMethod } = cart;
  return {
    ...cart,
    shipToId: terms.shipTo.id,
    transportType,
    deliveryDate: isOpen ? cart.deliveryDate : undefined,
    paymentMethod: paymentMethod && terms.paymentMethods.includes(paymentMethod) ? paymentMethod : undefined,
  };
}
