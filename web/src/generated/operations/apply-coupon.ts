// Made by `npm run generate`; do not edit.
import { CartAnswerFields } from '../fragments/cart-answer-fields.ts';
import { CartBriefFields } from '../fragments/cart-brief-fields.ts';
import { CartFields } from '../fragments/cart-fields.ts';
import { CartItemFields } from '../fragments/cart-item-fields.ts';
import { ReferenceFields } from '../fragments/reference-fields.ts';
import { type ApplyCouponMutation, type ApplyCouponMutationVariables, TypedDocumentString } from '../operation-types.ts';
export const ApplyCouponDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ApplyCoupon($cartId: String!, $code: String!) {
  applyCouponToCart(cart_id: $cartId, coupon_code: $code) {
    ...CartAnswerFields
  }
}
    ${ReferenceFields}
${CartBriefFields}
${CartItemFields}
${CartFields}
${CartAnswerFields}`) as unknown as TypedDocumentString<ApplyCouponMutation, ApplyCouponMutationVariables>;
