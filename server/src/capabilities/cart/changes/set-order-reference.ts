import { plainNote, plainNumber } from '@dray/contract/cart/order-reference.ts';
import type { Cart } from '../rules/cart.model.ts';
import { referenceFindings } from '../rules/order-reference.model.ts';
import type { CartDeps, Shopper } from './cart.deps.ts';
import { type CartChange, changeCart } from './change-cart.ts';

/**
 * Undefined leaves a text as it is, an empty one removes it. It is kept as empty: the headers of a page that has not
 * noticed yet would else bring it back (K6, T114).
 */
export type WantedReference = { customerOrderNumber: string | undefined; noteForDriver: string | undefined };

/** In full script: headers can carry plain letters only, so what is set here wins over them (T71). */
export function setOrderReference(
  deps: CartDeps,
  shopper: Shopper,
  cartId: string,
  wanted: WantedReference,
): Promise<CartChange> {
  return changeCart(deps, shopper, cartId, {
    fromAnywhere: true,
    decide(cart) {
      const findings = referenceFindings(wanted);
      return findings.length > 0 ? { cart, findings } : { cart: withReference(cart, wanted) };
    },
  });
}

function withReference(cart: Cart, { customerOrderNumber, noteForDriver }: WantedReference): Cart {
  return {
    ...cart,
    customerOrderNumber:
      customerOrderNumber === undefined ? cart.customerOrderNumber : plainNumber(customerOrderNumber),
    noteForDriver: noteForDriver === undefined ? cart.noteForDriver : plainNote(noteForDriver),
  };
}
