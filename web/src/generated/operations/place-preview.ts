// Made by `npm run generate`; do not edit.
import { type PlacePreviewQuery, type PlacePreviewQueryVariables, TypedDocumentString } from '../operation-types.ts';
export const PlacePreviewDocument = /* @__PURE__ */ new TypedDocumentString(`
    query PlacePreview($skus: [String!]!) {
  products(filter: {sku: {in: $skus}}, pageSize: 100) {
    items {
      sku
      your_price
      price_breaks {
        min_qty
        price
      }
      not_orderable_reason {
        message
      }
      items {
        options {
          id
          price
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PlacePreviewQuery, PlacePreviewQueryVariables>;
