// Made by `npm run generate`; do not edit.
import { type PlaceOrderMutation, type PlaceOrderMutationVariables, TypedDocumentString } from '../operation-types.ts';
export const PlaceOrderDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation PlaceOrder($cartId: String!, $shownHash: String!, $orderNumber: String) {
  placeOrder(
    cart_id: $cartId
    shown_hash: $shownHash
    customer_order_number: $orderNumber
  ) {
    order {
      order_number
      sap_id
    }
    user_errors {
      code
      message
    }
    price_changes {
      sku
      old_price
      new_price
    }
  }
}
    `) as unknown as TypedDocumentString<PlaceOrderMutation, PlaceOrderMutationVariables>;
