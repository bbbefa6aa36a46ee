// Made by `npm run generate`; do not edit.
import { CartAnswerFields } from '../fragments/cart-answer-fields.ts';
import { CartBriefFields } from '../fragments/cart-brief-fields.ts';
import { CartFields } from '../fragments/cart-fields.ts';
import { CartItemFields } from '../fragments/cart-item-fields.ts';
import { ReferenceFields } from '../fragments/reference-fields.ts';
import { type SetCartShipToMutation, type SetCartShipToMutationVariables, TypedDocumentString } from '../operation-types.ts';
export const SetCartShipToDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation SetCartShipTo($cartId: String!, $shipToId: String!) {
  setShippingAddressesOnCart(cart_id: $cartId, ship_to_id: $shipToId) {
    ...CartAnswerFields
  }
}
    ${ReferenceFields}
${CartBriefFields}
${CartItemFields}
${CartFields}
${CartAnswerFields}`) as unknown as TypedDocumentString<SetCartShipToMutation, SetCartShipToMutationVariables>;
