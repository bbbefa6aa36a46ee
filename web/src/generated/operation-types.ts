// Made by `npm run generate`; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type CartItemInput = {
  sku: string;
  quantity: number;
  number_of_layer: number;
  number_of_pallet: number;
  /** Of a bundle: ids of options, each with `:quantity` after it where its quantity is changed; none means the default ones. */
  selected_options?: Array<string | number> | null | undefined;
};

/** What is not given stays as it is. */
export type CartItemUpdateInput = {
  cart_item_id: string | number;
  quantity?: number | null | undefined;
  number_of_layer?: number | null | undefined;
  number_of_pallet?: number | null | undefined;
};

export type ProductPriceInput = {
  sku: string;
  quantity: number;
  price: number;
};

export type TextFilterInput = {
  eq?: string | null | undefined;
  in?: Array<string> | null | undefined;
};

export type FlagFilterInput = {
  /** '1' or '0'. */
  eq?: string | null | undefined;
  in?: Array<string> | null | undefined;
};

/** Fields narrow each other; several values of one field add up. */
export type ProductFilterInput = {
  sku?: TextFilterInput | null | undefined;
  brand?: TextFilterInput | null | undefined;
  sub_brand?: TextFilterInput | null | undefined;
  country_of_origin?: TextFilterInput | null | undefined;
  category_id?: TextFilterInput | null | undefined;
  category_uid?: TextFilterInput | null | undefined;
  /** Product group: beer, cider, soft drinks. */
  packaging?: TextFilterInput | null | undefined;
  /** Pack format: keg, crate, can. */
  filter_packaging?: TextFilterInput | null | undefined;
  volume?: TextFilterInput | null | undefined;
  product_last?: FlagFilterInput | null | undefined;
  product_new?: FlagFilterInput | null | undefined;
  product_sale?: FlagFilterInput | null | undefined;
  /** Goods with a promotion for the caller. */
  promo?: FlagFilterInput | null | undefined;
};

export type SortEnum =
  | 'ASC'
  | 'DESC';

/** One of them; the first that is given counts. */
export type ProductSortInput = {
  name?: SortEnum | null | undefined;
  your_price?: SortEnum | null | undefined;
  newest?: SortEnum | null | undefined;
  relevance?: SortEnum | null | undefined;
};

export type ReorderMode =
  /** Onto what the cart holds. */
  | 'ADD'
  /** In its place; what it held is kept as a saved order. */
  | 'REPLACE';

/** All that is given must fit; an empty list or text asks for nothing. */
export type SavedOrderFilterInput = {
  /** Ids of ship-tos; those of others find nothing. */
  sap_id?: Array<string> | null | undefined;
  /** Days of the caller's market (YYYY-MM-DD), both included. */
  date_from?: string | null | undefined;
  date_to?: string | null | undefined;
  /** The ship-to's id, or part of its name or address. */
  deliver_to?: string | null | undefined;
  /** The payer's id, or part of its name. */
  bill_to?: string | null | undefined;
  /** Part of the ship-to's name. */
  shipto_name?: string | null | undefined;
};

export type PlacePreviewQueryVariables = Exact<{
  skus: Array<string> | string;
}>;


export type PlacePreviewQuery = { products: { items: Array<{ sku: string, your_price: number | null, price_breaks: Array<{ min_qty: number, price: number }>, not_orderable_reason: { message: string } | null, items: Array<{ options: Array<{ id: string, price: number | null }> }> | null }> } };

export type AddToCartMutationVariables = Exact<{
  cartId: string;
  lines: Array<CartItemInput> | CartItemInput;
}>;


export type AddToCartMutation = { addProductsToCart: { cart: { shown_hash: string, proposed_customer_order_number: string | null, customer_order_number_used: boolean, delivery_date: string | null, delivery_method: string | null, email: string | null, total_quantity: number, agreement_missing: boolean, id: string, version: number, ship_to_id: string | null, customer_order_number: string | null, note_for_driver: string | null, delivery_date_error: { code: string, message: string, next_date: string | null } | null, items: Array<{ id: string, quantity: number, number_of_layer: number, number_of_pallet: number, quantity_total: number, pack_format: string, weight: number, price_before: number | null, product: { sku: string, type_id: string, name: string, pack_format: string, pack_label: string, thumbnail: string, number_of_products_on_layer: number, number_of_layers_per_pallet: number, gross_weight_for_one_cas: number, cart_fields: { packaging_cart: number, layer_cart: number, pallets_cart: number } }, prices: { unit: number | null, unit_tax: number | null, row_total: number, row_total_tax: number, discount: number }, bundle_options: Array<{ id: string, sku: string, name: string, quantity: number }>, errors: Array<{ code: string, message: string }> }>, prices: { basic_total: number, your_total: number, discount_total: number, tax_total: number, deposit_total: number, grand_total: number, grand_total_tax: number, currency: string, taxes: Array<{ rate: number, base: number, amount: number }> }, outlet_details: { sap_id: string, outlet_name: string, street: string, city: string, country: string, province: string | null, postalcode: string } | null, payer_details: { sap_id: string, payername: string, street: string, city: string, country: string, zipcode: string, identification_no: string, taxvat: string } | null, available_payment_methods: Array<{ code: string, title: string }>, selected_payment_method: { code: string, title: string } | null, available_transport_types: Array<{ label: string, handstacked: boolean, value: string, earliest_date: string | null }>, applied_coupons: Array<{ code: string, label: string, error: { code: string, message: string } | null }>, discounts: Array<{ label: string, amount: number }>, returnable_items: Array<{ sku: string, name: string, total_units: number, unit_price: number, price_before: number | null, total_price: number }>, obstacles: Array<{ code: string, message: string, path: Array<string> | null }>, progress_bar_data: { iMinimumOrderPallet: number | null, iMaximumOrderPallet: number | null, iMinimumOrderWeight: number | null, iMaximumOrderWeight: number | null, iMinimumOrderPrice: number | null, iMaximumOrderPrice: number | null, iTotalCartWeight: number, iTotalCartPalletQty: number, iTotalHectolitres: number, iPhysicalPallets: number, handstacked: boolean, isFullTruck: boolean, canProceed: boolean, code: string, message: string, limit_message: string | null }, cut_offs: Array<{ date: string, order_by: string }> }, user_errors: Array<{ code: string, message: string }>, line_results: Array<{ sku: string, status: string, quantity_total: number, code: string | null, message: string | null }> } };

export type SetCartLinesMutationVariables = Exact<{
  cartId: string;
  lines: Array<CartItemUpdateInput> | CartItemUpdateInput;
  version?: number | null | undefined;
}>;


export type SetCartLinesMutation = { updateCartItems: { cart: { shown_hash: string, proposed_customer_order_number: string | null, customer_order_number_used: boolean, delivery_date: string | null, delivery_method: string | null, email: string | null, total_quantity: number, agreement_missing: boolean, id: string, version: number, ship_to_id: string | null, customer_order_number: string | null, note_for_driver: string | null, delivery_date_error: { code: string, message: string, next_date: string | null } | null, items: Array<{ id: string, quantity: number, number_of_layer: number, number_of_pallet: number, quantity_total: number, pack_format: string, weight: number, price_before: number | null, product: { sku: string, type_id: string, name: string, pack_format: string, pack_label: string, thumbnail: string, number_of_products_on_layer: number, number_of_layers_per_pallet: number, gross_weight_for_one_cas: number, cart_fields: { packaging_cart: number, layer_cart: number, pallets_cart: number } }, prices: { unit: number | null, unit_tax: number | null, row_total: number, row_total_tax: number, discount: number }, bundle_options: Array<{ id: string, sku: string, name: string, quantity: number }>, errors: Array<{ code: string, message: string }> }>, prices: { basic_total: number, your_total: number, discount_total: number, tax_total: number, deposit_total: number, grand_total: number, grand_total_tax: number, currency: string, taxes: Array<{ rate: number, base: number, amount: number }> }, outlet_details: { sap_id: string, outlet_name: string, street: string, city: string, country: string, province: string | null, postalcode: string } | null, payer_details: { sap_id: string, payername: string, street: string, city: string, country: string, zipcode: string, identification_no: string, taxvat: string } | null, available_payment_methods: Array<{ code: string, title: string }>, selected_payment_method: { code: string, title: string } | null, available_transport_types: Array<{ label: string, handstacked: boolean, value: string, earliest_date: string | null }>, applied_coupons: Array<{ code: string, label: string, error: { code: string, message: string } | null }>, discounts: Array<{ label: string, amount: number }>, returnable_items: Array<{ sku: string, name: string, total_units: number, unit_price: number, price_before: number | null, total_price: number }>, obstacles: Array<{ code: string, message: string, path: Array<string> | null }>, progress_bar_data: { iMinimumOrderPallet: number | null, iMaximumOrderPallet: number | null, iMinimumOrderWeight: number | null, iMaximumOrderWeight: number | null, iMinimumOrderPrice: number | null, iMaximumOrderPrice: number | null, iTotalCartWeight: number, iTotalCartPalletQty: number, iTotalHectolitres: number, iPhysicalPallets: number, handstacked: boolean, isFullTruck: boolean, canProceed: boolean, code: string, message: string, limit_message: string | null }, cut_offs: Array<{ date: string, order_by: string }> }, user_errors: Array<{ code: string, message: string }>, line_results: Array<{ sku: string, status: string, quantity_total: number, code: string | null, message: string | null }> } };

export type RemoveCartLineMutationVariables = Exact<{
  cartId: string;
  lineId: string | number;
}>;


