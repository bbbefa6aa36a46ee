// Made by `npm run generate`; do not edit.
import { type DeleteSavedOrderMutation, type DeleteSavedOrderMutationVariables, TypedDocumentString } from '../operation-types.ts';
export const DeleteSavedOrderDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation DeleteSavedOrder($cartId: String!) {
  deleteSavedOrder(cart_id: $cartId) {
    message
    status
  }
}
    `) as unknown as TypedDocumentString<DeleteSavedOrderMutation, DeleteSavedOrderMutationVariables>;
