// Made by `npm run generate`; do not edit.
export const SuggestedProduct = `fragment SuggestedProduct on Product {
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
}`;
