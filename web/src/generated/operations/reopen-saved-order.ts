// Made by `npm run generate`; do not edit.
import { type ReopenSavedOrderMutation, type ReopenSavedOrderMutationVariables, TypedDocumentString } from '../operation-types.ts';
export const ReopenSavedOrderDocument = /* @__PURE__ */ new TypedDocumentString(`
    mutation ReopenSavedOrder($cartId: String!) {
  reOrderSavedOrder(cart_id: $cartId) {
    message
    status
    cart {
      ...CartFields
    }
  }
}
    fragment CartBriefFields on Cart {
  id
  version
  ship_to_id
  delivery_method
  delivery_date
  note_for_driver
  customer_order_number
  items {
    id
    quantity
    number_of_layer
    number_of_pallet
    quantity_total
    product {
      sku
    }
  }
  prices {
    grand_total_tax
    currency
  }
  progress_bar_data {
    iMinimumOrderPallet
    iMaximumOrderPallet
    iMinimumOrderWeight
    iMaximumOrderWeight
    iMinimumOrderPrice
    iTotalCartWeight
    iTotalCartPalletQty
    iPhysicalPallets
    handstacked
    isFullTruck
    canProceed
    code
    message
    limit_message
  }
  available_transport_types {
    value
    earliest_date
  }
}
fragment CartItemFields on CartItem {
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
}
fragment CartFields on Cart {
  ...CartBriefFields
  shown_hash
  note_for_driver
  customer_order_number
  proposed_customer_order_number
  customer_order_number_used
  delivery_date
  delivery_date_error {
    code
    message
    next_date
  }
  delivery_method
  email
  total_quantity
  items {
    ...CartItemFields
  }
  prices {
    basic_total
    your_total
    discount_total
    tax_total
    deposit_total
    grand_total
    taxes {
      rate
      base
      amount
    }
  }
  outlet_details {
    sap_id
    outlet_name
    street
    city
    country
    province
    postalcode
  }
  payer_details {
    sap_id
    payername
    street
    city
    country
    zipcode
    identification_no
    taxvat
  }
  available_payment_methods {
    code
    title
  }
  selected_payment_method {
    code
    title
  }
  available_transport_types {
    label
    handstacked
    order_by
  }
  applied_coupons {
    code
    label
    error {
      code
      message
    }
  }
  discounts {
    label
    amount
  }
  returnable_items {
    sku
    name
    total_units
    unit_price
    price_before
    total_price
  }
  obstacles {
    code
    message
    path
  }
  agreement_missing
}`) as unknown as TypedDocumentString<ReopenSavedOrderMutation, ReopenSavedOrderMutationVariables>;
