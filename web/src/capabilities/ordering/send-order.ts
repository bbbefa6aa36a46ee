import { masterPurchaseAgreement } from '@dray/contract/cart/agreement.ts';
import { CallRefused } from '#platform/calls/call-errors.ts';
import { callGraphql } from '#platform/calls/graphql-client.ts';
import { callRest } from '#platform/calls/rest-client.ts';
import { PlaceOrderDocument } from '../../generated/operations.ts';
import type { PlaceAnswer } from './placing.ts';

/** What the order is made of, by name, and what was on the screen when the button was pressed, by its hash. */
export type WantedOrder = {
  cartId: string;
  shownHash: string;
  shipToId: string | undefined;
  /** The proposed number that was shown, where the cart has none of its own yet (T130). */
  orderNumber: string | undefined;
  /** The Master Purchase Agreement was missing and has just been agreed to (T48). */
  acceptsAgreement: boolean;
};

export async function sendOrder(order: WantedOrder): Promise<PlaceAnswer> {
  const { cartId, shownHash, shipToId, orderNumber = null, acceptsAgreement } = order;
  if (acceptsAgreement) await callRest('POST /api/agreements/accept', { body: masterPurchaseAgreement });
  const delivery = shipToId ? { shipToId: shipToId } : {};
  const { placeOrder } = await callGraphql(PlaceOrderDocument, { cartId, shownHash, orderNumber }, { delivery });
  if (placeOrder.order) return { kind: 'placed', orderNumber: placeOrder.order.order_number };
  return { kind: 'refused', errors: placeOrder.user_errors };
}

/** The order that was made of a cart, if any. */
export async function findOrderNumber(cartId: string): Promise<string | undefined> {
  try {
    return (await callRest('GET /api/orders/ByCart/:cartId', { params: { cartId } })).orderNumber;
  } catch (error) {
    if (error instanceof CallRefused && error.status === 404) return undefined;
    throw error;
  }
}
