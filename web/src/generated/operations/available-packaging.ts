// Made by `npm run generate`; do not edit.
import { type AvailablePackagingQuery, type AvailablePackagingQueryVariables, TypedDocumentString } from '../operation-types.ts';
export const AvailablePackagingDocument = /* @__PURE__ */ new TypedDocumentString(`
    query AvailablePackaging($sku: String!, $subBrand: String!) {
  getProductAvaliablePackaging(sku: $sku, sub_brand: $subBrand) {
    sku
    type
    title
    your_price
    currency
    thumbnail
  }
}
    `) as unknown as TypedDocumentString<AvailablePackagingQuery, AvailablePackagingQueryVariables>;
