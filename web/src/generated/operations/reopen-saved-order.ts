// Made by `npm run generate`; do not edit.
import { CartBriefFields } from '../fragments/cart-brief-fields.ts';
import { CartFields } from '../fragments/cart-fields.ts';
import { CartItemFields } from '../fragments/cart-item-fields.ts';
import { ReferenceFields } from '../fragments/reference-fields.ts';
import { type ReopenSavedOrderMutation, type ReopenSavedOrderMutationVariables, TypedDocumentString } from '../operation-types.ts';
export const ReopenSavedOrderDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ReopenSavedOrder($cartId: String!) {
  reOrderSavedOrder(cart_id: $cartId) {
    message
    status
    cart {
      ...CartFields
    }
  }
}
    ${ReferenceFields}
${CartBriefFields}
${CartItemFields}
${CartFields}`) as unknown as TypedDocumentString<ReopenSavedOrderMutation, ReopenSavedOrderMutationVariables>;
