// Made by `npm run generate`; do not edit.
const ReferenceFields = `fragment ReferenceFields on Cart {
  customer_order_number
  note_for_driver
}`;
const CartBriefFields = `fragment CartBriefFields on Cart {
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
const CartItemFields = `fragment CartItemFields on CartItem {
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
const CartFields = `fragment CartFields on Cart {
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
const CartAnswerFields = `fragment CartAnswerFields on CartOutput {
  cart {
    ...CartFields
  }
  user_errors {
    code
    message
  }
  line_results {
    sku
    status
    quantity_total
    code
    message
  }
}`;
const RepeatedGoods = `fragment RepeatedGoods on Product {
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
const RepeatedLine = `fragment RepeatedLine on ReorderLine {
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
const RepeatOutcome = `fragment RepeatOutcome on ReorderOutcome {
  lines_after
  merged
  error {
    code
    message
  }
  load {
    iMinimumOrderPallet
    iMaximumOrderPallet
    iMinimumOrderWeight
    iMaximumOrderWeight
    iTotalCartWeight
    iTotalCartPalletQty
    iPhysicalPallets
    handstacked
    isFullTruck
  }
}`;
const ProductCardFields = `fragment ProductCardFields on Product {
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
const QuickGoods = `fragment QuickGoods on Product {
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
const QuickFound = `fragment QuickFound on Products {
  total_count
  corrected_search
  items {
    ...QuickGoods
  }
}`;
const SuggestedProduct = `fragment SuggestedProduct on Product {
  sku
  name
  ean
  ean_ea
  pack_label
  type_id
  orderable
  pack_format
  number_of_products_on_layer
  number_of_layers_per_pallet
  gross_weight_for_one_cas
  cart_fields {
    packaging_cart
    layer_cart
    pallets_cart
  }
  thumbnail
  currency
  your_price
  your_price_tax
  not_orderable_reason {
    message
  }
}`;
const ProductDetailFields = `fragment ProductDetailFields on Product {
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
/** Every document of our own web, by what it sends in its place. */
export const webDocuments: Readonly<Record<string, string>> = {
  'query PlacePreview ZLcFYIeON989y8XNurUad7tVeG-4d_YwcI7Qwf3kLIE': `
    query PlacePreview($skus: [String!]!) {
  products(filter: {sku: {in: $skus}}, pageSize: 100) {
    items {
      sku
      your_price
      price_breaks {
        min_qty
        price
      }
      not_orderable_reason {
        message
      }
      items {
        options {
          id
          price
        }
      }
    }
  }
}
    `,
  'mutation AddToCart FtLf87dGFn4S1cukHmJwpEL-GLTC5CWzS2n6WvNKlAM': `
    mutation AddToCart($cartId: String!, $lines: [CartItemInput!]!) {
  addProductsToCart(cart_id: $cartId, cart_items: $lines) {
    ...CartAnswerFields
  }
}
    ${ReferenceFields}
${CartBriefFields}
${CartItemFields}
${CartFields}
${CartAnswerFields}`,
  'mutation SetCartLines DSWoRQRH1FBmktpeZ5JRIRvKO5afFaJbs-_P-zaR07I': `
    mutation SetCartLines($cartId: String!, $lines: [CartItemUpdateInput!]!, $version: Int) {
  updateCartItems(cart_id: $cartId, cart_items: $lines, version: $version) {
    ...CartAnswerFields
  }
}
    ${ReferenceFields}
${CartBriefFields}
${CartItemFields}
${CartFields}
${CartAnswerFields}`,
  'mutation RemoveCartLine 9hkM1RFH_HUXSfNshWz6d-UGYMqhrNr5SgWTTFTKGCg': `
    mutation RemoveCartLine($cartId: String!, $lineId: ID!) {
  removeItemFromCart(cart_id: $cartId, cart_item_id: $lineId) {
    ...CartAnswerFields
  }
}
    ${ReferenceFields}
${CartBriefFields}
${CartItemFields}
${CartFields}
${CartAnswerFields}`,
  'mutation SetCartShipTo GJ-aT0NTQRaAkp8_Y4HHApTDNsRDnDaJ4rhUoiPJU2U': `
    mutation SetCartShipTo($cartId: String!, $shipToId: String!) {
  setShippingAddressesOnCart(cart_id: $cartId, ship_to_id: $shipToId) {
    ...CartAnswerFields
  }
}
    ${ReferenceFields}
${CartBriefFields}
${CartItemFields}
${CartFields}
${CartAnswerFields}`,
  'mutation SetCartDelivery aJG13DIhp8j6Vm5iWc2Soyhgjb5k64XP1JqnemsFPeU': `
    mutation SetCartDelivery($cartId: String!, $method: String!, $date: String) {
  setShippingMethodsOnCart(
    cart_id: $cartId
    method: $method
    delivery_date: $date
  ) {
    ...CartAnswerFields
  }
}
    ${ReferenceFields}
${CartBriefFields}
${CartItemFields}
${CartFields}
${CartAnswerFields}`,
  'mutation SetCartPayment tOjj6bVa2iaptWweOpXNQ6POLruUvg78onTeAHa0mgg': `
    mutation SetCartPayment($cartId: String!, $code: String!) {
  setPaymentMethodOnCart(cart_id: $cartId, code: $code) {
    ...CartAnswerFields
  }
}
    ${ReferenceFields}
${CartBriefFields}
${CartItemFields}
${CartFields}
${CartAnswerFields}`,
  'mutation SetCartReference ad-sBbDkq0aQW_gpZi2bNPFIdZ9N0dq4s96o5Z15urg': `
    mutation SetCartReference($cart_id: String!, $customer_order_number: String, $note_for_driver: String) {
  setOrderReferenceOnCart(
    cart_id: $cart_id
    customer_order_number: $customer_order_number
    note_for_driver: $note_for_driver
  ) {
    ...CartAnswerFields
  }
}
    ${ReferenceFields}
${CartBriefFields}
${CartItemFields}
${CartFields}
${CartAnswerFields}`,
  'mutation ApplyCoupon jEZgbXXczYuKM-i-pU8Pj3Z1byV9z0vnbJc8DDisBFo': `
    mutation ApplyCoupon($cartId: String!, $code: String!) {
  applyCouponToCart(cart_id: $cartId, coupon_code: $code) {
    ...CartAnswerFields
  }
}
    ${ReferenceFields}
${CartBriefFields}
${CartItemFields}
${CartFields}
${CartAnswerFields}`,
  'mutation RemoveCoupon huur5fZ7kf-ys4AH-7waS4v9xFR4E9Ip6NXdysetSBQ': `
    mutation RemoveCoupon($cartId: String!, $code: String!) {
  removeCouponFromCart(cart_id: $cartId, coupon_code: $code) {
    ...CartAnswerFields
  }
}
    ${ReferenceFields}
${CartBriefFields}
${CartItemFields}
${CartFields}
${CartAnswerFields}`,
  'mutation SaveCartForLater DGpcd1WAPe9vK2499eUIjlsgNxg-QFUI1tQllyg3T1A': `
    mutation SaveCartForLater($cartId: String!, $orderNumber: String, $lineIds: [String!]) {
  addSaveOrderForLater(
    cart_id: $cartId
    customer_order_number: $orderNumber
    cart_item_ids: $lineIds
  ) {
    message
    user_errors {
      code
      message
    }
  }
}
    `,
  'query CartBrief n8clC2-zO8Wki4aW1UENYkWsMMVRDyirO5TqRNoF4KQ': `
    query CartBrief {
  customerCart {
    ...CartBriefFields
  }
}
    ${ReferenceFields}
${CartBriefFields}`,
  'query ActiveCart RM8gPvJ8KRpi8XI0i5EgGO7c8lBu1pzAb_AQ5foVE9c': `
    query ActiveCart {
  customerCart {
    ...CartFields
  }
}
    ${ReferenceFields}
${CartBriefFields}
${CartItemFields}
${CartFields}`,
  'query PreviewReorder eky0zeItVX3JEKyGNgQB1EQkFnDKHucjYNzgml7o2nw': `
    query PreviewReorder($orderNumber: String) {
  previewReorder(orderNumber: $orderNumber) {
    order_number
    placed_on
    ship_to_id
    line_count
    weight
    total
    currency
    cart_lines
    lines {
      ...RepeatedLine
    }
    add {
      ...RepeatOutcome
    }
    replace {
      ...RepeatOutcome
    }
  }
}
    ${RepeatedGoods}
${RepeatedLine}
${RepeatOutcome}`,
  'mutation RepeatOrder x6gmdraMPz7IIFoqoyYzvMBkIfeWvPhwTWwEJqNMHUU': `
    mutation RepeatOrder($orderNumber: String!, $mode: ReorderMode!) {
  reorderItems(orderNumber: $orderNumber, mode: $mode) {
    cart {
      ...CartFields
    }
    userInputErrors {
      code
      message
    }
    lines {
      ...RepeatedLine
    }
    saved_cart_id
    undo_id
  }
}
    ${ReferenceFields}
${CartBriefFields}
${CartItemFields}
${CartFields}
${RepeatedGoods}
${RepeatedLine}`,
  'mutation UndoReorder PFPxYtbuaINxCAXuzSP4Dt17WQ2wW3d2Rksqp2uPF5o': `
    mutation UndoReorder($undoId: ID!) {
  undoReorder(undo_id: $undoId) {
    ...CartAnswerFields
  }
}
    ${ReferenceFields}
${CartBriefFields}
${CartItemFields}
${CartFields}
${CartAnswerFields}`,
  'query ProductList xNDuldB5mpqYcvYpQWxgdgZY3KLmBkoYVMeT4T7Lk90': `
    query ProductList($search: String, $filter: ProductFilterInput, $sort: ProductSortInput, $page: Int!, $pageSize: Int!) {
  products(
    search: $search
    filter: $filter
    sort: $sort
    currentPage: $page
    pageSize: $pageSize
  ) {
    items {
      ...ProductCardFields
    }
    total_count
    corrected_search
    page_info {
      current_page
      total_pages
    }
    aggregations {
      attribute_code
      label
      options {
        label
        value
        count
      }
    }
  }
}
    ${ProductCardFields}`,
  'query Offers W2dXMajEJt-28Rrck3SQOjt5bLMjqv2qxHjDWaxwegc': `
    query Offers {
  offers(pageSize: 4) {
    items {
      sku
      name
      thumbnail
      images {
        url
      }
      currency
      your_price
      your_price_tax
      base_price
      base_price_tax
      deposit
      bundle_fields {
        valid_to
      }
    }
  }
}
    `,
  'query FavouritesPreview v5nPHCnSnGG6wg3OZ5JjKuVC61NRL4vWYfAjabe6acU': `
    query FavouritesPreview {
  products(pageSize: 4) {
    items {
      ...ProductCardFields
    }
    total_count
  }
}
    ${ProductCardFields}`,
  'query OwnWishlist wDqgW4nOGCshyZ0tC_I-fKv2jVRyGKC2dsjVKng4emw': `
    query OwnWishlist {
  customer {
    wishlists(pageSize: 1) {
      id
      items_count
    }
  }
}
    `,
  'query WishlistPage RHooCVOhrKxYkcodTMtIBA9dS5qHLRqu6Uqcqu48DNk': `
    query WishlistPage($page: Int!) {
  customer {
    wishlists(pageSize: 100, currentPage: $page) {
      items {
        id
        product {
          sku
        }
      }
    }
  }
}
    `,
  'mutation AddFavourite ahFLuTPhy57UsJdYzjoUvf97IyN7hr9t2r5uPu2KK8k': `
    mutation AddFavourite($wishlistId: ID!, $sku: String!) {
  addProductsToWishlist(wishlist_id: $wishlistId, sku: $sku) {
    wishlist {
      items {
        id
        product {
          sku
        }
      }
    }
    user_errors {
      code
      message
    }
  }
}
    `,
  'mutation RemoveFavourite MymQ8CKyW_UHvytOa_qQWYxQdloY_wsTs4hYa46Juvo': `
    mutation RemoveFavourite($wishlistId: ID!, $itemId: ID!) {
  removeProductsFromWishlist(
    wishlist_id: $wishlistId
    wishlist_items_ids: [$itemId]
  ) {
    user_errors {
      code
      message
    }
  }
}
    `,
  'mutation PlaceOrder XTUHF6DhpdvHEglynj5xfd_NS6fhnaZvo2jGzojM8c0': `
    mutation PlaceOrder($cartId: String!, $shownHash: String!, $orderNumber: String) {
  placeOrder(
    cart_id: $cartId
    shown_hash: $shownHash
    customer_order_number: $orderNumber
  ) {
    order {
      order_number
      sap_id
    }
    user_errors {
      code
      message
    }
    price_changes {
      sku
      old_price
      new_price
    }
  }
}
    `,
  'mutation CheckPrices ujYA7A7oqzZoB9FUYyJWcJVWYPp0yEaIsqJV7LZTm_A': `
    mutation CheckPrices($items: [ProductPriceInput!]!) {
  validateProductPrice(productItems: $items) {
    message
    items {
      sku
      old_price
      new_price
    }
  }
}
    `,
  'mutation CancelOrder 8n8_vupX489gSpTB4-tJlCcgPAz7dPuU8sAXTPSeL1k': `
    mutation CancelOrder($orderNumber: String!) {
  cancelOrder(order_number: $orderNumber) {
    message
    status
  }
}
    `,
  'query PortalConfig HKkV9Sbe5eTjchFsILErT9EsbHOil1T7_-L2qngdFBc': `
    query PortalConfig {
  getPortalConfig {
    maintenance
    banner_rotation
    sections {
      label
      value
    }
  }
}
    `,
  'query GoodsBySku sEV_XngJd8xtX51jfV6Wd1PfEravOX2iq0kNcxFCEK8': `
    query GoodsBySku($skus: [String!]!) {
  products(filter: {sku: {in: $skus}}, pageSize: 100) {
    items {
      ...QuickGoods
    }
  }
}
    ${QuickGoods}`,
  'query GoodsBySearch xRaDbRSAPNC8l_bIwn8PUHaxROk3dhBu1h1v0ySgTQg': `
    query GoodsBySearch($a: String!, $b: String!, $c: String!, $d: String!, $e: String!, $f: String!, $g: String!, $h: String!, $i: String!, $j: String!) {
  a: products(search: $a, pageSize: 3) {
    ...QuickFound
  }
  b: products(search: $b, pageSize: 3) {
    ...QuickFound
  }
  c: products(search: $c, pageSize: 3) {
    ...QuickFound
  }
  d: products(search: $d, pageSize: 3) {
    ...QuickFound
  }
  e: products(search: $e, pageSize: 3) {
    ...QuickFound
  }
  f: products(search: $f, pageSize: 3) {
    ...QuickFound
  }
  g: products(search: $g, pageSize: 3) {
    ...QuickFound
  }
  h: products(search: $h, pageSize: 3) {
    ...QuickFound
  }
  i: products(search: $i, pageSize: 3) {
    ...QuickFound
  }
  j: products(search: $j, pageSize: 3) {
    ...QuickFound
  }
}
    ${QuickGoods}
${QuickFound}`,
  'query SavedOrders E7nsJJJ0DJBl7AJAsHIIyX6w5BRtKsROMjtPXcSXAqQ': `
    query SavedOrders($filter: SavedOrderFilterInput, $page: Int!, $pageSize: Int!) {
  getSaveOrderForLater(filter: $filter, currentPage: $page, pageSize: $pageSize) {
    items {
      cart_id
      date
      total
      currency
      pallets
      lines
      ship_to_id
      shipto_name
      customer_order_number
      delivery_date
    }
    page_info {
      total_unique_items
      total_pages
    }
  }
}
    `,
  'query CountSavedOrders YJ-UYk46UUAFqQQe6uJzcg4ghhgPNwVAMU5qaHbkfSc': `
    query CountSavedOrders {
  getSaveOrderForLater(pageSize: 1) {
    page_info {
      total_unique_items
    }
  }
}
    `,
  'query SavedOrder XNYOkeaDEArcm1TFhbsajBiJwpsWDSZ3a-g1NOxtb48': `
    query SavedOrder($cartId: String!) {
  getSaveOrderDetails(cart_id: $cartId) {
    cart_id
    delivery_date
    transporttype
    shipping_address {
      outlet_name
      street
      city
      postalcode
    }
    billing_address {
      payername
    }
    shipping_methods {
      value
      label
    }
    payment_method {
      title
    }
    items {
      id
      quantity_total
      pack_format
      product {
        name
        pack_label
      }
      prices {
        unit
        row_total
      }
      bundle_options {
        name
        quantity
      }
      errors {
        code
        message
      }
      price_before
    }
    prices {
      currency
    }
  }
}
    `,
  'mutation ReopenSavedOrder WCzLM5yV9IyIhF2USqngbch0Ra-T1DhAhRvqILCRxFE': `
    mutation ReopenSavedOrder($cartId: String!) {
  reOrderSavedOrder(cart_id: $cartId) {
    message
    status
    cart {
      ...CartFields
    }
  }
}
    ${ReferenceFields}
${CartBriefFields}
${CartItemFields}
${CartFields}`,
  'mutation DeleteSavedOrder S-1qvCP8j0h5xbUhmnH7xvutQ41yBu1LBAtX-KOCm6c': `
    mutation DeleteSavedOrder($cartId: String!) {
  deleteSavedOrder(cart_id: $cartId) {
    message
    status
  }
}
    `,
  'mutation RestoreSavedOrder fIn-X5a2fUkA5NpkyCGJv69nl9LfeL9qK2qsVIXNSfk': `
    mutation RestoreSavedOrder($cartId: String!) {
  restoreSavedOrder(cart_id: $cartId) {
    message
    status
  }
}
    `,
  'query ProductSuggestions -jgkb3B-5-Gnf3pje34jTRIsONpkl5tdOvxnrgpIlnA': `
    query ProductSuggestions($search: String!, $pageSize: Int!) {
  products(search: $search, pageSize: $pageSize) {
    total_count
    corrected_search
    items {
      ...SuggestedProduct
    }
  }
}
    ${SuggestedProduct}`,
  'query OfferSuggestions KQN-UkXllrZbSHYRwHTBlM1md31A_1HxRglDRKepSP0': `
    query OfferSuggestions($search: String!, $pageSize: Int!) {
  offers(search: $search, pageSize: $pageSize) {
    total_count
    corrected_search
    items {
      ...SuggestedProduct
    }
  }
}
    ${SuggestedProduct}`,
  'query CartExport 4e8Xvcq3QnwJNgQGpOW4vbbJ3vV4MZuX0Zt0UUWV5k0': `
    query CartExport {
  customerCart {
    id
    items {
      id
      quantity
      number_of_layer
      number_of_pallet
      quantity_total
      product {
        sku
        ean
        name
        pack_label
      }
      prices {
        unit
        row_total
      }
    }
  }
}
    `,
  'query ProductDetail b8L8WIo7OphXDlOlBF-Fvp5Og-ck6DM4ukv04gM6W4w': `
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
    ${ProductCardFields}
${ProductDetailFields}`,
  'query AvailablePackaging PckJ8-JsoL4lk97eBk5NjVy9mo4NyHum-vPxFvnC8kU': `
    query AvailablePackaging($sku: String!, $subBrand: String!) {
  getProductAvaliablePackaging(sku: $sku, sub_brand: $subBrand) {
    sku
    type
    title
    your_price
    currency
    thumbnail
  }
}
    `,
  'query PicturesBySku Cvr7yJyeevmh-y8hPjDM4tIlkV7dmjNC-q1y9wZs9DQ': `
    query PicturesBySku($skus: [String!]!) {
  products(filter: {sku: {in: $skus}}, pageSize: 100) {
    items {
      sku
      thumbnail
    }
  }
}
    `,
};
