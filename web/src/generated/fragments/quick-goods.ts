// Made by `npm run generate`; do not edit.
export const QuickGoods = `fragment QuickGoods on Product {
  sku
  name
  pack_format
  pack_label
  ean
  ean_ea
  number_of_products_on_layer
  number_of_layers_per_pallet
  gross_weight_for_one_cas
  currency
  your_price
  your_price_tax
  price_breaks {
    min_qty
    price
    price_tax
  }
  not_orderable_reason {
    message
  }
  cart_fields {
    packaging_cart
    layer_cart
    pallets_cart
  }
}`;
