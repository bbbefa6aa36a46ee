// Made by `npm run generate`; do not edit.
import { CartAnswerFields } from '../fragments/cart-answer-fields.ts';
import { CartBriefFields } from '../fragments/cart-brief-fields.ts';
import { CartFields } from '../fragments/cart-fields.ts';
import { CartItemFields } from '../fragments/cart-item-fields.ts';
import { ReferenceFields } from '../fragments/reference-fields.ts';
import { type RemoveCartLineMutation, type RemoveCartLineMutationVariables, TypedDocumentString } from '../operation-types.ts';
export const RemoveCartLineDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation RemoveCartLine($cartId: String!, $lineId: ID!) {
  removeItemFromCart(cart_id: $cartId, cart_item_id: $lineId) {
    ...CartAnswerFields
  }
}
    ${ReferenceFields}
${CartBriefFields}
${CartItemFields}
${CartFields}
${CartAnswerFields}`) as unknown as TypedDocumentString<RemoveCartLineMutation, RemoveCartLineMutationVariables>;
