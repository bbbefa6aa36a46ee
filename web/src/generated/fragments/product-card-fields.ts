// Made by `npm run generate`; do not edit.
export const ProductCardFields = `fragment ProductCardFields on Product {
  sku
  type_id
  name
  pack_format
  pack_label
  packaging
  brand
  sub_brand
  currency
  your_price
  your_price_tax
  base_price
  base_price_tax
  price_per_litre
  price_per_litre_tax
  price_origin
  promo_until
  deposit
  orderable
  not_orderable_reason {
    code
    message
  }
  available_from
  substitute {
    sku
    name
  }
  favourites
  promo
  product_last
  product_new
  product_sale
  number_of_products_on_layer
  number_of_layers_per_pallet
  gross_weight_for_one_cas
  images {
    url
    label
  }
  thumbnail
  cart_fields {
    packaging_cart
    layer_cart
    pallets_cart
  }
}`;
