// Made by `npm run generate`; do not edit.
import { CartAnswerFields } from '../fragments/cart-answer-fields.ts';
import { CartBriefFields } from '../fragments/cart-brief-fields.ts';
import { CartFields } from '../fragments/cart-fields.ts';
import { CartItemFields } from '../fragments/cart-item-fields.ts';
import { ReferenceFields } from '../fragments/reference-fields.ts';
import { type SetCartLinesMutation, type SetCartLinesMutationVariables, TypedDocumentString } from '../operation-types.ts';
export const SetCartLinesDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation SetCartLines($cartId: String!, $lines: [CartItemUpdateInput!]!, $version: Int) {
  updateCartItems(cart_id: $cartId, cart_items: $lines, version: $version) {
    ...CartAnswerFields
  }
}
    ${ReferenceFields}
${CartBriefFields}
${CartItemFields}
${CartFields}
${CartAnswerFields}`) as unknown as TypedDocumentString<SetCartLinesMutation, SetCartLinesMutationVariables>;
