// Made by `npm run generate`; do not edit.
import { type OffersQuery, type OffersQueryVariables, TypedDocumentString } from '../operation-types.ts';
export const OffersDocument = /* @__PURE__ */ new TypedDocumentString(`
    query Offers {
  offers(pageSize: 4) {
    items {
      sku
      name
      thumbnail
      images {
        url
      }
      currency
      your_price
      your_price_tax
      base_price
      base_price_tax
      deposit
      bundle_fields {
        valid_to
      }
    }
  }
}
    `) as unknown as TypedDocumentString<OffersQuery, OffersQueryVariables>;
