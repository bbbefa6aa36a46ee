// Made by `npm run generate`; do not edit.
export const CartBriefFields = `fragment CartBriefFields on Cart {
  id
  version
  ship_to_id
  delivery_method
  delivery_date
  ...ReferenceFields
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
    iMaximumOrderPrice
    iTotalCartWeight
    iTotalCartPalletQty
    iTotalHectolitres
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
  cut_offs {
    date
    order_by
  }
}`;
