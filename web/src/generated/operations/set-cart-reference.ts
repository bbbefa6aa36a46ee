// Made by `npm run generate`; do not edit.
import { CartAnswerFields } from '../fragments/cart-answer-fields.ts';
import { CartBriefFields } from '../fragments/cart-brief-fields.ts';
import { CartFields } from '../fragments/cart-fields.ts';
import { CartItemFields } from '../fragments/cart-item-fields.ts';
import { type SetCartReferenceMutation, type SetCartReferenceMutationVariables, TypedDocumentString } from '../operation-types.ts';
export const SetCartReferenceDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation SetCartReference($cartId: String!, $orderNumber: String, $note: String) {
  setOrderReferenceOnCart(
    cart_id: $cartId
    customer_order_number: $orderNumber
    note_for_driver: $note
  ) {
    ...CartAnswerFields
  }
}
    ${CartBriefFields}
${CartItemFields}
${CartFields}
${CartAnswerFields}`) as unknown as TypedDocumentString<SetCartReferenceMutation, SetCartReferenceMutationVariables>;
