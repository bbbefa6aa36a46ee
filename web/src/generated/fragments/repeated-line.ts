// Made by `npm run generate`; do not edit.
export const RepeatedLine = `fragment RepeatedLine on ReorderLine {
  sku
  name
  pack_format
  quantity
  number_of_layer
  number_of_pallet
  quantity_total
  status
  code
  message
  price_before
  price_now
  effect
  product {
    ...RepeatedGoods
  }
  substitute {
    quantity
    number_of_layer
    number_of_pallet
    quantity_total
    price
    product {
      ...RepeatedGoods
    }
  }
}`;