export type RemoveCartLineMutation = { removeItemFromCart: { cart: { shown_hash: string, proposed_customer_order_number: string | null, customer_order_number_used: boolean, delivery_date: string | null, delivery_method: string | null, email: string | null, total_quantity: number, agreement_missing: boolean, id: string, version: number, ship_to_id: string | null, customer_order_number: string | null, note_for_driver: string | null, delivery_date_error: { code: string, message: string, next_date: string | null } | null, items: Array<{ id: string, quantity: number, number_of_layer: number, number_of_pallet: number, quantity_total: number, pack_format: string, weight: number, price_before: number | null, product: { sku: string, type_id: string, name: string, pack_format: string, pack_label: string, thumbnail: string, number_of_products_on_layer: number, number_of_layers_per_pallet: number, gross_weight_for_one_cas: number, cart_fields: { packaging_cart: number, layer_cart: number, pallets_cart: number } }, prices: { unit: number | null, unit_tax: number | null, row_total: number, row_total_tax: number, discount: number }, bundle_options: Array<{ id: string, sku: string, name: string, quantity: number }>, errors: Array<{ code: string, message: string }> }>, prices: { basic_total: number, your_total: number, discount_total: number, tax_total: number, deposit_total: number, grand_total: number, grand_total_tax: number, currency: string, taxes: Array<{ rate: number, base: number, amount: number }> }, outlet_details: { sap_id: string, outlet_name: string, street: string, city: string, country: string, province: string | null, postalcode: string } | null, payer_details: { sap_id: string, payername: string, street: string, city: string, country: string, zipcode: string, identification_no: string, taxvat: string } | null, available_payment_methods: Array<{ code: string, title: string }>, selected_payment_method: { code: string, title: string } | null, available_transport_types: Array<{ label: string, handstacked: boolean, value: string, earliest_date: string | null }>, applied_coupons: Array<{ code: string, label: string, error: { code: string, message: string } | null }>, discounts: Array<{ label: string, amount: number }>, returnable_items: Array<{ sku: string, name: string, total_units: number, unit_price: number, price_before: number | null, total_price: number }>, obstacles: Array<{ code: string, message: string, path: Array<string> | null }>, progress_bar_data: { iMinimumOrderPallet: number | null, iMaximumOrderPallet: number | null, iMinimumOrderWeight: number | null, iMaximumOrderWeight: number | null, iMinimumOrderPrice: number | null, iMaximumOrderPrice: number | null, iTotalCartWeight: number, iTotalCartPalletQty: number, iTotalHectolitres: number, iPhysicalPallets: number, handstacked: boolean, isFullTruck: boolean, canProceed: boolean, code: string, message: string, limit_message: string | null }, cut_offs: Array<{ date: string, order_by: string }> }, user_errors: Array<{ code: string, message: string }>, line_results: Array<{ sku: string, status: string, quantity_total: number, code: string | null, message: string | null }> } };

export type SetCartShipToMutationVariables = Exact<{
  cartId: string;
  shipToId: string;
}>;


export type SetCartShipToMutation = { setShippingAddressesOnCart: { cart: { shown_hash: string, proposed_customer_order_number: string | null, customer_order_number_used: boolean, delivery_date: string | null, delivery_method: string | null, email: string | null, total_quantity: number, agreement_missing: boolean, id: string, version: number, ship_to_id: string | null, customer_order_number: string | null, note_for_driver: string | null, delivery_date_error: { code: string, message: string, next_date: string | null } | null, items: Array<{ id: string, quantity: number, number_of_layer: number, number_of_pallet: number, quantity_total: number, pack_format: string, weight: number, price_before: number | null, product: { sku: string, type_id: string, name: string, pack_format: string, pack_label: string, thumbnail: string, number_of_products_on_layer: number, number_of_layers_per_pallet: number, gross_weight_for_one_cas: number, cart_fields: { packaging_cart: number, layer_cart: number, pallets_cart: number } }, prices: { unit: number | null, unit_tax: number | null, row_total: number, row_total_tax: number, discount: number }, bundle_options: Array<{ id: string, sku: string, name: string, quantity: number }>, errors: Array<{ code: string, message: string }> }>, prices: { basic_total: number, your_total: number, discount_total: number, tax_total: number, deposit_total: number, grand_total: number, grand_total_tax: number, currency: string, taxes: Array<{ rate: number, base: number, amount: number }> }, outlet_details: { sap_id: string, outlet_name: string, street: string, city: string, country: string, province: string | null, postalcode: string } | null, payer_details: { sap_id: string, payername: string, street: string, city: string, country: string, zipcode: string, identification_no: string, taxvat: string } | null, available_payment_methods: Array<{ code: string, title: string }>, selected_payment_method: { code: string, title: string } | null, available_transport_types: Array<{ label: string, handstacked: boolean, value: string, earliest_date: string | null }>, applied_coupons: Array<{ code: string, label: string, error: { code: string, message: string } | null }>, discounts: Array<{ label: string, amount: number }>, returnable_items: Array<{ sku: string, name: string, total_units: number, unit_price: number, price_before: number | null, total_price: number }>, obstacles: Array<{ code: string, message: string, path: Array<string> | null }>, progress_bar_data: { iMinimumOrderPallet: number | null, iMaximumOrderPallet: number | null, iMinimumOrderWeight: number | null, iMaximumOrderWeight: number | null, iMinimumOrderPrice: number | null, iMaximumOrderPrice: number | null, iTotalCartWeight: number, iTotalCartPalletQty: number, iTotalHectolitres: number, iPhysicalPallets: number, handstacked: boolean, isFullTruck: boolean, canProceed: boolean, code: string, message: string, limit_message: string | null }, cut_offs: Array<{ date: string, order_by: string }> }, user_errors: Array<{ code: string, message: string }>, line_results: Array<{ sku: string, status: string, quantity_total: number, code: string | null, message: string | null }> } };

export type SetCartDeliveryMutationVariables = Exact<{
  cartId: string;
  method: string;
  date?: string | null | undefined;
}>;


export type SetCartDeliveryMutation = { setShippingMethodsOnCart: { cart: { shown_hash: string, proposed_customer_order_number: string | null, customer_order_number_used: boolean, delivery_date: string | null, delivery_method: string | null, email: string | null, total_quantity: number, agreement_missing: boolean, id: string, version: number, ship_to_id: string | null, customer_order_number: string | null, note_for_driver: string | null, delivery_date_error: { code: string, message: string, next_date: string | null } | null, items: Array<{ id: string, quantity: number, number_of_layer: number, number_of_pallet: number, quantity_total: number, pack_format: string, weight: number, price_before: number | null, product: { sku: string, type_id: string, name: string, pack_format: string, pack_label: string, thumbnail: string, number_of_products_on_layer: number, number_of_layers_per_pallet: number, gross_weight_for_one_cas: number, cart_fields: { packaging_cart: number, layer_cart: number, pallets_cart: number } }, prices: { unit: number | null, unit_tax: number | null, row_total: number, row_total_tax: number, discount: number }, bundle_options: Array<{ id: string, sku: string, name: string, quantity: number }>, errors: Array<{ code: string, message: string }> }>, prices: { basic_total: number, your_total: number, discount_total: number, tax_total: number, deposit_total: number, grand_total: number, grand_total_tax: number, currency: string, taxes: Array<{ rate: number, base: number, amount: number }> }, outlet_details: { sap_id: string, outlet_name: string, street: string, city: string, country: string, province: string | null, postalcode: string } | null, payer_details: { sap_id: string, payername: string, street: string, city: string, country: string, zipcode: string, identification_no: string, taxvat: string } | null, available_payment_methods: Array<{ code: string, title: string }>, selected_payment_method: { code: string, title: string } | null, available_transport_types: Array<{ label: string, handstacked: boolean, value: string, earliest_date: string | null }>, applied_coupons: Array<{ code: string, label: string, error: { code: string, message: string } | null }>, discounts: Array<{ label: string, amount: number }>, returnable_items: Array<{ sku: string, name: string, total_units: number, unit_price: number, price_before: number | null, total_price: number }>, obstacles: Array<{ code: string, message: string, path: Array<string> | null }>, progress_bar_data: { iMinimumOrderPallet: number | null, iMaximumOrderPallet: number | null, iMinimumOrderWeight: number | null, iMaximumOrderWeight: number | null, iMinimumOrderPrice: number | null, iMaximumOrderPrice: number | null, iTotalCartWeight: number, iTotalCartPalletQty: number, iTotalHectolitres: number, iPhysicalPallets: number, handstacked: boolean, isFullTruck: boolean, canProceed: boolean, code: string, message: string, limit_message: string | null }, cut_offs: Array<{ date: string, order_by: string }> }, user_errors: Array<{ code: string, message: string }>, line_results: Array<{ sku: string, status: string, quantity_total: number, code: string | null, message: string | null }> } };

export type SetCartPaymentMutationVariables = Exact<{
  cartId: string;
  code: string;
}>;


