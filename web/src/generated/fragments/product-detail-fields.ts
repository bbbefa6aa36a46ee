// Made by `npm run generate`; do not edit.
export const ProductDetailFields = `fragment ProductDetailFields on Product {
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
}`;
