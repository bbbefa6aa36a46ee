// Made by `npm run generate`; do not edit.
import { type SaveCartForLaterMutation, type SaveCartForLaterMutationVariables, TypedDocumentString } from '../operation-types.ts';
export const SaveCartForLaterDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation SaveCartForLater($cartId: String!, $orderNumber: String, $lineIds: [String!]) {
  addSaveOrderForLater(
    cart_id: $cartId
    customer_order_number: $orderNumber
    cart_item_ids: $lineIds
  ) {
    message
    user_errors {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<SaveCartForLaterMutation, SaveCartForLaterMutationVariables>;