export type SetCartPaymentMutation = { setPaymentMethodOnCart: { cart: { shown_hash: string, proposed_customer_order_number: string | null, customer_order_number_used: boolean, delivery_date: string | null, delivery_method: string | null, email: string | null, total_quantity: number, agreement_missing: boolean, id: string, version: number, ship_to_id: string | null, customer_order_number: string | null, note_for_driver: string | null, delivery_date_error: { code: string, message: string, next_date: string | null } | null, items: Array<{ id: string, quantity: number, number_of_layer: number, number_of_pallet: number, quantity_total: number, pack_format: string, weight: number, price_before: number | null, product: { sku: string, type_id: string, name: string, pack_format: string, pack_label: string, thumbnail: string, number_of_products_on_layer: number, number_of_layers_per_pallet: number, gross_weight_for_one_cas: number, cart_fields: { packaging_cart: number, layer_cart: number, pallets_cart: number } }, prices: { unit: number | null, unit_tax: number | null, row_total: number, row_total_tax: number, discount: number }, bundle_options: Array<{ id: string, sku: string, name: string, quantity: number }>, errors: Array<{ code: string, message: string }> }>, prices: { basic_total: number, your_total: number, discount_total: number, tax_total: number, deposit_total: number, grand_total: number, grand_total_tax: number, currency: string, taxes: Array<{ rate: number, base: number, amount: number }> }, outlet_details: { sap_id: string, outlet_name: string, street: string, city: string, country: string, province: string | null, postalcode: string } | null, payer_details: { sap_id: string, payername: string, street: string, city: string, country: string, zipcode: string, identification_no: string, taxvat: string } | null, available_payment_methods: Array<{ code: string, title: string }>, selected_payment_method: { code: string, title: string } | null, available_transport_types: Array<{ label: string, handstacked: boolean, value: string, earliest_date: string | null }>, applied_coupons: Array<{ code: string, label: string, error: { code: string, message: string } | null }>, discounts: Array<{ label: string, amount: number }>, returnable_items: Array<{ sku: string, name: string, total_units: number, unit_price: number, price_before: number | null, total_price: number }>, obstacles: Array<{ code: string, message: string, path: Array<string> | null }>, progress_bar_data: { iMinimumOrderPallet: number | null, iMaximumOrderPallet: number | null, iMinimumOrderWeight: number | null, iMaximumOrderWeight: number | null, iMinimumOrderPrice: number | null, iMaximumOrderPrice: number | null, iTotalCartWeight: number, iTotalCartPalletQty: number, iTotalHectolitres: number, iPhysicalPallets: number, handstacked: boolean, isFullTruck: boolean, canProceed: boolean, code: string, message: string, limit_message: string | null }, cut_offs: Array<{ date: string, order_by: string }> }, user_errors: Array<{ code: string, message: string }>, line_results: Array<{ sku: string, status: string, quantity_total: number, code: string | null, message: string | null }> } };

export type SetCartReferenceMutationVariables = Exact<{
  cart_id: string;
  customer_order_number?: string | null | undefined;
  note_for_driver?: string | null | undefined;
}>;


export type SetCartReferenceMutation = { setOrderReferenceOnCart: { cart: { shown_hash: string, proposed_customer_order_number: string | null, customer_order_number_used: boolean, delivery_date: string | null, delivery_method: string | null, email: string | null, total_quantity: number, agreement_missing: boolean, id: string, version: number, ship_to_id: string | null, customer_order_number: string | null, note_for_driver: string | null, delivery_date_error: { code: string, message: string, next_date: string | null } | null, items: Array<{ id: string, quantity: number, number_of_layer: number, number_of_pallet: number, quantity_total: number, pack_format: string, weight: number, price_before: number | null, product: { sku: string, type_id: string, name: string, pack_format: string, pack_label: string, thumbnail: string, number_of_products_on_layer: number, number_of_layers_per_pallet: number, gross_weight_for_one_cas: number, cart_fields: { packaging_cart: number, layer_cart: number, pallets_cart: number } }, prices: { unit: number | null, unit_tax: number | null, row_total: number, row_total_tax: number, discount: number }, bundle_options: Array<{ id: string, sku: string, name: string, quantity: number }>, errors: Array<{ code: string, message: string }> }>, prices: { basic_total: number, your_total: number, discount_total: number, tax_total: number, deposit_total: number, grand_total: number, grand_total_tax: number, currency: string, taxes: Array<{ rate: number, base: number, amount: number }> }, outlet_details: { sap_id: string, outlet_name: string, street: string, city: string, country: string, province: string | null, postalcode: string } | null, payer_details: { sap_id: string, payername: string, street: string, city: string, country: string, zipcode: string, identification_no: string, taxvat: string } | null, available_payment_methods: Array<{ code: string, title: string }>, selected_payment_method: { code: string, title: string } | null, available_transport_types: Array<{ label: string, handstacked: boolean, value: string, earliest_date: string | null }>, applied_coupons: Array<{ code: string, label: string, error: { code: string, message: string } | null }>, discounts: Array<{ label: string, amount: number }>, returnable_items: Array<{ sku: string, name: string, total_units: number, unit_price: number, price_before: number | null, total_price: number }>, obstacles: Array<{ code: string, message: string, path: Array<string> | null }>, progress_bar_data: { iMinimumOrderPallet: number | null, iMaximumOrderPallet: number | null, iMinimumOrderWeight: number | null, iMaximumOrderWeight: number | null, iMinimumOrderPrice: number | null, iMaximumOrderPrice: number | null, iTotalCartWeight: number, iTotalCartPalletQty: number, iTotalHectolitres: number, iPhysicalPallets: number, handstacked: boolean, isFullTruck: boolean, canProceed: boolean, code: string, message: string, limit_message: string | null }, cut_offs: Array<{ date: string, order_by: string }> }, user_errors: Array<{ code: string, message: string }>, line_results: Array<{ sku: string, status: string, quantity_total: number, code: string | null, message: string | null }> } };

export type ApplyCouponMutationVariables = Exact<{
  cartId: string;
  code: string;
}>;


export type ApplyCouponMutation = { applyCouponToCart: { cart: { shown_hash: string, proposed_customer_order_number: string | null, customer_order_number_used: boolean, delivery_date: string | null, delivery_method: string | null, email: string | null, total_quantity: number, agreement_missing: boolean, id: string, version: number, ship_to_id: string | null, customer_order_number: string | null, note_for_driver: string | null, delivery_date_error: { code: string, message: string, next_date: string | null } | null, items: Array<{ id: string, quantity: number, number_of_layer: number, number_of_pallet: number, quantity_total: number, pack_format: string, weight: number, price_before: number | null, product: { sku: string, type_id: string, name: string, pack_format: string, pack_label: string, thumbnail: string, number_of_products_on_layer: number, number_of_layers_per_pallet: number, gross_weight_for_one_cas: number, cart_fields: { packaging_cart: number, layer_cart: number, pallets_cart: number } }, prices: { unit: number | null, unit_tax: number | null, row_total: number, row_total_tax: number, discount: number }, bundle_options: Array<{ id: string, sku: string, name: string, quantity: number }>, errors: Array<{ code: string, message: string }> }>, prices: { basic_total: number, your_total: number, discount_total: number, tax_total: number, deposit_total: number, grand_total: number, grand_total_tax: number, currency: string, taxes: Array<{ rate: number, base: number, amount: number }> }, outlet_details: { sap_id: string, outlet_name: string, street: string, city: string, country: string, province: string | null, postalcode: string } | null, payer_details: { sap_id: string, payername: string, street: string, city: string, country: string, zipcode: string, identification_no: string, taxvat: string } | null, available_payment_methods: Array<{ code: string, title: string }>, selected_payment_method: { code: string, title: string } | null, available_transport_types: Array<{ label: string, handstacked: boolean, value: string, earliest_date: string | null }>, applied_coupons: Array<{ code: string, label: string, error: { code: string, message: string } | null }>, discounts: Array<{ label: string, amount: number }>, returnable_items: Array<{ sku: string, name: string, total_units: number, unit_price: number, price_before: number | null, total_price: number }>, obstacles: Array<{ code: string, message: string, path: Array<string> | null }>, progress_bar_data: { iMinimumOrderPallet: number | null, iMaximumOrderPallet: number | null, iMinimumOrderWeight: number | null, iMaximumOrderWeight: number | null, iMinimumOrderPrice: number | null, iMaximumOrderPrice: number | null, iTotalCartWeight: number, iTotalCartPalletQty: number, iTotalHectolitres: number, iPhysicalPallets: number, handstacked: boolean, isFullTruck: boolean, canProceed: boolean, code: string, message: string, limit_message: string | null }, cut_offs: Array<{ date: string, order_by: string }> }, user_errors: Array<{ code: string, message: string }>, line_results: Array<{ sku: string, status: string, quantity_total: number, code: string | null, message: string | null }> } };

export type RemoveCouponMutationVariables = Exact<{
  cartId: string;
  code: string;
}>;


