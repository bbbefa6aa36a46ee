// Made by `npm run generate`; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
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

export type ProductListQueryVariables = Exact<{
  search?: string | null | undefined;
  filter?: ProductFilterInput | null | undefined;
  sort?: ProductSortInput | null | undefined;
  page: number;
  pageSize: number;
}>;


export type ProductListQuery = { products: { total_count: number, corrected_search: string | null, items: Array<{ sku: string, type_id: string, name: string, pack_format: string, pack_label: string, packaging: string, brand: string, sub_brand: string, currency: string, your_price: number | null, your_price_tax: number | null, base_price: number | null, base_price_tax: number | null, price_per_litre: number | null, price_per_litre_tax: number | null, price_origin: string | null, promo_until: string | null, deposit: number, orderable: boolean, available_from: string | null, favourites: number, promo: number, product_last: number, product_new: number, product_sale: number, number_of_products_on_layer: number, number_of_layers_per_pallet: number, gross_weight_for_one_cas: number, thumbnail: string, not_orderable_reason: { code: string, message: string } | null, substitute: { sku: string, name: string } | null, images: Array<{ url: string, label: string }>, cart_fields: { packaging_cart: number, layer_cart: number, pallets_cart: number } }>, page_info: { current_page: number, total_pages: number }, aggregations: Array<{ attribute_code: string, label: string, options: Array<{ label: string, value: string, count: number }> }> } };

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

export type PortalConfigQueryVariables = Exact<{ [key: string]: never; }>;


export type PortalConfigQuery = { getPortalConfig: { maintenance: boolean, banner_rotation: number, sections: Array<{ label: string, value: string }> } };

export type ProductSuggestionsQueryVariables = Exact<{
  search: string;
  pageSize: number;
}>;


export type ProductSuggestionsQuery = { products: { total_count: number, corrected_search: string | null, items: Array<{ sku: string, name: string, ean: string, ean_ea: string, pack_label: string, thumbnail: string, currency: string, your_price: number | null, your_price_tax: number | null, not_orderable_reason: { message: string } | null }> } };

export type ProductDetailQueryVariables = Exact<{
  sku: string;
}>;


export type ProductDetailQuery = { products: { items: Array<{ packaging_label: string, tax_rate: number, deliveryDate: string | null, ean: string, ean_ea: string, number_of_items_in_box: number, number_of_items_on_pallet: number, weight: number, pallet_weight: number, hl_per_unit: number, volume: number, country_of_origin: string, alcohol_content: number | null, shelf_life: number | null, returnable_package: number, bundle_price: number | null, bundle_price_tax: number | null, bundle_base_price: number | null, bundle_base_price_tax: number | null, sku: string, type_id: string, name: string, pack_format: string, pack_label: string, packaging: string, brand: string, sub_brand: string, currency: string, your_price: number | null, your_price_tax: number | null, base_price: number | null, base_price_tax: number | null, price_per_litre: number | null, price_per_litre_tax: number | null, price_origin: string | null, promo_until: string | null, deposit: number, orderable: boolean, available_from: string | null, favourites: number, promo: number, product_last: number, product_new: number, product_sale: number, number_of_products_on_layer: number, number_of_layers_per_pallet: number, gross_weight_for_one_cas: number, thumbnail: string, related_products: Array<{ sku: string, type_id: string, name: string, pack_format: string, pack_label: string, packaging: string, brand: string, sub_brand: string, currency: string, your_price: number | null, your_price_tax: number | null, base_price: number | null, base_price_tax: number | null, price_per_litre: number | null, price_per_litre_tax: number | null, price_origin: string | null, promo_until: string | null, deposit: number, orderable: boolean, available_from: string | null, favourites: number, promo: number, product_last: number, product_new: number, product_sale: number, number_of_products_on_layer: number, number_of_layers_per_pallet: number, gross_weight_for_one_cas: number, thumbnail: string, not_orderable_reason: { code: string, message: string } | null, substitute: { sku: string, name: string } | null, images: Array<{ url: string, label: string }>, cart_fields: { packaging_cart: number, layer_cart: number, pallets_cart: number } }>, description: { html: string }, price_breaks: Array<{ min_qty: number, price: number, price_tax: number }>, deposits: Array<{ sku: string, name: string, units: number, unit_price: number }>, downloads: Array<{ name: string, url: string, size: number }>, bundle_fields: { minimum_amt: number, valid_from: string, valid_to: string, limited_amount: number | null } | null, items: Array<{ option_id: string, title: string, required: boolean, options: Array<{ id: string, sku: string, name: string, pack_label: string, quantity: number, can_change_quantity: boolean, price: number | null, is_default: boolean }> }> | null, not_orderable_reason: { code: string, message: string } | null, substitute: { sku: string, name: string } | null, images: Array<{ url: string, label: string }>, cart_fields: { packaging_cart: number, layer_cart: number, pallets_cart: number } }> } };

export type ProductDetailFieldsFragment = { packaging_label: string, tax_rate: number, deliveryDate: string | null, ean: string, ean_ea: string, number_of_items_in_box: number, number_of_items_on_pallet: number, weight: number, pallet_weight: number, hl_per_unit: number, volume: number, country_of_origin: string, alcohol_content: number | null, shelf_life: number | null, returnable_package: number, bundle_price: number | null, bundle_price_tax: number | null, bundle_base_price: number | null, bundle_base_price_tax: number | null, sku: string, type_id: string, name: string, pack_format: string, pack_label: string, packaging: string, brand: string, sub_brand: string, currency: string, your_price: number | null, your_price_tax: number | null, base_price: number | null, base_price_tax: number | null, price_per_litre: number | null, price_per_litre_tax: number | null, price_origin: string | null, promo_until: string | null, deposit: number, orderable: boolean, available_from: string | null, favourites: number, promo: number, product_last: number, product_new: number, product_sale: number, number_of_products_on_layer: number, number_of_layers_per_pallet: number, gross_weight_for_one_cas: number, thumbnail: string, description: { html: string }, price_breaks: Array<{ min_qty: number, price: number, price_tax: number }>, deposits: Array<{ sku: string, name: string, units: number, unit_price: number }>, downloads: Array<{ name: string, url: string, size: number }>, bundle_fields: { minimum_amt: number, valid_from: string, valid_to: string, limited_amount: number | null } | null, items: Array<{ option_id: string, title: string, required: boolean, options: Array<{ id: string, sku: string, name: string, pack_label: string, quantity: number, can_change_quantity: boolean, price: number | null, is_default: boolean }> }> | null, not_orderable_reason: { code: string, message: string } | null, substitute: { sku: string, name: string } | null, images: Array<{ url: string, label: string }>, cart_fields: { packaging_cart: number, layer_cart: number, pallets_cart: number } };

export type AvailablePackagingQueryVariables = Exact<{
  sku: string;
  subBrand: string;
}>;


export type AvailablePackagingQuery = { getProductAvaliablePackaging: Array<{ sku: string, title: string, your_price: number | null, currency: string, thumbnail: string }> };

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
