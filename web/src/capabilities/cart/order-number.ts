import type { Cart } from './active-cart.queries.ts';
import { changeCart, type Desk } from './change-cart.ts';
import { sendReference } from './send-changes.ts';

type Numbered = Pick<Cart, 'customer_order_number' | 'proposed_customer_order_number'>;

/** The number that stands in the field: the cart's own, else the one that the server proposes (T130). */
export const shownNumber = (cart: Numbered): string =>
  cart.customer_order_number ?? cart.proposed_customer_order_number ?? '';

/** Whoever goes on without touching the field has accepted what stood in it. */
export async function acceptProposal(desk: Desk, cart: Numbered): Promise<void> {
  const { customer_order_number: own, proposed_customer_order_number: proposed } = cart;
  if (own || !proposed) return;
  await changeCart(desk, async (now) => sendReference(now, { orderNumber: proposed }));
}
