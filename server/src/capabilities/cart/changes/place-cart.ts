import { filledUp, type OrderReference, plainReference, withoutEmpty } from '@dray/contract/cart/reference-fields.ts';
import type { Cart } from '../rules/cart.model.ts';
import type { Finding } from '../rules/finding.model.ts';
import { priceCart } from '../rules/priced-cart.model.ts';
import type { CartDeps, Shopper } from './cart.deps.ts';
import { openContext } from './cart-context.ts';
import { lockCart } from './change-cart.ts';
import { type SettledCart, speaksForAnother, termsFor, withShipTo } from './settle-cart.ts';
import { type ShownCart, toShown } from './show-cart.ts';

/** What placing may bring along; it wins over the cart's own values, those over the headers (T103). */
export type GivenReference = Partial<OrderReference>;

/** The cart with the fields it would be placed with; `shown` is missing where it has been ordered already. */
export type LockedForPlacing = { cart: Cart; shown: ShownCart | undefined };

/**
 * Locked and priced at this moment. Its obstacles tell all that speaks against placing; its hash is that of the cart as
 * it is stored, to be compared with the one that the caller was shown.
 */
export async function lockForPlacing(
  deps: CartDeps,
  shopper: Shopper,
  cartId: string,
  reference: GivenReference,
): Promise<LockedForPlacing> {
  const locking = lockCart(deps, shopper.caller.uid, cartId, ['active', 'ordered']);
  const contextOf = openContext(deps, shopper, cartId);
  const stored = await locking;
  if (stored.state === 'ordered') return { cart: stored, shown: undefined };

  const settled = await withShipTo(deps, shopper, stored);
  const terms = await termsFor(deps, shopper, settled);
  const cart = withWhatComesAlong(shopper, { cart: settled.cart, terms }, reference);
  const shown = toShown(deps, priceCart(cart, await contextOf(cart, terms)), stored);
  if (!speaksForAnother(shopper, settled.cart)) return { cart, shown };
  const differs: Finding = { code: 'OUTLET_DIFFERS', path: ['outlet-id'] };
  return { cart, shown: { ...shown, obstacles: [differs, ...shown.obstacles] } };
}

/** Unlike a change, placing takes over what is wrong, too, so that it is told what is wrong with it. */
function withWhatComesAlong({ delivery }: Shopper, { cart, terms }: SettledCart, reference: GivenReference): Cart {
  return {
    ...cart,
    shipToId: cart.shipToId ?? delivery.shipToId,
    transportType: cart.transportType ?? delivery.deliveryMethod,
    deliveryDate: cart.deliveryDate ?? delivery.deliveryDate,
    reference: withoutEmpty(
      filledUp(withoutEmpty(plainReference(reference)), filledUp(cart.reference, delivery.reference)),
    ),
    paymentMethod: cart.paymentMethod ?? terms?.paymentMethods[0],
  };
}

/** Ordered for ever, with the fields it was placed with; its id goes on answering with the same order. */
export function freezeCart({ carts, clock, hints }: CartDeps, { cart, shownHash }: ShownCart): Promise<void> {
  hints.forget(cart.id);
  return carts.saveCart({ ...cart, state: 'ordered', version: cart.version + 1, changedAt: clock.now(), shownHash });
}

/** Ship-to, transport, day and payment go on; order number and note belong to what was ordered (T73). */
export const openNextCart = ({ carts, clock }: CartDeps, { cart }: ShownCart): Promise<void> =>
  carts.createActiveCart(cart.uid, clock.now(), cart);
