// Made by `npm run generate`; do not edit.
import { CartAnswerFields } from '../fragments/cart-answer-fields.ts';
import { CartBriefFields } from '../fragments/cart-brief-fields.ts';
import { CartFields } from '../fragments/cart-fields.ts';
import { CartItemFields } from '../fragments/cart-item-fields.ts';
import { ReferenceFields } from '../fragments/reference-fields.ts';
import { type AddToCartMutation, type AddToCartMutationVariables, TypedDocumentString } from '../operation-types.ts';
export const AddToCartDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation AddToCart($cartId: String!, $lines: [CartItemInput!]!) {
  addProductsToCart(cart_id: $cartId, cart_items: $lines) {
    ...CartAnswerFields
  }
}
    ${ReferenceFields}
${CartBriefFields}
${CartItemFields}
${CartFields}
${CartAnswerFields}`) as unknown as TypedDocumentString<AddToCartMutation, AddToCartMutationVariables>;