export type RemoveCouponMutation = { removeCouponFromCart: { cart: { shown_hash: string, proposed_customer_order_number: string | null, customer_order_number_used: boolean, delivery_date: string | null, delivery_method: string | null, email: string | null, total_quantity: number, agreement_missing: boolean, id: string, version: number, ship_to_id: string | null, customer_order_number: string | null, note_for_driver: string | null, delivery_date_error: { code: string, message: string, next_date: string | null } | null, items: Array<{ id: string, quantity: number, number_of_layer: number, number_of_pallet: number, quantity_total: number, pack_format: string, weight: number, price_before: number | null, product: { sku: string, type_id: string, name: string, pack_format: string, pack_label: string, thumbnail: string, number_of_products_on_layer: number, number_of_layers_per_pallet: number, gross_weight_for_one_cas: number, cart_fields: { packaging_cart: number, layer_cart: number, pallets_cart: number } }, prices: { unit: number | null, unit_tax: number | null, row_total: number, row_total_tax: number, discount: number }, bundle_options: Array<{ id: string, sku: string, name: string, quantity: number }>, errors: Array<{ code: string, message: string }> }>, prices: { basic_total: number, your_total: number, discount_total: number, tax_total: number, deposit_total: number, grand_total: number, grand_total_tax: number, currency: string, taxes: Array<{ rate: number, base: number, amount: number }> }, outlet_details: { sap_id: string, outlet_name: string, street: string, city: string, country: string, province: string | null, postalcode: string } | null, payer_details: { sap_id: string, payername: string, street: string, city: string, country: string, zipcode: string, identification_no: string, taxvat: string } | null, available_payment_methods: Array<{ code: string, title: string }>, selected_payment_method: { code: string, title: string } | null, available_transport_types: Array<{ label: string, handstacked: boolean, value: string, earliest_date: string | null }>, applied_coupons: Array<{ code: string, label: string, error: { code: string, message: string } | null }>, discounts: Array<{ label: string, amount: number }>, returnable_items: Array<{ sku: string, name: string, total_units: number, unit_price: number, price_before: number | null, total_price: number }>, obstacles: Array<{ code: string, message: string, path: Array<string> | null }>, progress_bar_data: { iMinimumOrderPallet: number | null, iMaximumOrderPallet: number | null, iMinimumOrderWeight: number | null, iMaximumOrderWeight: number | null, iMinimumOrderPrice: number | null, iMaximumOrderPrice: number | null, iTotalCartWeight: number, iTotalCartPalletQty: number, iTotalHectolitres: number, iPhysicalPallets: number, handstacked: boolean, isFullTruck: boolean, canProceed: boolean, code: string, message: string, limit_message: string | null }, cut_offs: Array<{ date: string, order_by: string }> }, user_errors: Array<{ code: string, message: string }>, line_results: Array<{ sku: string, status: string, quantity_total: number, code: string | null, message: string | null }> } };

export type SaveCartForLaterMutationVariables = Exact<{
  cartId: string;
  orderNumber?: string | null | undefined;
  lineIds?: Array<string> | string | null | undefined;
}>;


export type SaveCartForLaterMutation = { addSaveOrderForLater: { message: string, user_errors: Array<{ code: string, message: string }> } };

export type ReferenceFieldsFragment = { customer_order_number: string | null, note_for_driver: string | null };

export type CartBriefFieldsFragment = { id: string, version: number, ship_to_id: string | null, delivery_method: string | null, delivery_date: string | null, customer_order_number: string | null, note_for_driver: string | null, items: Array<{ id: string, quantity: number, number_of_layer: number, number_of_pallet: number, quantity_total: number, product: { sku: string } }>, prices: { grand_total_tax: number, currency: string }, progress_bar_data: { iMinimumOrderPallet: number | null, iMaximumOrderPallet: number | null, iMinimumOrderWeight: number | null, iMaximumOrderWeight: number | null, iMinimumOrderPrice: number | null, iMaximumOrderPrice: number | null, iTotalCartWeight: number, iTotalCartPalletQty: number, iTotalHectolitres: number, iPhysicalPallets: number, handstacked: boolean, isFullTruck: boolean, canProceed: boolean, code: string, message: string, limit_message: string | null }, available_transport_types: Array<{ value: string, earliest_date: string | null }>, cut_offs: Array<{ date: string, order_by: string }> };

export type CartItemFieldsFragment = { id: string, quantity: number, number_of_layer: number, number_of_pallet: number, quantity_total: number, pack_format: string, weight: number, price_before: number | null, product: { sku: string, type_id: string, name: string, pack_format: string, pack_label: string, thumbnail: string, number_of_products_on_layer: number, number_of_layers_per_pallet: number, gross_weight_for_one_cas: number, cart_fields: { packaging_cart: number, layer_cart: number, pallets_cart: number } }, prices: { unit: number | null, unit_tax: number | null, row_total: number, row_total_tax: number, discount: number }, bundle_options: Array<{ id: string, sku: string, name: string, quantity: number }>, errors: Array<{ code: string, message: string }> };

export type CartFieldsFragment = { shown_hash: string, proposed_customer_order_number: string | null, customer_order_number_used: boolean, delivery_date: string | null, delivery_method: string | null, email: string | null, total_quantity: number, agreement_missing: boolean, id: string, version: number, ship_to_id: string | null, customer_order_number: string | null, note_for_driver: string | null, delivery_date_error: { code: string, message: string, next_date: string | null } | null, items: Array<{ id: string, quantity: number, number_of_layer: number, number_of_pallet: number, quantity_total: number, pack_format: string, weight: number, price_before: number | null, product: { sku: string, type_id: string, name: string, pack_format: string, pack_label: string, thumbnail: string, number_of_products_on_layer: number, number_of_layers_per_pallet: number, gross_weight_for_one_cas: number, cart_fields: { packaging_cart: number, layer_cart: number, pallets_cart: number } }, prices: { unit: number | null, unit_tax: number | null, row_total: number, row_total_tax: number, discount: number }, bundle_options: Array<{ id: string, sku: string, name: string, quantity: number }>, errors: Array<{ code: string, message: string }> }>, prices: { basic_total: number, your_total: number, discount_total: number, tax_total: number, deposit_total: number, grand_total: number, grand_total_tax: number, currency: string, taxes: Array<{ rate: number, base: number, amount: number }> }, outlet_details: { sap_id: string, outlet_name: string, street: string, city: string, country: string, province: string | null, postalcode: string } | null, payer_details: { sap_id: string, payername: string, street: string, city: string, country: string, zipcode: string, identification_no: string, taxvat: string } | null, available_payment_methods: Array<{ code: string, title: string }>, selected_payment_method: { code: string, title: string } | null, available_transport_types: Array<{ label: string, handstacked: boolean, value: string, earliest_date: string | null }>, applied_coupons: Array<{ code: string, label: string, error: { code: string, message: string } | null }>, discounts: Array<{ label: string, amount: number }>, returnable_items: Array<{ sku: string, name: string, total_units: number, unit_price: number, price_before: number | null, total_price: number }>, obstacles: Array<{ code: string, message: string, path: Array<string> | null }>, progress_bar_data: { iMinimumOrderPallet: number | null, iMaximumOrderPallet: number | null, iMinimumOrderWeight: number | null, iMaximumOrderWeight: number | null, iMinimumOrderPrice: number | null, iMaximumOrderPrice: number | null, iTotalCartWeight: number, iTotalCartPalletQty: number, iTotalHectolitres: number, iPhysicalPallets: number, handstacked: boolean, isFullTruck: boolean, canProceed: boolean, code: string, message: string, limit_message: string | null }, cut_offs: Array<{ date: string, order_by: string }> };

export type CartAnswerFieldsFragment = { cart: { shown_hash: string, proposed_customer_order_number: string | null, customer_order_number_used: boolean, delivery_date: string | null, delivery_method: string | null, email: string | null, total_quantity: number, agreement_missing: boolean, id: string, version: number, ship_to_id: string | null, customer_order_number: string | null, note_for_driver: string | null, delivery_date_error: { code: string, message: string, next_date: string | null } | null, items: Array<{ id: string, quantity: number, number_of_layer: number, number_of_pallet: number, quantity_total: number, pack_format: string, weight: number, price_before: number | null, product: { sku: string, type_id: string, name: string, pack_format: string, pack_label: string, thumbnail: string, number_of_products_on_layer: number, number_of_layers_per_pallet: number, gross_weight_for_one_cas: number, cart_fields: { packaging_cart: number, layer_cart: number, pallets_cart: number } }, prices: { unit: number | null, unit_tax: number | null, row_total: number, row_total_tax: number, discount: number }, bundle_options: Array<{ id: string, sku: string, name: string, quantity: number }>, errors: Array<{ code: string, message: string }> }>, prices: { basic_total: number, your_total: number, discount_total: number, tax_total: number, deposit_total: number, grand_total: number, grand_total_tax: number, currency: string, taxes: Array<{ rate: number, base: number, amount: number }> }, outlet_details: { sap_id: string, outlet_name: string, street: string, city: string, country: string, province: string | null, postalcode: string } | null, payer_details: { sap_id: string, payername: string, street: string, city: string, country: string, zipcode: string, identification_no: string, taxvat: string } | null, available_payment_methods: Array<{ code: string, title: string }>, selected_payment_method: { code: string, title: string } | null, available_transport_types: Array<{ label: string, handstacked: boolean, value: string, earliest_date: string | null }>, applied_coupons: Array<{ code: string, label: string, error: { code: string, message: string } | null }>, discounts: Array<{ label: string, amount: number }>, returnable_items: Array<{ sku: string, name: string, total_units: number, unit_price: number, price_before: number | null, total_price: number }>, obstacles: Array<{ code: string, message: string, path: Array<string> | null }>, progress_bar_data: { iMinimumOrderPallet: number | null, iMaximumOrderPallet: number | null, iMinimumOrderWeight: number | null, iMaximumOrderWeight: number | null, iMinimumOrderPrice: number | null, iMaximumOrderPrice: number | null, iTotalCartWeight: number, iTotalCartPalletQty: number, iTotalHectolitres: number, iPhysicalPallets: number, handstacked: boolean, isFullTruck: boolean, canProceed: boolean, code: string, message: string, limit_message: string | null }, cut_offs: Array<{ date: string, order_by: string }> }, user_errors: Array<{ code: string, message: string }>, line_results: Array<{ sku: string, status: string, quantity_total: number, code: string | null, message: string | null }> };

export type CartBriefQueryVariables = Exact<{ [key: string]: never; }>;


