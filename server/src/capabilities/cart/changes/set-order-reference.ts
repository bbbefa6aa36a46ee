import { filledUp, type OrderReference, plainReference } from '@dray/contract/cart/reference-fields.ts';
import { referenceFindings } from '../rules/finding.model.ts';
import type { CartDeps, Shopper } from './cart.deps.ts';
import { type CartChange, changeCart } from './change-cart.ts';

/**
 * In full script: headers can carry plain letters only, so what is set here wins over them (T71). Undefined leaves a field
 * as it is, an empty text removes it. It is stored as empty: the headers of a page that has not noticed yet would else
 * bring it back (K6, T114).
 */
export function setOrderReference(
  deps: CartDeps,
  shopper: Shopper,
  cartId: string,
  wanted: Partial<OrderReference>,
): Promise<CartChange> {
  return changeCart(deps, shopper, cartId, {
    fromAnywhere: true,
    decide(cart) {
      const findings = referenceFindings(wanted);
      if (findings.length > 0) return { cart, findings };
      return { cart: { ...cart, reference: filledUp(plainReference(wanted), cart.reference) } };
    },
  });
}
