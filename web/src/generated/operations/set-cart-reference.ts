// Made by `npm run generate`; do not edit.
import { CartAnswerFields } from '../fragments/cart-answer-fields.ts';
import { CartBriefFields } from '../fragments/cart-brief-fields.ts';
import { CartFields } from '../fragments/cart-fields.ts';
import { CartItemFields } from '../fragments/cart-item-fields.ts';
import { ReferenceFields } from '../fragments/reference-fields.ts';
import { type SetCartReferenceMutation, type SetCartReferenceMutationVariables, TypedDocumentString } from '../operation-types.ts';
export const SetCartReferenceDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation SetCartReference($cart_id: String!, $customer_order_number: String, $note_for_driver: String) {
  setOrderReferenceOnCart(
    cart_id: $cart_id
    customer_order_number: $customer_order_number
    note_for_driver: $note_for_driver
  ) {
    ...CartAnswerFields
  }
}
    ${ReferenceFields}
${CartBriefFields}
${CartItemFields}
${CartFields}
${CartAnswerFields}`) as unknown as TypedDocumentString<SetCartReferenceMutation, SetCartReferenceMutationVariables>;
