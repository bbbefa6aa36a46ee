import { type Answer, dataOf } from '../portal-call.ts';
import type { ShownCart } from './buyer.ts';
import type { PortalClient } from './portal-client.ts';

export type Placed = {
  order: { order_number: string; total: number } | null;
  user_errors: { code: string }[];
  price_changes: { sku: string; old_price: number | null; new_price: number | null }[];
  cart: ShownCart | null;
};
type Placing = { cart: Pick<ShownCart, 'id' | 'shown_hash'>; customerOrderNumber: string };

const placing = `mutation ($cart: String!, $number: String!, $hash: String!) {
  placeOrder(cart_id: $cart, customer_order_number: $number, shown_hash: $hash) {
    order { order_number total } user_errors { code } price_changes { sku old_price new_price }
    cart { id shown_hash prices { grand_total_tax } } } }`;

/** Once, whatever comes of it. */
export const askToPlace = (client: PortalClient, { cart, customerOrderNumber }: Placing): Promise<Answer> =>
  client.ask(placing, { cart: cart.id, number: customerOrderNumber, hash: cart.shown_hash });

export const placedIn = (answer: { body: unknown }): Placed => dataOf<{ placeOrder: Placed }>(answer).placeOrder;