export type CartBriefQuery = { customerCart: { id: string, version: number, ship_to_id: string | null, delivery_method: string | null, delivery_date: string | null, customer_order_number: string | null, note_for_driver: string | null, items: Array<{ id: string, quantity: number, number_of_layer: number, number_of_pallet: number, quantity_total: number, product: { sku: string } }>, prices: { grand_total_tax: number, currency: string }, progress_bar_data: { iMinimumOrderPallet: number | null, iMaximumOrderPallet: number | null, iMinimumOrderWeight: number | null, iMaximumOrderWeight: number | null, iMinimumOrderPrice: number | null, iMaximumOrderPrice: number | null, iTotalCartWeight: number, iTotalCartPalletQty: number, iTotalHectolitres: number, iPhysicalPallets: number, handstacked: boolean, isFullTruck: boolean, canProceed: boolean, code: string, message: string, limit_message: string | null }, available_transport_types: Array<{ value: string, earliest_date: string | null }>, cut_offs: Array<{ date: string, order_by: string }> } };

export type ActiveCartQueryVariables = Exact<{ [key: string]: never; }>;


export type ActiveCartQuery = { customerCart: { shown_hash: string, proposed_customer_order_number: string | null, customer_order_number_used: boolean, delivery_date: string | null, delivery_method: string | null, email: string | null, total_quantity: number, agreement_missing: boolean, id: string, version: number, ship_to_id: string | null, customer_order_number: string | null, note_for_driver: string | null, delivery_date_error: { code: string, message: string, next_date: string | null } | null, items: Array<{ id: string, quantity: number, number_of_layer: number, number_of_pallet: number, quantity_total: number, pack_format: string, weight: number, price_before: number | null, product: { sku: string, type_id: string, name: string, pack_format: string, pack_label: string, thumbnail: string, number_of_products_on_layer: number, number_of_layers_per_pallet: number, gross_weight_for_one_cas: number, cart_fields: { packaging_cart: number, layer_cart: number, pallets_cart: number } }, prices: { unit: number | null, unit_tax: number | null, row_total: number, row_total_tax: number, discount: number }, bundle_options: Array<{ id: string, sku: string, name: string, quantity: number }>, errors: Array<{ code: string, message: string }> }>, prices: { basic_total: number, your_total: number, discount_total: number, tax_total: number, deposit_total: number, grand_total: number, grand_total_tax: number, currency: string, taxes: Array<{ rate: number, base: number, amount: number }> }, outlet_details: { sap_id: string, outlet_name: string, street: string, city: string, country: string, province: string | null, postalcode: string } | null, payer_details: { sap_id: string, payername: string, street: string, city: string, country: string, zipcode: string, identification_no: string, taxvat: string } | null, available_payment_methods: Array<{ code: string, title: string }>, selected_payment_method: { code: string, title: string } | null, available_transport_types: Array<{ label: string, handstacked: boolean, value: string, earliest_date: string | null }>, applied_coupons: Array<{ code: string, label: string, error: { code: string, message: string } | null }>, discounts: Array<{ label: string, amount: number }>, returnable_items: Array<{ sku: string, name: string, total_units: number, unit_price: number, price_before: number | null, total_price: number }>, obstacles: Array<{ code: string, message: string, path: Array<string> | null }>, progress_bar_data: { iMinimumOrderPallet: number | null, iMaximumOrderPallet: number | null, iMinimumOrderWeight: number | null, iMaximumOrderWeight: number | null, iMinimumOrderPrice: number | null, iMaximumOrderPrice: number | null, iTotalCartWeight: number, iTotalCartPalletQty: number, iTotalHectolitres: number, iPhysicalPallets: number, handstacked: boolean, isFullTruck: boolean, canProceed: boolean, code: string, message: string, limit_message: string | null }, cut_offs: Array<{ date: string, order_by: string }> } };

export type RepeatedGoodsFragment = { sku: string, name: string, pack_format: string, pack_label: string, thumbnail: string, deposit: number, number_of_products_on_layer: number, number_of_layers_per_pallet: number, gross_weight_for_one_cas: number, cart_fields: { packaging_cart: number, layer_cart: number, pallets_cart: number } };

export type RepeatedLineFragment = { sku: string, name: string, pack_format: string, quantity: number, number_of_layer: number, number_of_pallet: number, quantity_total: number, status: string, code: string | null, message: string | null, price_before: number, price_now: number | null, effect: number, product: { sku: string, name: string, pack_format: string, pack_label: string, thumbnail: string, deposit: number, number_of_products_on_layer: number, number_of_layers_per_pallet: number, gross_weight_for_one_cas: number, cart_fields: { packaging_cart: number, layer_cart: number, pallets_cart: number } } | null, substitute: { quantity: number, number_of_layer: number, number_of_pallet: number, quantity_total: number, price: number, product: { sku: string, name: string, pack_format: string, pack_label: string, thumbnail: string, deposit: number, number_of_products_on_layer: number, number_of_layers_per_pallet: number, gross_weight_for_one_cas: number, cart_fields: { packaging_cart: number, layer_cart: number, pallets_cart: number } } } | null };

export type RepeatOutcomeFragment = { lines_after: number, merged: number, error: { code: string, message: string } | null, load: { iMinimumOrderPallet: number | null, iMaximumOrderPallet: number | null, iMinimumOrderWeight: number | null, iMaximumOrderWeight: number | null, iTotalCartWeight: number, iTotalCartPalletQty: number, iPhysicalPallets: number, handstacked: boolean, isFullTruck: boolean } };

export type PreviewReorderQueryVariables = Exact<{
  orderNumber?: string | null | undefined;
}>;


export type PreviewReorderQuery = { previewReorder: { order_number: string | null, placed_on: string | null, ship_to_id: string | null, line_count: number, weight: number | null, total: number | null, currency: string | null, cart_lines: number, lines: Array<{ sku: string, name: string, pack_format: string, quantity: number, number_of_layer: number, number_of_pallet: number, quantity_total: number, status: string, code: string | null, message: string | null, price_before: number, price_now: number | null, effect: number, product: { sku: string, name: string, pack_format: string, pack_label: string, thumbnail: string, deposit: number, number_of_products_on_layer: number, number_of_layers_per_pallet: number, gross_weight_for_one_cas: number, cart_fields: { packaging_cart: number, layer_cart: number, pallets_cart: number } } | null, substitute: { quantity: number, number_of_layer: number, number_of_pallet: number, quantity_total: number, price: number, product: { sku: string, name: string, pack_format: string, pack_label: string, thumbnail: string, deposit: number, number_of_products_on_layer: number, number_of_layers_per_pallet: number, gross_weight_for_one_cas: number, cart_fields: { packaging_cart: number, layer_cart: number, pallets_cart: number } } } | null }>, add: { lines_after: number, merged: number, error: { code: string, message: string } | null, load: { iMinimumOrderPallet: number | null, iMaximumOrderPallet: number | null, iMinimumOrderWeight: number | null, iMaximumOrderWeight: number | null, iTotalCartWeight: number, iTotalCartPalletQty: number, iPhysicalPallets: number, handstacked: boolean, isFullTruck: boolean } } | null, replace: { lines_after: number, merged: number, error: { code: string, message: string } | null, load: { iMinimumOrderPallet: number | null, iMaximumOrderPallet: number | null, iMinimumOrderWeight: number | null, iMaximumOrderWeight: number | null, iTotalCartWeight: number, iTotalCartPalletQty: number, iPhysicalPallets: number, handstacked: boolean, isFullTruck: boolean } } | null } };

export type RepeatOrderMutationVariables = Exact<{
  orderNumber: string;
  mode: ReorderMode;
}>;


export type RepeatOrderMutation = { reorderItems: { saved_cart_id: string | null, undo_id: string | null, cart: { shown_hash: string, proposed_customer_order_number: string | null, customer_order_number_used: boolean, delivery_date: string | null, delivery_method: string | null, email: string | null, total_quantity: number, agreement_missing: boolean, id: string, version: number, ship_to_id: string | null, customer_order_number: string | null, note_for_driver: string | null, delivery_date_error: { code: string, message: string, next_date: string | null } | null, items: Array<{ id: string, quantity: number, number_of_layer: number, number_of_pallet: number, quantity_total: number, pack_format: string, weight: number, price_before: number | null, product: { sku: string, type_id: string, name: string, pack_format: string, pack_label: string, thumbnail: string, number_of_products_on_layer: number, number_of_layers_per_pallet: number, gross_weight_for_one_cas: number, cart_fields: { packaging_cart: number, layer_cart: number, pallets_cart: number } }, prices: { unit: number | null, unit_tax: number | null, row_total: number, row_total_tax: number, discount: number }, bundle_options: Array<{ id: string, sku: string, name: string, quantity: number }>, errors: Array<{ code: string, message: string }> }>, prices: { basic_total: number, your_total: number, discount_total: number, tax_total: number, deposit_total: number, grand_total: number, grand_total_tax: number, currency: string, taxes: Array<{ rate: number, base: number, amount: number }> }, outlet_details: { sap_id: string, outlet_name: string, street: string, city: string, country: string, province: string | null, postalcode: string } | null, payer_details: { sap_id: string, payername: string, street: string, city: string, country: string, zipcode: string, identification_no: string, taxvat: string } | null, available_payment_methods: Array<{ code: string, title: string }>, selected_payment_method: { code: string, title: string } | null, available_transport_types: Array<{ label: string, handstacked: boolean, value: string, earliest_date: string | null }>, applied_coupons: Array<{ code: string, label: string, error: { code: string, message: string } | null }>, discounts: Array<{ label: string, amount: number }>, returnable_items: Array<{ sku: string, name: string, total_units: number, unit_price: number, price_before: number | null, total_price: number }>, obstacles: Array<{ code: string, message: string, path: Array<string> | null }>, progress_bar_data: { iMinimumOrderPallet: number | null, iMaximumOrderPallet: number | null, iMinimumOrderWeight: number | null, iMaximumOrderWeight: number | null, iMinimumOrderPrice: number | null, iMaximumOrderPrice: number | null, iTotalCartWeight: number, iTotalCartPalletQty: number, iTotalHectolitres: number, iPhysicalPallets: number, handstacked: boolean, isFullTruck: boolean, canProceed: boolean, code: string, message: string, limit_message: string | null }, cut_offs: Array<{ date: string, order_by: string }> }, userInputErrors: Array<{ code: string, message: string }>, lines: Array<{ sku: string, name: string, pack_format: string, quantity: number, number_of_layer: number, number_of_pallet: number, quantity_total: number, status: string, code: string | null, message: string | null, price_before: number, price_now: number | null, effect: number, product: { sku: string, name: string, pack_format: string, pack_label: string, thumbnail: string, deposit: number, number_of_products_on_layer: number, number_of_layers_per_pallet: number, gross_weight_for_one_cas: number, cart_fields: { packaging_cart: number, layer_cart: number, pallets_cart: number } } | null, substitute: { quantity: number, number_of_layer: number, number_of_pallet: number, quantity_total: number, price: number, product: { sku: string, name: string, pack_format: string, pack_label: string, thumbnail: string, deposit: number, number_of_products_on_layer: number, number_of_layers_per_pallet: number, gross_weight_for_one_cas: number, cart_fields: { packaging_cart: number, layer_cart: number, pallets_cart: number } } } | null }> } };

