// Made by `npm run generate`; do not edit.
import { CartAnswerFields } from '../fragments/cart-answer-fields.ts';
import { CartBriefFields } from '../fragments/cart-brief-fields.ts';
import { CartFields } from '../fragments/cart-fields.ts';
import { CartItemFields } from '../fragments/cart-item-fields.ts';
import { ReferenceFields } from '../fragments/reference-fields.ts';
import { type SetCartDeliveryMutation, type SetCartDeliveryMutationVariables, TypedDocumentString } from '../operation-types.ts';
export const SetCartDeliveryDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation SetCartDelivery($cartId: String!, $method: String!, $date: String) {
  setShippingMethodsOnCart(
    cart_id: $cartId
    method: $method
    delivery_date: $date
  ) {
    ...CartAnswerFields
  }
}
    ${ReferenceFields}
${CartBriefFields}
${CartItemFields}
${CartFields}
${CartAnswerFields}`) as unknown as TypedDocumentString<SetCartDeliveryMutation, SetCartDeliveryMutationVariables>;
