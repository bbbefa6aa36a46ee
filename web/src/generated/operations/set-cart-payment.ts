// Made by `npm run generate`; do not edit.
import { CartAnswerFields } from '../fragments/cart-answer-fields.ts';
import { CartBriefFields } from '../fragments/cart-brief-fields.ts';
import { CartFields } from '../fragments/cart-fields.ts';
import { CartItemFields } from '../fragments/cart-item-fields.ts';
import { ReferenceFields } from '../fragments/reference-fields.ts';
import { type SetCartPaymentMutation, type SetCartPaymentMutationVariables, TypedDocumentString } from '../operation-types.ts';
export const SetCartPaymentDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation SetCartPayment($cartId: String!, $code: String!) {
  setPaymentMethodOnCart(cart_id: $cartId, code: $code) {
    ...CartAnswerFields
  }
}
    ${ReferenceFields}
${CartBriefFields}
${CartItemFields}
${CartFields}
${CartAnswerFields}`) as unknown as TypedDocumentString<SetCartPaymentMutation, SetCartPaymentMutationVariables>;
