// Made by `npm run generate`; do not edit.
export const CartItemFields = `fragment CartItemFields on CartItem {
  id
  quantity
  number_of_layer
  number_of_pallet
  quantity_total
  pack_format
  weight
  product {
    sku
    type_id
    name
    pack_format
    pack_label
    thumbnail
    number_of_products_on_layer
    number_of_layers_per_pallet
    gross_weight_for_one_cas
    cart_fields {
      packaging_cart
      layer_cart
      pallets_cart
    }
  }
  prices {
    unit
    unit_tax
    row_total
    row_total_tax
    discount
  }
  bundle_options {
    id
    sku
    name
    quantity
  }
  errors {
    code
    message
  }
  price_before
}`;
