// Made by `npm run generate`; do not edit.
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
    fragment ProductCardFields on Product {
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
}
fragment ProductDetailFields on Product {
  ...ProductCardFields
  description {
    html
  }
  packaging_label
  tax_rate
  price_breaks {
    min_qty
    price
    price_tax
  }
  deposits {
    sku
    name
    units
    unit_price
  }
  deliveryDate
  ean
  ean_ea
  number_of_items_in_box
  number_of_items_on_pallet
  weight
  pallet_weight
  hl_per_unit
  volume
  country_of_origin
  alcohol_content
  shelf_life
  returnable_package
  downloads {
    name
    url
    size
  }
  bundle_price
  bundle_price_tax
  bundle_base_price
  bundle_base_price_tax
  bundle_fields {
    minimum_amt
    valid_from
    valid_to
    limited_amount
  }
  items {
    option_id
    title
    required
    options {
      id
      sku
      name
      pack_label
      quantity
      can_change_quantity
      price
      deposit
      is_default
    }
  }
}`) as unknown as TypedDocumentString<ProductDetailQuery, ProductDetailQueryVariables>;
