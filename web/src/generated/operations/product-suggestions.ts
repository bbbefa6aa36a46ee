// Made by `npm run generate`; do not edit.
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
    fragment SuggestedProduct on Product {
  sku
  name
  ean
  ean_ea
  pack_label
  type_id
  orderable
  pack_format
  number_of_products_on_layer
  number_of_layers_per_pallet
  gross_weight_for_one_cas
  cart_fields {
    packaging_cart
    layer_cart
    pallets_cart
  }
  thumbnail
  currency
  your_price
  your_price_tax
  not_orderable_reason {
    message
  }
}`) as unknown as TypedDocumentString<ProductSuggestionsQuery, ProductSuggestionsQueryVariables>;
