// Made by `npm run generate`; do not edit.
import { type CheckPricesMutation, type CheckPricesMutationVariables, TypedDocumentString } from '../operation-types.ts';
export const CheckPricesDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation CheckPrices($items: [ProductPriceInput!]!) {
  validateProductPrice(productItems: $items) {
    message
    items {
      sku
      old_price
      new_price
    }
  }
}
    `) as unknown as TypedDocumentString<CheckPricesMutation, CheckPricesMutationVariables>;
