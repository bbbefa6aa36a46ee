// Made by `npm run generate`; do not edit.
export const CartFields = `fragment CartFields on Cart {
  ...CartBriefFields
  shown_hash
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
}`;
