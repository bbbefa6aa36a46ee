// Made by `npm run generate`; do not edit.
import { type CancelOrderMutation, type CancelOrderMutationVariables, TypedDocumentString } from '../operation-types.ts';
export const CancelOrderDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation CancelOrder($orderNumber: String!) {
  cancelOrder(order_number: $orderNumber) {
    message
    status
  }
}
    `) as unknown as TypedDocumentString<CancelOrderMutation, CancelOrderMutationVariables>;
