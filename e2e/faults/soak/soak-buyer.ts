import { ActiveCartDocument } from '../../../web/src/generated/operations/active-cart.ts';
import { AddToCartDocument } from '../../../web/src/generated/operations/add-to-cart.ts';
import { PlaceOrderDocument } from '../../../web/src/generated/operations/place-order.ts';
import type { Buyer } from '../orders/buyer.ts';
import type { Asked, SoakCall } from './soak-call.ts';

type Cart = { id: string; shown_hash: string; items: { product: { sku: string } }[] };
type Answer = {
  data?: { customerCart?: Cart; placeOrder?: { order: object | null } };
};

export type SoakBuyer = ReturnType<typeof soakBuyer>;

/** A buyer who fills their cart line by line, looks at it and places it, one call at a time and over again. */
export function soakBuyer(calls: SoakCall, { client, usualLines }: Buyer) {
  const buyer = { email: client.email, token: client.token, isBusy: false, orders: 0, step };
  let cart: Cart | undefined;
  let linesToAdd: Buyer['usualLines'] = [];

  async function step(): Promise<Asked> {
    if (!cart) return look();
    const [line, ...rest] = linesToAdd;
    if (!line) return place(cart);
    linesToAdd = rest;
    const asked = await calls.graphql(buyer.token, AddToCartDocument.toString(), { cartId: cart.id, lines: [line] });
    // What is placed is what was shown last, with every line.
    if (rest.length === 0) cart = undefined;
    return asked;
  }

  async function look(): Promise<Asked> {
    const asked = await calls.graphql(buyer.token, ActiveCartDocument.toString(), {});
    cart = (asked.body as Answer).data?.customerCart;
    const there = new Set(cart?.items.map(({ product }) => product.sku));
    linesToAdd = usualLines.filter(({ sku }) => !there.has(sku));
    return asked;
  }

  async function place({ id, shown_hash }: Cart): Promise<Asked> {
    const variables = { cartId: id, shownHash: shown_hash, orderNumber: `S-${buyer.orders + 1}` };
    const asked = await calls.graphql(buyer.token, PlaceOrderDocument.toString(), variables);
    if ((asked.body as Answer).data?.placeOrder?.order) buyer.orders += 1;
    cart = undefined;
    return asked;
  }

  return buyer;
}
