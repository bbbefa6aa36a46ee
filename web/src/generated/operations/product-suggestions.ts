// Made by `npm run generate`; do not edit.
import { SuggestedProduct } from '../fragments/suggested-product.ts';
import { type ProductSuggestionsQuery, type ProductSuggestionsQueryVariables, TypedDocumentString } from '../operation-types.ts';
export const ProductSuggestionsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query ProductSuggestions($search: String!, $pageSize: Int!) {
  products(search: $search, pageSize: $pageSize) {
    total_count
    corrected_search
    items {
      ...SuggestedProduct
    }
  }
}
    ${SuggestedProduct}`) as unknown as TypedDocumentString<ProductSuggestionsQuery, ProductSuggestionsQueryVariables>;
