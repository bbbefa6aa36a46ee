import { filledUp } from '@dray/contract/cart/reference-fields.ts';
import type { Cart } from '../rules/cart.model.ts';
import { refuseDate, transportOf } from '../rules/delivery-date.model.ts';
import { isShipToClosed } from '../rules/obstacles.model.ts';
import type { CartDeps, Shopper } from './cart.deps.ts';

/** A ship-to counts only when it was chosen or is the only one (T103); one that was taken from the caller is gone. */
export async function withShipTo(deps: CartDeps, { scope }: Shopper, cart: Cart): Promise<Cart> {
  const isReachable = cart.shipToId !== undefined && (await deps.findTerms(scope, cart.shipToId)) !== undefined;
  if (isReachable) return cart;
  return { ...cart, shipToId: (await deps.findOnlyShipTo(scope))?.id };
}

/**
 * What the headers of a change bring where the cart has nothing yet (T114). A closed ship-to, a day without delivery or a
 * transport that the place does not have is not taken over: a header is a proposal, and anyone who places is told.
 */
export async function withHeaders(deps: CartDeps, shopper: Shopper, cart: Cart): Promise<Cart> {
  const { delivery, scope } = shopper;
  const shipToId = cart.shipToId ?? delivery.shipToId;
  const terms = shipToId === undefined ? undefined : await deps.findTerms(scope, shipToId);
  if (!terms || (cart.shipToId === undefined && isShipToClosed(terms))) return withReference(shopper, cart);

  const offered = terms.transports.find(({ transportType }) => transportType === delivery.deliveryMethod);
  const transportType = cart.transportType ?? offered?.transportType;
  const transport = transportOf(terms, transportType);
  const now = deps.orderMoment(shopper.arrivedAt ?? deps.clock.now(), terms.timeZone);
  const isOpen = transport && delivery.deliveryDate && !refuseDate(terms, transport, now, delivery.deliveryDate);
  return {
    ...withReference(shopper, cart),
    shipToId: terms.shipTo.id,
    transportType,
    deliveryDate: cart.deliveryDate ?? (isOpen ? delivery.deliveryDate : undefined),
  };
}

const withReference = ({ delivery }: Shopper, cart: Cart): Cart => ({
  ...cart,
  reference: filledUp(cart.reference, delivery.reference),
});

/** A call that speaks for another ship-to than the cart's has not noticed that the cart was moved (T114). */
export const speaksForAnother = ({ delivery }: Shopper, cart: Cart): boolean =>
  delivery.shipToId !== undefined && cart.shipToId !== undefined && delivery.shipToId !== cart.shipToId;