export type UndoReorderMutationVariables = Exact<{
  undoId: string | number;
}>;


export type UndoReorderMutation = { undoReorder: { cart: { shown_hash: string, proposed_customer_order_number: string | null, customer_order_number_used: boolean, delivery_date: string | null, delivery_method: string | null, email: string | null, total_quantity: number, agreement_missing: boolean, id: string, version: number, ship_to_id: string | null, customer_order_number: string | null, note_for_driver: string | null, delivery_date_error: { code: string, message: string, next_date: string | null } | null, items: Array<{ id: string, quantity: number, number_of_layer: number, number_of_pallet: number, quantity_total: number, pack_format: string, weight: number, price_before: number | null, product: { sku: string, type_id: string, name: string, pack_format: string, pack_label: string, thumbnail: string, number_of_products_on_layer: number, number_of_layers_per_pallet: number, gross_weight_for_one_cas: number, cart_fields: { packaging_cart: number, layer_cart: number, pallets_cart: number } }, prices: { unit: number | null, unit_tax: number | null, row_total: number, row_total_tax: number, discount: number }, bundle_options: Array<{ id: string, sku: string, name: string, quantity: number }>, errors: Array<{ code: string, message: string }> }>, prices: { basic_total: number, your_total: number, discount_total: number, tax_total: number, deposit_total: number, grand_total: number, grand_total_tax: number, currency: string, taxes: Array<{ rate: number, base: number, amount: number }> }, outlet_details: { sap_id: string, outlet_name: string, street: string, city: string, country: string, province: string | null, postalcode: string } | null, payer_details: { sap_id: string, payername: string, street: string, city: string, country: string, zipcode: string, identification_no: string, taxvat: string } | null, available_payment_methods: Array<{ code: string, title: string }>, selected_payment_method: { code: string, title: string } | null, available_transport_types: Array<{ label: string, handstacked: boolean, value: string, earliest_date: string | null }>, applied_coupons: Array<{ code: string, label: string, error: { code: string, message: string } | null }>, discounts: Array<{ label: string, amount: number }>, returnable_items: Array<{ sku: string, name: string, total_units: number, unit_price: number, price_before: number | null, total_price: number }>, obstacles: Array<{ code: string, message: string, path: Array<string> | null }>, progress_bar_data: { iMinimumOrderPallet: number | null, iMaximumOrderPallet: number | null, iMinimumOrderWeight: number | null, iMaximumOrderWeight: number | null, iMinimumOrderPrice: number | null, iMaximumOrderPrice: number | null, iTotalCartWeight: number, iTotalCartPalletQty: number, iTotalHectolitres: number, iPhysicalPallets: number, handstacked: boolean, isFullTruck: boolean, canProceed: boolean, code: string, message: string, limit_message: string | null }, cut_offs: Array<{ date: string, order_by: string }> }, user_errors: Array<{ code: string, message: string }>, line_results: Array<{ sku: string, status: string, quantity_total: number, code: string | null, message: string | null }> } };

export type ProductListQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: ProductFilterInput | null | undefined;
  sort?: ProductSortInput | null | undefined;
  page: number;
  pageSize: number;
}>;


export type ProductListQuery = { products: { total_count: number, corrected_search: string | null, items: Array<{ sku: string, type_id: string, name: string, pack_format: string, pack_label: string, packaging: string, brand: string, sub_brand: string, currency: string, your_price: number | null, your_price_tax: number | null, base_price: number | null, base_price_tax: number | null, price_per_litre: number | null, price_per_litre_tax: number | null, price_origin: string | null, promo_until: string | null, deposit: number, orderable: boolean, available_from: string | null, favourites: number, promo: number, product_last: number, product_new: number, product_sale: number, number_of_products_on_layer: number, number_of_layers_per_pallet: number, gross_weight_for_one_cas: number, thumbnail: string, not_orderable_reason: { code: string, message: string } | null, substitute: { sku: string, name: string } | null, images: Array<{ url: string, label: string }>, cart_fields: { packaging_cart: number, layer_cart: number, pallets_cart: number } }>, page_info: { current_page: number, total_pages: number }, aggregations: Array<{ attribute_code: string, label: string, options: Array<{ label: string, value: string, count: number }> }> } };

export type OffersQueryVariables = Exact<{ [key: string]: never; }>;


export type OffersQuery = { offers: { items: Array<{ sku: string, name: string, thumbnail: string, currency: string, your_price: number | null, your_price_tax: number | null, base_price: number | null, base_price_tax: number | null, deposit: number, images: Array<{ url: string }>, bundle_fields: { valid_to: string } | null }> } };

export type FavouritesPreviewQueryVariables = Exact<{ [key: string]: never; }>;


export type FavouritesPreviewQuery = { products: { total_count: number, items: Array<{ sku: string, type_id: string, name: string, pack_format: string, pack_label: string, packaging: string, brand: string, sub_brand: string, currency: string, your_price: number | null, your_price_tax: number | null, base_price: number | null, base_price_tax: number | null, price_per_litre: number | null, price_per_litre_tax: number | null, price_origin: string | null, promo_until: string | null, deposit: number, orderable: boolean, available_from: string | null, favourites: number, promo: number, product_last: number, product_new: number, product_sale: number, number_of_products_on_layer: number, number_of_layers_per_pallet: number, gross_weight_for_one_cas: number, thumbnail: string, not_orderable_reason: { code: string, message: string } | null, substitute: { sku: string, name: string } | null, images: Array<{ url: string, label: string }>, cart_fields: { packaging_cart: number, layer_cart: number, pallets_cart: number } }> } };

export type ProductCardFieldsFragment = { sku: string, type_id: string, name: string, pack_format: string, pack_label: string, packaging: string, brand: string, sub_brand: string, currency: string, your_price: number | null, your_price_tax: number | null, base_price: number | null, base_price_tax: number | null, price_per_litre: number | null, price_per_litre_tax: number | null, price_origin: string | null, promo_until: string | null, deposit: number, orderable: boolean, available_from: string | null, favourites: number, promo: number, product_last: number, product_new: number, product_sale: number, number_of_products_on_layer: number, number_of_layers_per_pallet: number, gross_weight_for_one_cas: number, thumbnail: string, not_orderable_reason: { code: string, message: string } | null, substitute: { sku: string, name: string } | null, images: Array<{ url: string, label: string }>, cart_fields: { packaging_cart: number, layer_cart: number, pallets_cart: number } };

export type OwnWishlistQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnWishlistQuery = { customer: { wishlists: Array<{ id: string, items_count: number }> } | null };

export type WishlistPageQueryVariables = Exact<{
  page: number;
}>;


export type WishlistPageQuery = { customer: { wishlists: Array<{ items: Array<{ id: string, product: { sku: string } }> }> } | null };

export type AddFavouriteMutationVariables = Exact<{
  wishlistId: string | number;
  sku: string;
}>;


export type AddFavouriteMutation = { addProductsToWishlist: { wishlist: { items: Array<{ id: string, product: { sku: string } }> }, user_errors: Array<{ code: string, message: string }> } };

export type RemoveFavouriteMutationVariables = Exact<{
  wishlistId: string | number;
  itemId: string | number;
}>;


export type RemoveFavouriteMutation = { removeProductsFromWishlist: { user_errors: Array<{ code: string, message: string }> } };

export type PlaceOrderMutationVariables = Exact<{
  cartId: string;
  shownHash: string;
  orderNumber?: string | null | undefined;
}>;


export type PlaceOrderMutation = { placeOrder: { order: { order_number: string, sap_id: string | null } | null, user_errors: Array<{ code: string, message: string }>, price_changes: Array<{ sku: string, old_price: number | null, new_price: number | null }> } };

export type CheckPricesMutationVariables = Exact<{
  items: Array<ProductPriceInput> | ProductPriceInput;
}>;


export type CheckPricesMutation = { validateProductPrice: { message: string, items: Array<{ sku: string, old_price: number | null, new_price: number | null }> } };

export type CancelOrderMutationVariables = Exact<{
  orderNumber: string;
}>;


export type CancelOrderMutation = { cancelOrder: { message: string, status: string } };

export type PortalConfigQueryVariables = Exact<{ [key: string]: never; }>;


export type PortalConfigQuery = { getPortalConfig: { maintenance: boolean, banner_rotation: number, sections: Array<{ label: string, value: string }> } };

