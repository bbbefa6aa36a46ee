// Made by `npm run generate`; do not edit.
import { type RestoreSavedOrderMutation, type RestoreSavedOrderMutationVariables, TypedDocumentString } from '../operation-types.ts';
export const RestoreSavedOrderDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation RestoreSavedOrder($cartId: String!) {
  restoreSavedOrder(cart_id: $cartId) {
    message
    status
  }
}
    `) as unknown as TypedDocumentString<RestoreSavedOrderMutation, RestoreSavedOrderMutationVariables>;
