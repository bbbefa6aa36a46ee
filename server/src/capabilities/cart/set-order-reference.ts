import type { CartDeps, Shopper } from './cart.deps.ts';
import { type Cart, longestNote, longestOrderNumber } from './cart.model.ts';
import { type CartChange, changeCart } from './change-cart.ts';
import type { Finding } from './finding.model.ts';

/** Undefined leaves a text as it is, an empty one removes it. */
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
      const findings = tooLong(wanted);
      return findings.length > 0 ? { cart, findings } : { cart: withReference(cart, wanted) };
    },
  });
}

function withReference(cart: Cart, { customerOrderNumber, noteForDriver }: WantedReference): Cart {
  return {
    ...cart,
    customerOrderNumber: customerOrderNumber === undefined ? cart.customerOrderNumber : trimmed(customerOrderNumber),
    noteForDriver: noteForDriver === undefined ? cart.noteForDriver : trimmed(noteForDriver),
  };
}

const trimmed = (text: string): string | undefined => text.trim() || undefined;

/** Counted as people count letters, so that "Ž" is one however it was typed. */
const lengthOf = (text: string | undefined): number => [...(text ?? '').trim().normalize('NFC')].length;

export function tooLong({ customerOrderNumber, noteForDriver }: Partial<WantedReference>): Finding[] {
  return [
    { text: customerOrderNumber, maximum: longestOrderNumber, name: 'customer_order_number' },
    { text: noteForDriver, maximum: longestNote, name: 'note_for_driver' },
  ].flatMap(({ text, maximum, name }) =>
    lengthOf(text) > maximum ? [{ code: 'TEXT_TOO_LONG' as const, values: { maximum }, path: [name] }] : [],
  );
}
