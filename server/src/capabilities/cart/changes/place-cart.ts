import { plainNote, plainNumber } from '@dray/contract/cart/order-reference.ts';
import type { Cart } from '../rules/cart.model.ts';
import type { Finding } from '../rules/finding.model.ts';
import { priceCart } from '../rules/priced-cart.model.ts';
import type { CartDeps, Shopper } from './cart.deps.ts';
import { lockCart } from './change-cart.ts';
import { findSurroundings } from './find-surroundings.ts';
import type { WantedReference } from './set-order-reference.ts';
import { speaksForAnother, withItsShipTo } from './settle-cart.ts';
import { readWithPrices, type ShownCart, toShown } from './show-cart.ts';

/** What placing may bring along; it wins over the cart's own values, those over the headers (T103). */
export type Reference = Partial<WantedReference>;

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
  reference: Reference,
): Promise<LockedForPlacing> {
  const locking = lockCart(deps, shopper.caller.uid, cartId, ['active', 'ordered']);
  const { cart: stored, known } = await readWithPrices(deps, shopper, cartId, locking);
  if (!stored || stored.state === 'ordered') return { cart: await locking, shown: undefined };

  const own = await withItsShipTo(deps, shopper, stored);
  const cart = await withWhatComesAlong(deps, shopper, own, reference);
  const shown = toShown(deps, priceCart(cart, await findSurroundings(deps, shopper, cart, [], known)), stored);
  if (!speaksForAnother(shopper, own)) return { cart, shown };
  const differs: Finding = { code: 'OUTLET_DIFFERS', path: ['outlet-id'] };
  return { cart, shown: { ...shown, obstacles: [differs, ...shown.obstacles] } };
}

/** Unlike a change, placing takes over what is wrong, too, so that it is told what is wrong with it. */
async function withWhatComesAlong(deps: CartDeps, shopper: Shopper, cart: Cart, reference: Reference): Promise<Cart> {
  const { delivery, scope } = shopper;
  const shipToId = cart.shipToId ?? delivery.shipToId;
  const terms = shipToId === undefined ? undefined : await deps.findTerms(scope, shipToId);
  return {
    ...cart,
    shipToId,
    transportType: cart.transportType ?? delivery.deliveryMethod,
    deliveryDate: cart.deliveryDate ?? delivery.deliveryDate,
    customerOrderNumber:
      plainNumber(reference.customerOrderNumber ?? '') || cart.customerOrderNumber || delivery.customerOrderNumber,
    noteForDriver:
      plainNote(reference.noteForDriver ?? '') || (cart.noteForDriver ?? delivery.noteForDriver) || undefined,
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