export type QuickGoodsFragment = { sku: string, name: string, pack_format: string, pack_label: string, ean: string, ean_ea: string, number_of_products_on_layer: number, number_of_layers_per_pallet: number, gross_weight_for_one_cas: number, currency: string, your_price: number | null, your_price_tax: number | null, price_breaks: Array<{ min_qty: number, price: number, price_tax: number }>, not_orderable_reason: { message: string } | null, cart_fields: { packaging_cart: number, layer_cart: number, pallets_cart: number } };

export type QuickFoundFragment = { total_count: number, corrected_search: string | null, items: Array<{ sku: string, name: string, pack_format: string, pack_label: string, ean: string, ean_ea: string, number_of_products_on_layer: number, number_of_layers_per_pallet: number, gross_weight_for_one_cas: number, currency: string, your_price: number | null, your_price_tax: number | null, price_breaks: Array<{ min_qty: number, price: number, price_tax: number }>, not_orderable_reason: { message: string } | null, cart_fields: { packaging_cart: number, layer_cart: number, pallets_cart: number } }> };

export type GoodsBySkuQueryVariables = Exact<{
  skus: Array<string> | string;
}>;


export type GoodsBySkuQuery = { products: { items: Array<{ sku: string, name: string, pack_format: string, pack_label: string, ean: string, ean_ea: string, number_of_products_on_layer: number, number_of_layers_per_pallet: number, gross_weight_for_one_cas: number, currency: string, your_price: number | null, your_price_tax: number | null, price_breaks: Array<{ min_qty: number, price: number, price_tax: number }>, not_orderable_reason: { message: string } | null, cart_fields: { packaging_cart: number, layer_cart: number, pallets_cart: number } }> } };

export type GoodsBySearchQueryVariables = Exact<{
  a: string;
  b: string;
  c: string;
  d: string;
  e: string;
  f: string;
  g: string;
  h: string;
  i: string;
  j: string;
}>;


export type GoodsBySearchQuery = { a: { total_count: number, corrected_search: string | null, items: Array<{ sku: string, name: string, pack_format: string, pack_label: string, ean: string, ean_ea: string, number_of_products_on_layer: number, number_of_layers_per_pallet: number, gross_weight_for_one_cas: number, currency: string, your_price: number | null, your_price_tax: number | null, price_breaks: Array<{ min_qty: number, price: number, price_tax: number }>, not_orderable_reason: { message: string } | null, cart_fields: { packaging_cart: number, layer_cart: number, pallets_cart: number } }> }, b: { total_count: number, corrected_search: string | null, items: Array<{ sku: string, name: string, pack_format: string, pack_label: string, ean: string, ean_ea: string, number_of_products_on_layer: number, number_of_layers_per_pallet: number, gross_weight_for_one_cas: number, currency: string, your_price: number | null, your_price_tax: number | null, price_breaks: Array<{ min_qty: number, price: number, price_tax: number }>, not_orderable_reason: { message: string } | null, cart_fields: { packaging_cart: number, layer_cart: number, pallets_cart: number } }> }, c: { total_count: number, corrected_search: string | null, items: Array<{ sku: string, name: string, pack_format: string, pack_label: string, ean: string, ean_ea: string, number_of_products_on_layer: number, number_of_layers_per_pallet: number, gross_weight_for_one_cas: number, currency: string, your_price: number | null, your_price_tax: number | null, price_breaks: Array<{ min_qty: number, price: number, price_tax: number }>, not_orderable_reason: { message: string } | null, cart_fields: { packaging_cart: number, layer_cart: number, pallets_cart: number } }> }, d: { total_count: number, corrected_search: string | null, items: Array<{ sku: string, name: string, pack_format: string, pack_label: string, ean: string, ean_ea: string, number_of_products_on_layer: number, number_of_layers_per_pallet: number, gross_weight_for_one_cas: number, currency: string, your_price: number | null, your_price_tax: number | null, price_breaks: Array<{ min_qty: number, price: number, price_tax: number }>, not_orderable_reason: { message: string } | null, cart_fields: { packaging_cart: number, layer_cart: number, pallets_cart: number } }> }, e: { total_count: number, corrected_search: string | null, items: Array<{ sku: string, name: string, pack_format: string, pack_label: string, ean: string, ean_ea: string, number_of_products_on_layer: number, number_of_layers_per_pallet: number, gross_weight_for_one_cas: number, currency: string, your_price: number | null, your_price_tax: number | null, price_breaks: Array<{ min_qty: number, price: number, price_tax: number }>, not_orderable_reason: { message: string } | null, cart_fields: { packaging_cart: number, layer_cart: number, pallets_cart: number } }> }, f: { total_count: number, corrected_search: string | null, items: Array<{ sku: string, name: string, pack_format: string, pack_label: string, ean: string, ean_ea: string, number_of_products_on_layer: number, number_of_layers_per_pallet: number, gross_weight_for_one_cas: number, currency: string, your_price: number | null, your_price_tax: number | null, price_breaks: Array<{ min_qty: number, price: number, price_tax: number }>, not_orderable_reason: { message: string } | null, cart_fields: { packaging_cart: number, layer_cart: number, pallets_cart: number } }> }, g: { total_count: number, corrected_search: string | null, items: Array<{ sku: string, name: string, pack_format: string, pack_label: string, ean: string, ean_ea: string, number_of_products_on_layer: number, number_of_layers_per_pallet: number, gross_weight_for_one_cas: number, currency: string, your_price: number | null, your_price_tax: number | null, price_breaks: Array<{ min_qty: number, price: number, price_tax: number }>, not_orderable_reason: { message: string } | null, cart_fields: { packaging_cart: number, layer_cart: number, pallets_cart: number } }> }, h: { total_count: number, corrected_search: string | null, items: Array<{ sku: string, name: string, pack_format: string, pack_label: string, ean: string, ean_ea: string, number_of_products_on_layer: number, number_of_layers_per_pallet: number, gross_weight_for_one_cas: number, currency: string, your_price: number | null, your_price_tax: number | null, price_breaks: Array<{ min_qty: number, price: number, price_tax: number }>, not_orderable_reason: { message: string } | null, cart_fields: { packaging_cart: number, layer_cart: number, pallets_cart: number } }> }, i: { total_count: number, corrected_search: string | null, items: Array<{ sku: string, name: string, pack_format: string, pack_label: string, ean: string, ean_ea: string, number_of_products_on_layer: number, number_of_layers_per_pallet: number, gross_weight_for_one_cas: number, currency: string, your_price: number | null, your_price_tax: number | null, price_breaks: Array<{ min_qty: number, price: number, price_tax: number }>, not_orderable_reason: { message: string } | null, cart_fields: { packaging_cart: number, layer_cart: number, pallets_cart: number } }> }, j: { total_count: number, corrected_search: string | null, items: Array<{ sku: string, name: string, pack_format: string, pack_label: string, ean: string, ean_ea: string, number_of_products_on_layer: number, number_of_layers_per_pallet: number, gross_weight_for_one_cas: number, currency: string, your_price: number | null, your_price_tax: number | null, price_breaks: Array<{ min_qty: number, price: number, price_tax: number }>, not_orderable_reason: { message: string } | null, cart_fields: { packaging_cart: number, layer_cart: number, pallets_cart: number } }> } };

export type SavedOrdersQueryVariables = Exact<{
  filter?: SavedOrderFilterInput | null | undefined;
  page: number;
  pageSize: number;
}>;


export type SavedOrdersQuery = { getSaveOrderForLater: { items: Array<{ cart_id: string, date: string, total: number, currency: string, pallets: number, lines: number, ship_to_id: string | null, shipto_name: string | null, customer_order_number: string | null, delivery_date: string | null }>, page_info: { total_unique_items: number, total_pages: number } } };

export type CountSavedOrdersQueryVariables = Exact<{ [key: string]: never; }>;


export type CountSavedOrdersQuery = { getSaveOrderForLater: { page_info: { total_unique_items: number } } };

export type SavedOrderQueryVariables = Exact<{
  cartId: string;
}>;


export type SavedOrderQuery = { getSaveOrderDetails: { cart_id: string, delivery_date: string | null, transporttype: string | null, shipping_address: { outlet_name: string, street: string, city: string, postalcode: string } | null, billing_address: { payername: string } | null, shipping_methods: Array<{ value: string, label: string }>, payment_method: { title: string } | null, items: Array<{ id: string, quantity_total: number, pack_format: string, price_before: number | null, product: { name: string, pack_label: string }, prices: { unit: number | null, row_total: number }, bundle_options: Array<{ name: string, quantity: number }>, errors: Array<{ code: string, message: string }> }>, prices: { currency: string } } | null };

export type ReopenSavedOrderMutationVariables = Exact<{
  cartId: string;
}>;


