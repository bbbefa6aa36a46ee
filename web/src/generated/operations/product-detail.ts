// Made by `npm run generate`; do not edit.
import { ProductCardFields } from '../fragments/product-card-fields.ts';
import { ProductDetailFields } from '../fragments/product-detail-fields.ts';
import { type ProductDetailQuery, type ProductDetailQueryVariables, TypedDocumentString } from '../operation-types.ts';
export const ProductDetailDocument = /* @__PURE__ */ new TypedDocumentString(`
    query ProductDetail($sku: String!) {
  products(filter: {sku: {eq: $sku}}, pageSize: 25) {
    items {
      ...ProductDetailFields
      related_products {
        ...ProductCardFields
      }
    }
  }
}
    ${ProductCardFields}
${ProductDetailFields}`) as unknown as TypedDocumentString<ProductDetailQuery, ProductDetailQueryVariables>;
