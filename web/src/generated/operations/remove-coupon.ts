// Made by `npm run generate`; do not edit.
import { CartAnswerFields } from '../fragments/cart-answer-fields.ts';
import { CartBriefFields } from '../fragments/cart-brief-fields.ts';
import { CartFields } from '../fragments/cart-fields.ts';
import { CartItemFields } from '../fragments/cart-item-fields.ts';
import { ReferenceFields } from '../fragments/reference-fields.ts';
import { type RemoveCouponMutation, type RemoveCouponMutationVariables, TypedDocumentString } from '../operation-types.ts';
export const RemoveCouponDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation RemoveCoupon($cartId: String!, $code: String!) {
  removeCouponFromCart(cart_id: $cartId, coupon_code: $code) {
    ...CartAnswerFields
  }
}
    ${ReferenceFields}
${CartBriefFields}
${CartItemFields}
${CartFields}
${CartAnswerFields}`) as unknown as TypedDocumentString<RemoveCouponMutation, RemoveCouponMutationVariables>;
