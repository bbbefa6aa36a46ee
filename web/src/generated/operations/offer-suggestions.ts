// Made by `npm run generate`; do not edit.
import { SuggestedProduct } from '../fragments/suggested-product.ts';
import { type OfferSuggestionsQuery, type OfferSuggestionsQueryVariables, TypedDocumentString } from '../operation-types.ts';
export const OfferSuggestionsDocument = /* @__PURE__ */ new TypedDocumentString(`
    query OfferSuggestions($search: String!, $pageSize: Int!) {
  offers(search: $search, pageSize: $pageSize) {
    total_count
    corrected_search
    items {
      ...SuggestedProduct
    }
  }
}
    ${SuggestedProduct}`) as unknown as TypedDocumentString<OfferSuggestionsQuery, OfferSuggestionsQueryVariables>;
