import { filledUp } from '@dray/contract/cart/reference-fields.ts';
import type { DeliveryTerms } from '#capabilities/company/index.ts';
import type { Scope } from '#platform/request/request.ts';
import type { Cart } from '../rules/cart.model.ts';
import { refuseDate, transportOf } from '../rules/delivery-date.model.ts';
import { isShipToClosed } from '../rules/obstacles.model.ts';
import type { CartDeps, Shopper } from './cart.deps.ts';

/** A cart and the terms of its ship-to, which are asked for once and passed on. */
export type SettledCart = { cart: Cart; terms: DeliveryTerms | undefined };

/** A ship-to counts only when it was chosen or is the only one (T103); one that was taken from the caller is gone. */
export async function withShipTo(deps: CartDeps, { scope }: Shopper, cart: Cart): Promise<SettledCart> {
  const chosen = await termsOf(deps, scope, cart.shipToId);
  if (chosen) return { cart, terms: chosen };
  const shipToId = (await deps.findOnlyShipTo(scope))?.id;
  return { cart: { ...cart, shipToId }, terms: await termsOf(deps, scope, shipToId) };
}

/** Those of the cart's ship-to, else of the one that the call speaks for. */
export const termsFor = (
  deps: CartDeps,
  { scope, delivery }: Shopper,
  { cart, terms }: SettledCart,
): Promise<DeliveryTerms | undefined> =>
  cart.shipToId === undefined ? termsOf(deps, scope, delivery.shipToId) : Promise.resolve(terms);

const termsOf = async ({ findTerms }: CartDeps, scope: Scope, shipToId: string | undefined) =>
  shipToId === undefined ? undefined : findTerms(scope, shipToId);

/**
 * What the headers of a change bring where the cart has nothing yet (T114). A closed ship-to, a day without delivery or a
 * transport that the place does not have is not taken over: a header is a proposal, and anyone who places is told.
 */
export async function withHeaders(deps: CartDeps, shopper: Shopper, settled: SettledCart): Promise<SettledCart> {
  const { cart } = settled;
  const { delivery } = shopper;
  const terms = await termsFor(deps, shopper, settled);
  const referred = { ...cart, reference: filledUp(cart.reference, delivery.reference) };
  if (!terms || (cart.shipToId === undefined && isShipToClosed(terms))) return { ...settled, cart: referred };

  const offered = terms.transports.find(({ transportType }) => transportType === delivery.deliveryMethod);
  const transportType = cart.transportType ?? offered?.transportType;
  const transport = transportOf(terms, transportType);
  const now = deps.orderMoment(shopper.arrivedAt ?? deps.clock.now(), terms.timeZone);
  const isOpen = transport && delivery.deliveryDate && !refuseDate(terms, transport, now, delivery.deliveryDate);
  const deliveryDate = cart.deliveryDate ?? (isOpen ? delivery.deliveryDate : undefined);
  return { cart: { ...referred, shipToId: terms.shipTo.id, transportType, deliveryDate }, terms };
}

/** A call that speaks for another ship-to than the cart's has not noticed that the cart was moved (T114). */
export const speaksForAnother = ({ delivery }: Shopper, cart: Cart): boolean =>
  delivery.shipToId !== undefined && cart.shipToId !== undefined && delivery.shipToId !== cart.shipToId;