export type ReopenSavedOrderMutation = { reOrderSavedOrder: { message: string, status: string, cart: { shown_hash: string, proposed_customer_order_number: string | null, customer_order_number_used: boolean, delivery_date: string | null, delivery_method: string | null, email: string | null, total_quantity: number, agreement_missing: boolean, id: string, version: number, ship_to_id: string | null, customer_order_number: string | null, note_for_driver: string | null, delivery_date_error: { code: string, message: string, next_date: string | null } | null, items: Array<{ id: string, quantity: number, number_of_layer: number, number_of_pallet: number, quantity_total: number, pack_format: string, weight: number, price_before: number | null, product: { sku: string, type_id: string, name: string, pack_format: string, pack_label: string, thumbnail: string, number_of_products_on_layer: number, number_of_layers_per_pallet: number, gross_weight_for_one_cas: number, cart_fields: { packaging_cart: number, layer_cart: number, pallets_cart: number } }, prices: { unit: number | null, unit_tax: number | null, row_total: number, row_total_tax: number, discount: number }, bundle_options: Array<{ id: string, sku: string, name: string, quantity: number }>, errors: Array<{ code: string, message: string }> }>, prices: { basic_total: number, your_total: number, discount_total: number, tax_total: number, deposit_total: number, grand_total: number, grand_total_tax: number, currency: string, taxes: Array<{ rate: number, base: number, amount: number }> }, outlet_details: { sap_id: string, outlet_name: string, street: string, city: string, country: string, province: string | null, postalcode: string } | null, payer_details: { sap_id: string, payername: string, street: string, city: string, country: string, zipcode: string, identification_no: string, taxvat: string } | null, available_payment_methods: Array<{ code: string, title: string }>, selected_payment_method: { code: string, title: string } | null, available_transport_types: Array<{ label: string, handstacked: boolean, value: string, earliest_date: string | null }>, applied_coupons: Array<{ code: string, label: string, error: { code: string, message: string } | null }>, discounts: Array<{ label: string, amount: number }>, returnable_items: Array<{ sku: string, name: string, total_units: number, unit_price: number, price_before: number | null, total_price: number }>, obstacles: Array<{ code: string, message: string, path: Array<string> | null }>, progress_bar_data: { iMinimumOrderPallet: number | null, iMaximumOrderPallet: number | null, iMinimumOrderWeight: number | null, iMaximumOrderWeight: number | null, iMinimumOrderPrice: number | null, iMaximumOrderPrice: number | null, iTotalCartWeight: number, iTotalCartPalletQty: number, iTotalHectolitres: number, iPhysicalPallets: number, handstacked: boolean, isFullTruck: boolean, canProceed: boolean, code: string, message: string, limit_message: string | null }, cut_offs: Array<{ date: string, order_by: string }> } | null } };

export type DeleteSavedOrderMutationVariables = Exact<{
  cartId: string;
}>;


export type DeleteSavedOrderMutation = { deleteSavedOrder: { message: string, status: string } };

export type RestoreSavedOrderMutationVariables = Exact<{
  cartId: string;
}>;


export type RestoreSavedOrderMutation = { restoreSavedOrder: { message: string, status: string } };

export type SuggestedProductFragment = { sku: string, name: string, ean: string, ean_ea: string, pack_label: string, type_id: string, orderable: boolean, pack_format: string, number_of_products_on_layer: number, number_of_layers_per_pallet: number, gross_weight_for_one_cas: number, thumbnail: string, currency: string, your_price: number | null, your_price_tax: number | null, cart_fields: { packaging_cart: number, layer_cart: number, pallets_cart: number }, not_orderable_reason: { message: string } | null };

export type ProductSuggestionsQueryVariables = Exact<{
  search: string;
  pageSize: number;
}>;


export type ProductSuggestionsQuery = { products: { total_count: number, corrected_search: string | null, items: Array<{ sku: string, name: string, ean: string, ean_ea: string, pack_label: string, type_id: string, orderable: boolean, pack_format: string, number_of_products_on_layer: number, number_of_layers_per_pallet: number, gross_weight_for_one_cas: number, thumbnail: string, currency: string, your_price: number | null, your_price_tax: number | null, cart_fields: { packaging_cart: number, layer_cart: number, pallets_cart: number }, not_orderable_reason: { message: string } | null }> } };

export type OfferSuggestionsQueryVariables = Exact<{
  search: string;
  pageSize: number;
}>;


export type OfferSuggestionsQuery = { offers: { total_count: number, corrected_search: string | null, items: Array<{ sku: string, name: string, ean: string, ean_ea: string, pack_label: string, type_id: string, orderable: boolean, pack_format: string, number_of_products_on_layer: number, number_of_layers_per_pallet: number, gross_weight_for_one_cas: number, thumbnail: string, currency: string, your_price: number | null, your_price_tax: number | null, cart_fields: { packaging_cart: number, layer_cart: number, pallets_cart: number }, not_orderable_reason: { message: string } | null }> } };

export type CartExportQueryVariables = Exact<{ [key: string]: never; }>;


export type CartExportQuery = { customerCart: { id: string, items: Array<{ id: string, quantity: number, number_of_layer: number, number_of_pallet: number, quantity_total: number, product: { sku: string, ean: string, name: string, pack_label: string }, prices: { unit: number | null, row_total: number } }> } };

export type ProductDetailQueryVariables = Exact<{
  sku: string;
}>;


export type ProductDetailQuery = { products: { items: Array<{ packaging_label: string, tax_rate: number, deliveryDate: string | null, ean: string, ean_ea: string, number_of_items_in_box: number, number_of_items_on_pallet: number, weight: number, pallet_weight: number, hl_per_unit: number, volume: number, country_of_origin: string, alcohol_content: number | null, shelf_life: number | null, returnable_package: number, bundle_price: number | null, bundle_price_tax: number | null, bundle_base_price: number | null, bundle_base_price_tax: number | null, sku: string, type_id: string, name: string, pack_format: string, pack_label: string, packaging: string, brand: string, sub_brand: string, currency: string, your_price: number | null, your_price_tax: number | null, base_price: number | null, base_price_tax: number | null, price_per_litre: number | null, price_per_litre_tax: number | null, price_origin: string | null, promo_until: string | null, deposit: number, orderable: boolean, available_from: string | null, favourites: number, promo: number, product_last: number, product_new: number, product_sale: number, number_of_products_on_layer: number, number_of_layers_per_pallet: number, gross_weight_for_one_cas: number, thumbnail: string, related_products: Array<{ sku: string, type_id: string, name: string, pack_format: string, pack_label: string, packaging: string, brand: string, sub_brand: string, currency: string, your_price: number | null, your_price_tax: number | null, base_price: number | null, base_price_tax: number | null, price_per_litre: number | null, price_per_litre_tax: number | null, price_origin: string | null, promo_until: string | null, deposit: number, orderable: boolean, available_from: string | null, favourites: number, promo: number, product_last: number, product_new: number, product_sale: number, number_of_products_on_layer: number, number_of_layers_per_pallet: number, gross_weight_for_one_cas: number, thumbnail: string, not_orderable_reason: { code: string, message: string } | null, substitute: { sku: string, name: string } | null, images: Array<{ url: string, label: string }>, cart_fields: { packaging_cart: number, layer_cart: number, pallets_cart: number } }>, description: { html: string }, price_breaks: Array<{ min_qty: number, price: number, price_tax: number }>, deposits: Array<{ sku: string, name: string, units: number, unit_price: number }>, downloads: Array<{ name: string, url: string, size: number }>, bundle_fields: { minimum_amt: number, valid_from: string, valid_to: string, limited_amount: number | null } | null, items: Array<{ option_id: string, title: string, required: boolean, options: Array<{ id: string, sku: string, name: string, pack_label: string, quantity: number, can_change_quantity: boolean, price: number | null, deposit: number, is_default: boolean }> }> | null, not_orderable_reason: { code: string, message: string } | null, substitute: { sku: string, name: string } | null, images: Array<{ url: string, label: string }>, cart_fields: { packaging_cart: number, layer_cart: number, pallets_cart: number } }> } };

export type ProductDetailFieldsFragment = { packaging_label: string, tax_rate: number, deliveryDate: string | null, ean: string, ean_ea: string, number_of_items_in_box: number, number_of_items_on_pallet: number, weight: number, pallet_weight: number, hl_per_unit: number, volume: number, country_of_origin: string, alcohol_content: number | null, shelf_life: number | null, returnable_package: number, bundle_price: number | null, bundle_price_tax: number | null, bundle_base_price: number | null, bundle_base_price_tax: number | null, sku: string, type_id: string, name: string, pack_format: string, pack_label: string, packaging: string, brand: string, sub_brand: string, currency: string, your_price: number | null, your_price_tax: number | null, base_price: number | null, base_price_tax: number | null, price_per_litre: number | null, price_per_litre_tax: number | null, price_origin: string | null, promo_until: string | null, deposit: number, orderable: boolean, available_from: string | null, favourites: number, promo: number, product_last: number, product_new: number, product_sale: number, number_of_products_on_layer: number, number_of_layers_per_pallet: number, gross_weight_for_one_cas: number, thumbnail: string, description: { html: string }, price_breaks: Array<{ min_qty: number, price: number, price_tax: number }>, deposits: Array<{ sku: string, name: string, units: number, unit_price: number }>, downloads: Array<{ name: string, url: string, size: number }>, bundle_fields: { minimum_amt: number, valid_from: string, valid_to: string, limited_amount: number | null } | null, items: Array<{ option_id: string, title: string, required: boolean, options: Array<{ id: string, sku: string, name: string, pack_label: string, quantity: number, can_change_quantity: boolean, price: number | null, deposit: number, is_default: boolean }> }> | null, not_orderable_reason: { code: string, message: string } | null, substitute: { sku: string, name: string } | null, images: Array<{ url: string, label: string }>, cart_fields: { packaging_cart: number, layer_cart: number, pallets_cart: number } };

export type AvailablePackagingQueryVariables = Exact<{
  sku: string;
  subBrand: string;
}>;


export type AvailablePackagingQuery = { getProductAvaliablePackaging: Array<{ sku: string, type: string, title: string, your_price: number | null, currency: string, thumbnail: string }> };

export type PicturesBySkuQueryVariables = Exact<{
  skus: Array<string> | string;
}>;


export type PicturesBySkuQuery = { products: { items: Array<{ sku: string, thumbnail: string }> } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
