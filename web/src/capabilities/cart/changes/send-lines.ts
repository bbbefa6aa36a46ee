import type { PackAmount } from '@dray/contract/catalogue/pack-quantity.ts';
import { CallRefused } from '#platform/calls/call-errors.ts';
import { knownDeliveryValues } from '#platform/calls/delivery-headers.ts';
import { callGraphql } from '#platform/calls/graphql-client.ts';
import { sendOnce } from '#platform/calls/send-once.ts';
import {
  AddToCartDocument,
  type CartAnswerFieldsFragment,
  RemoveCartLineDocument,
  SetCartLinesDocument,
  SetCartShipToDocument,
} from '../../../generated/operations.ts';
import type { BriefCart } from '../queries/cart.queries.ts';
import { proposalFor } from './cart-delivery.ts';
import { amountOf, isNothing, isSameAmount } from './line-amount.ts';

export type Answer = CartAnswerFieldsFragment;
export type LineResult = Answer['line_results'][number];
export type WantedLine = { sku: string; amount: PackAmount; options?: readonly string[] };

/** What the server would not do, with the cart as it is now. */
export class CartRefused extends CallRefused {
  readonly answer: Answer;
  readonly reason: string;

  constructor(answer: Answer, { code, message }: { code: string; message: string }) {
    super(200, { said: message });
    this.answer = answer;
    this.reason = code;
  }
}

const onWire = ({ pack, layer, pallet }: PackAmount) => ({
  quantity: pack,
  number_of_layer: layer,
  number_of_pallet: pallet,
});

/**
 * An empty cart goes along with the ship-to that the page speaks for; one with goods is moved only by asking (T82), and
 * the server refuses to add for another ship-to (T114).
 */
async function following(cart: BriefCart): Promise<BriefCart> {
  const { shipToId } = knownDeliveryValues();
  const isElsewhere = shipToId && cart.ship_to_id !== null && cart.ship_to_id !== shipToId;
  return isElsewhere && cart.items.length === 0 ? (await sendShipTo(cart, shipToId)).cart : cart;
}

/** Adds to what is there. Some lines may be refused and the others go in; `line_results` tells of each (K2). */
export async function sendLines(stored: BriefCart, lines: readonly WantedLine[]): Promise<Answer> {
  const cart = await following(stored);
  const wanted = lines.map(({ sku, amount, options }) => ({
    sku,
    ...onWire(amount),
    ...(options?.length ? { selected_options: [...options] } : {}),
  }));
  const { addProductsToCart: answer } = await callGraphql(
    AddToCartDocument,
    { cartId: cart.id, lines: wanted },
    { delivery: proposalFor(cart), once: sendOnce },
  );
  return answer;
}

/**
 * Sets one line to an amount. Somebody else may have changed the cart since it was read: where this line is as it was
 * seen, the change is sent once more for the fresh cart; where it is not, the fresh cart is shown with a notice (P5).
 */
export async function sendAmount(cart: BriefCart, lineId: string, amount: PackAmount): Promise<Answer> {
  const seen = cart.items.find(({ id }) => id === lineId);
  const answer = await setLine(cart, lineId, amount);
  const [error] = answer.user_errors;
  if (error?.code !== 'CART_CHANGED') return answer;
  const now = answer.cart.items.find(({ id }) => id === lineId);
  if (!seen || !now || !isSameAmount(amountOf(seen), amountOf(now))) return answer;
  return setLine(answer.cart, lineId, amount);
}

async function setLine(cart: BriefCart, lineId: string, amount: PackAmount): Promise<Answer> {
  if (isNothing(amount)) {
    return (await callGraphql(RemoveCartLineDocument, { cartId: cart.id, lineId })).removeItemFromCart;
  }
  const lines = [{ cart_item_id: lineId, ...onWire(amount) }];
  return (await callGraphql(SetCartLinesDocument, { cartId: cart.id, lines, version: cart.version })).updateCartItems;
}

/** All lines out at once. */
export const sendEmptying = async (cart: BriefCart): Promise<Answer> => {
  const lines = cart.items.map(({ id }) => ({
    cart_item_id: id,
    quantity: 0,
    number_of_layer: 0,
    number_of_pallet: 0,
  }));
  return (await callGraphql(SetCartLinesDocument, { cartId: cart.id, lines, version: cart.version })).updateCartItems;
};

export const sendShipTo = async (cart: BriefCart, shipToId: string): Promise<Answer> =>
  (await callGraphql(SetCartShipToDocument, { cartId: cart.id, shipToId })).setShippingAddressesOnCart;
