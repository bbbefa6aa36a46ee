// Made by `npm run generate`; do not edit.
export const RepeatedGoods = `fragment RepeatedGoods on Product {
  sku
  name
  pack_format
  pack_label
  thumbnail
  deposit
  number_of_products_on_layer
  number_of_layers_per_pallet
  gross_weight_for_one_cas
  cart_fields {
    packaging_cart
    layer_cart
    pallets_cart
  }
}`;
