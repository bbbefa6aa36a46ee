import { type CartContext, changeCart } from '../changes/change-cart.ts';
import { sendReference } from '../changes/send-choices.ts';
import { makeChoice } from '../choices/pending-choices.ts';
import { choiceKey } from '../choices/use-cart-choice.ts';
import type { Cart } from '../queries/active-cart.queries.ts';

type Numbered = Pick<Cart, 'customer_order_number' | 'proposed_customer_order_number'>;

/** The number that is in the field: the cart's own, else the one that the server proposes (T130). */
export const shownNumber = (cart: Numbered): string =>
  cart.customer_order_number ?? cart.proposed_customer_order_number ?? '';

/**
 * A buyer who goes on without touching the field has accepted what was in it. False where it could not be saved: the field
 * says so as if it had been typed there, and has another try.
 */
export async function acceptProposal(context: CartContext, cart: Numbered & Pick<Cart, 'id'>): Promise<boolean> {
  const { customer_order_number: own, proposed_customer_order_number: proposed } = cart;
  if (own || !proposed) return true;
  return makeChoice(choiceKey(cart, 'customerOrderNumber'), proposed, () =>
    changeCart(context, async (now) => sendReference(now, { customerOrderNumber: proposed })),
  );
}
