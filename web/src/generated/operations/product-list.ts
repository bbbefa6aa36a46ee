// Made by `npm run generate`; do not edit.
import { ProductCardFields } from '../fragments/product-card-fields.ts';
import { type ProductListQuery, type ProductListQueryVariables, TypedDocumentString } from '../operation-types.ts';
export const ProductListDocument = /* @__PURE__ */ new TypedDocumentString(`
    query ProductList($search: String, $filter: ProductFilterInput, $sort: ProductSortInput, $page: Int!, $pageSize: Int!) {
  products(
    search: $search
    filter: $filter
    sort: $sort
    currentPage: $page
    pageSize: $pageSize
  ) {
    items {
      ...ProductCardFields
    }
    total_count
    corrected_search
    page_info {
      current_page
      total_pages
    }
    aggregations {
      attribute_code
      label
      options {
        label
        value
        count
      }
    }
  }
}
    ${ProductCardFields}`) as unknown as TypedDocumentString<ProductListQuery, ProductListQueryVariables>;
