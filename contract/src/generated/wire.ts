// Made by `npm run generate`; do not edit.
import type { GraphQLResolveInfo } from 'graphql';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
};

export type Query = {
  __typename?: 'Query';
  /** The caller's one active cart; it is made when it is first asked for. */
  customerCart: Cart;
  cart?: Maybe<Cart>;
  /** Groups of goods with what the caller may buy in each, found by name, or all of them. */
  categoryList: Array<Category>;
  /** Goods of the caller's market at the prices of his delivery place. A list holds simple products; asked by one sku, bundles too. */
  products: Products;
  /** Bundles that the caller can have today, found by a word or all of them (T134). Their parts are at his prices. */
  offers: Products;
  /** The other packs of the same beer, the asked one among them. */
  getProductAvaliablePackaging: Array<AvailablePackaging>;
  /** The caller himself, as far as the shop knows him. */
  customer?: Maybe<Customer>;
  /**
   * What repeating an order would come to, without doing it; without a number, of the last one of the chosen ship-to that
   * was neither cancelled nor rejected.
   */
  previewReorder: ReorderPreview;
  /** How the portal is set up right now for the caller's market. */
  getPortalConfig: PortalConfig;
  getSaveOrderForLater: SavedOrders;
  getSaveOrderDetails?: Maybe<SavedOrderDetails>;
};


export type QueryCartArgs = {
  cart_id: Scalars['String']['input'];
};


export type QueryCategoryListArgs = {
  name?: InputMaybe<Scalars['String']['input']>;
};


export type QueryProductsArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ProductFilterInput>;
  sort?: InputMaybe<ProductSortInput>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryOffersArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGetProductAvaliablePackagingArgs = {
  sku: Scalars['String']['input'];
  sub_brand: Scalars['String']['input'];
};


export type QueryPreviewReorderArgs = {
  orderNumber?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetSaveOrderForLaterArgs = {
  filter?: InputMaybe<SavedOrderFilterInput>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<SortEnum>;
};


export type QueryGetSaveOrderDetailsArgs = {
  cart_id: Scalars['String']['input'];
  saved_for_later?: InputMaybe<Scalars['Boolean']['input']>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /** The id of the caller's active cart, made where there is none. */
  createEmptyCart: Scalars['String']['output'];
  /** Several lines at once, or one by the flat arguments. Quantities add to what the cart holds. */
  addProductsToCart: CartOutput;
  /** Sets lines to what is given; a line of nothing is removed. A stale version answers CART_CHANGED with the fresh cart. */
  updateCartItems: CartOutput;
  removeItemFromCart: CartOutput;
  setShippingAddressesOnCart: CartOutput;
  setShippingMethodsOnCart: CartOutput;
  setPaymentMethodOnCart: CartOutput;
  setTransportType: MessageOutput;
  /** The order number and the note in full script; both are kept on the cart until it is placed. */
  setOrderReferenceOnCart: CartOutput;
  validateProductPrice: PriceValidation;
  applyCouponToCart: CartOutput;
  removeCouponFromCart: CartOutput;
  /** Marks goods as favourites: several at once, or one by its sku. */
  addProductsToWishlist: WishlistOutput;
  removeProductsFromWishlist: WishlistOutput;
  /** A token for programs, valid for one hour, against the password of an account that Dray itself keeps. */
  generateCustomerToken: CustomerToken;
  /**
   * Places the caller's cart, once: the same cart answers with the same order however often it is sent. Arguments win over
   * the cart's own values, those over the headers.
   */
  placeOrder: PlaceOrderOutput;
  /** Asks for an order to be called off; exactly one of its numbers is given. Asked again it answers how far that is. */
  cancelOrder: CancelOrderOutput;
  /** Puts the goods of an order into the caller's cart at today's prices; what cannot be had is told and leaves the rest alone. */
  reorderItems: ReorderOutput;
  /** Makes the cart what it was before a reorder: once, within an hour, and while nothing else was changed in it. */
  undoReorder: CartOutput;
  /**
   * Puts the cart aside and gives the caller an empty one. With `cart_item_ids` only these lines become a saved order, with
   * the same delivery, and the others stay in the cart.
   */
  addSaveOrderForLater: MessageOutput;
  /** Makes the saved order the active cart; what the active one held is saved in its place. */
  reOrderSavedOrder: StatusOutput;
  deleteSavedOrder: StatusOutput;
  /** Takes a deletion back, as long as it was the caller's own of the last hour. */
  restoreSavedOrder: StatusOutput;
};


export type MutationAddProductsToCartArgs = {
  cart_id: Scalars['String']['input'];
  cart_items?: InputMaybe<Array<CartItemInput>>;
  sku?: InputMaybe<Scalars['String']['input']>;
  quantity?: InputMaybe<Scalars['Float']['input']>;
  number_of_layer?: InputMaybe<Scalars['Int']['input']>;
  number_of_pallet?: InputMaybe<Scalars['Int']['input']>;
  selected_options?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type MutationUpdateCartItemsArgs = {
  cart_id: Scalars['String']['input'];
  cart_items: Array<CartItemUpdateInput>;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationRemoveItemFromCartArgs = {
  cart_id: Scalars['String']['input'];
  cart_item_id: Scalars['ID']['input'];
};


export type MutationSetShippingAddressesOnCartArgs = {
  cart_id: Scalars['String']['input'];
  ship_to_id: Scalars['String']['input'];
};


export type MutationSetShippingMethodsOnCartArgs = {
  cart_id: Scalars['String']['input'];
  method: Scalars['String']['input'];
  delivery_date?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSetPaymentMethodOnCartArgs = {
  cart_id: Scalars['String']['input'];
  code: Scalars['String']['input'];
};


export type MutationSetTransportTypeArgs = {
  cart_id: Scalars['String']['input'];
  transporttype: Scalars['String']['input'];
  currency: Scalars['String']['input'];
};


export type MutationSetOrderReferenceOnCartArgs = {
  cart_id: Scalars['String']['input'];
  customer_order_number?: InputMaybe<Scalars['String']['input']>;
  note_for_driver?: InputMaybe<Scalars['String']['input']>;
};


export type MutationValidateProductPriceArgs = {
  productItems: Array<ProductPriceInput>;
};


export type MutationApplyCouponToCartArgs = {
  cart_id: Scalars['String']['input'];
  coupon_code: Scalars['String']['input'];
};


export type MutationRemoveCouponFromCartArgs = {
  cart_id: Scalars['String']['input'];
  coupon_code: Scalars['String']['input'];
};


export type MutationAddProductsToWishlistArgs = {
  wishlist_id: Scalars['ID']['input'];
  wishlist_items?: InputMaybe<Array<WishlistItemInput>>;
  sku?: InputMaybe<Scalars['String']['input']>;
  quantity?: InputMaybe<Scalars['Float']['input']>;
};


export type MutationRemoveProductsFromWishlistArgs = {
  wishlist_id: Scalars['ID']['input'];
  wishlist_items_ids: Array<Scalars['ID']['input']>;
};


export type MutationGenerateCustomerTokenArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationPlaceOrderArgs = {
  cart_id: Scalars['String']['input'];
  customer_order_number?: InputMaybe<Scalars['String']['input']>;
  note_for_driver?: InputMaybe<Scalars['String']['input']>;
  shown_hash?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCancelOrderArgs = {
  sap_id?: InputMaybe<Scalars['String']['input']>;
  order_number?: InputMaybe<Scalars['String']['input']>;
};


export type MutationReorderItemsArgs = {
  orderNumber: Scalars['String']['input'];
  mode?: InputMaybe<ReorderMode>;
};


export type MutationUndoReorderArgs = {
  undo_id: Scalars['ID']['input'];
};


export type MutationAddSaveOrderForLaterArgs = {
  cart_id: Scalars['String']['input'];
  customer_order_number?: InputMaybe<Scalars['String']['input']>;
  cart_item_ids?: InputMaybe<Array<Scalars['String']['input']>>;
};


export type MutationReOrderSavedOrderArgs = {
  cart_id: Scalars['String']['input'];
};


export type MutationDeleteSavedOrderArgs = {
  cart_id: Scalars['String']['input'];
};


export type MutationRestoreSavedOrderArgs = {
  cart_id: Scalars['String']['input'];
};

export type CartItemInput = {
  sku: Scalars['String']['input'];
  quantity: Scalars['Float']['input'];
  number_of_layer: Scalars['Int']['input'];
  number_of_pallet: Scalars['Int']['input'];
  /** Of a bundle: ids of options, each with `:quantity` after it where its quantity is changed; none means the default ones. */
  selected_options?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** What is not given stays as it is. */
export type CartItemUpdateInput = {
  cart_item_id: Scalars['ID']['input'];
  quantity?: InputMaybe<Scalars['Float']['input']>;
  number_of_layer?: InputMaybe<Scalars['Int']['input']>;
  number_of_pallet?: InputMaybe<Scalars['Int']['input']>;
};

export type ProductPriceInput = {
  sku: Scalars['String']['input'];
  quantity: Scalars['Float']['input'];
  price: Scalars['Float']['input'];
};

export type PriceValidation = {
  __typename?: 'PriceValidation';
  message: Scalars['String']['output'];
  items: Array<ChangedPrice>;
};

export type ChangedPrice = {
  __typename?: 'ChangedPrice';
  sku: Scalars['String']['output'];
  old_price?: Maybe<Scalars['Float']['output']>;
  new_price?: Maybe<Scalars['Float']['output']>;
};

export type CartOutput = {
  __typename?: 'CartOutput';
  cart: Cart;
  user_errors: Array<UserError>;
  /** What became of each line that was to be added, in their order. */
  line_results: Array<LineResult>;
};

export type LineResult = {
  __typename?: 'LineResult';
  sku: Scalars['String']['output'];
  /** added, lowered or refused. */
  status: Scalars['String']['output'];
  /** Packs that went in. */
  quantity_total: Scalars['Float']['output'];
  code?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
};

export type MessageOutput = {
  __typename?: 'MessageOutput';
  message: Scalars['String']['output'];
  user_errors: Array<UserError>;
};

export type Cart = {
  __typename?: 'Cart';
  id: Scalars['String']['output'];
  version: Scalars['Int']['output'];
  /** Stands for every price and quantity shown; placing refuses when it no longer fits. */
  shown_hash: Scalars['String']['output'];
  note_for_driver?: Maybe<Scalars['String']['output']>;
  customer_order_number?: Maybe<Scalars['String']['output']>;
  /** The next running number of the ship-to, while the cart has none of its own. */
  proposed_customer_order_number?: Maybe<Scalars['String']['output']>;
  /** Earlier orders of the last twelve months that carry the same number. */
  customer_order_number_used: Scalars['Boolean']['output'];
  delivery_date?: Maybe<Scalars['String']['output']>;
  /** Why the chosen day no longer works, and the next that does. */
  delivery_date_error?: Maybe<DateRefusal>;
  delivery_method?: Maybe<Scalars['String']['output']>;
  ship_to_id?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  total_quantity: Scalars['Float']['output'];
  items: Array<CartItem>;
  prices: CartPrices;
  outlet_details?: Maybe<OutletDetails>;
  payer_details?: Maybe<PayerDetails>;
  available_payment_methods: Array<PaymentMethod>;
  selected_payment_method?: Maybe<PaymentMethod>;
  available_transport_types: Array<TransportOption>;
  /** By the chosen means of transport: the next open days, and the chosen one. */
  cut_offs: Array<CutOff>;
  /** What the time left is counted from; a browser's own clock may be wrong (ISO 8601). */
  server_time: Scalars['String']['output'];
  applied_coupons: Array<AppliedCoupon>;
  discounts: Array<Discount>;
  returnable_items: Array<ReturnableItem>;
  progress_bar_data: ProgressBarData;
  /** What is still missing before the order can be placed, each with its text. */
  obstacles: Array<UserError>;
  /** True where the Master Purchase Agreement is not accepted yet. */
  agreement_missing: Scalars['Boolean']['output'];
  /** What the payer may still order on account. Only where a cart is read: it looks at bills and orders, and no change waits for that. */
  credit?: Maybe<CartCredit>;
};

/** Amounts are for those who hold My Documents or Contracts at a ship-to of the payer. */
export type CartCredit = {
  __typename?: 'CartCredit';
  /** none, within, near, exceeded, blocked, or needs-owner for who may not see the amounts. */
  verdict: Scalars['String']['output'];
  mode: Scalars['String']['output'];
  /** Read more than a day ago: it warns and nothing more. */
  is_stale: Scalars['Boolean']['output'];
  as_of?: Maybe<Scalars['String']['output']>;
  currency?: Maybe<Scalars['String']['output']>;
  limit?: Maybe<Scalars['Float']['output']>;
  used?: Maybe<Scalars['Float']['output']>;
  orders_since?: Maybe<Scalars['Float']['output']>;
  available?: Maybe<Scalars['Float']['output']>;
};

/** Until when an order must be placed to arrive on a day: the first instant of the last minute that counts (ISO 8601). */
export type CutOff = {
  __typename?: 'CutOff';
  date: Scalars['String']['output'];
  order_by: Scalars['String']['output'];
};

export type DateRefusal = {
  __typename?: 'DateRefusal';
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
  next_date?: Maybe<Scalars['String']['output']>;
};

export type TransportOption = {
  __typename?: 'TransportOption';
  value: Scalars['String']['output'];
  label: Scalars['String']['output'];
  handstacked: Scalars['Boolean']['output'];
  earliest_date?: Maybe<Scalars['String']['output']>;
  /** The moment by which an order must be placed to arrive on the earliest day (ISO 8601). */
  order_by?: Maybe<Scalars['String']['output']>;
};

export type CartItem = {
  __typename?: 'CartItem';
  id: Scalars['ID']['output'];
  uid: Scalars['ID']['output'];
  product: Product;
  quantity: Scalars['Float']['output'];
  quantity_total: Scalars['Float']['output'];
  number_of_packages: Scalars['Float']['output'];
  number_of_layer: Scalars['Int']['output'];
  number_of_layer_total: Scalars['Int']['output'];
  number_of_pallet: Scalars['Int']['output'];
  pack_format: Scalars['String']['output'];
  weight: Scalars['Float']['output'];
  prices: CartItemPrices;
  bundle_options: Array<CartBundleOption>;
  errors: Array<UserError>;
  /** The unit price at the last change of this line, where it differs from today's. */
  price_before?: Maybe<Scalars['Float']['output']>;
};

export type CartBundleOption = {
  __typename?: 'CartBundleOption';
  id: Scalars['ID']['output'];
  sku: Scalars['String']['output'];
  name: Scalars['String']['output'];
  quantity: Scalars['Float']['output'];
  price?: Maybe<Scalars['Float']['output']>;
};

export type CartItemPrices = {
  __typename?: 'CartItemPrices';
  unit?: Maybe<Scalars['Float']['output']>;
  unit_tax?: Maybe<Scalars['Float']['output']>;
  row_total: Scalars['Float']['output'];
  row_total_tax: Scalars['Float']['output'];
  basic_unit?: Maybe<Scalars['Float']['output']>;
  basic_row_total: Scalars['Float']['output'];
  discount: Scalars['Float']['output'];
};

export type CartPrices = {
  __typename?: 'CartPrices';
  basic_total: Scalars['Float']['output'];
  basic_total_tax: Scalars['Float']['output'];
  your_total: Scalars['Float']['output'];
  your_total_tax: Scalars['Float']['output'];
  discount_total: Scalars['Float']['output'];
  tax_total: Scalars['Float']['output'];
  deposit_total: Scalars['Float']['output'];
  /** Goods without tax, after discounts, with deposits. */
  grand_total: Scalars['Float']['output'];
  /** What is to be paid: goods with tax, after discounts, with deposits. */
  grand_total_tax: Scalars['Float']['output'];
  currency: Scalars['String']['output'];
  taxes: Array<TaxLine>;
};

export type TaxLine = {
  __typename?: 'TaxLine';
  rate: Scalars['Float']['output'];
  base: Scalars['Float']['output'];
  amount: Scalars['Float']['output'];
};

export type OutletDetails = {
  __typename?: 'OutletDetails';
  sap_id: Scalars['String']['output'];
  payer_name: Scalars['String']['output'];
  outlet_name: Scalars['String']['output'];
  street: Scalars['String']['output'];
  city: Scalars['String']['output'];
  country: Scalars['String']['output'];
  province?: Maybe<Scalars['String']['output']>;
  postalcode: Scalars['String']['output'];
};

export type PayerDetails = {
  __typename?: 'PayerDetails';
  sap_id: Scalars['String']['output'];
  payername: Scalars['String']['output'];
  street: Scalars['String']['output'];
  city: Scalars['String']['output'];
  country: Scalars['String']['output'];
  zipcode: Scalars['String']['output'];
  identification_no: Scalars['String']['output'];
  taxvat: Scalars['String']['output'];
};

export type PaymentMethod = {
  __typename?: 'PaymentMethod';
  code: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type AppliedCoupon = {
  __typename?: 'AppliedCoupon';
  code: Scalars['String']['output'];
  label: Scalars['String']['output'];
  /** Why it takes nothing off at the moment; it stays and may count again. */
  error?: Maybe<UserError>;
};

export type Discount = {
  __typename?: 'Discount';
  label: Scalars['String']['output'];
  amount: Scalars['Float']['output'];
};

export type ReturnableItem = {
  __typename?: 'ReturnableItem';
  parent_sku?: Maybe<Scalars['String']['output']>;
  sku: Scalars['String']['output'];
  name: Scalars['String']['output'];
  total_units: Scalars['Float']['output'];
  unit_price: Scalars['Float']['output'];
  /** The deposit at the cart's last change, where today's differs. */
  price_before?: Maybe<Scalars['Float']['output']>;
  total_price: Scalars['Float']['output'];
};

export type ProgressBarData = {
  __typename?: 'ProgressBarData';
  iMinimumOrderPallet?: Maybe<Scalars['Float']['output']>;
  iMaximumOrderPallet?: Maybe<Scalars['Float']['output']>;
  iMinimumOrderWeight?: Maybe<Scalars['Float']['output']>;
  iMaximumOrderWeight?: Maybe<Scalars['Float']['output']>;
  iMinimumOrderPrice?: Maybe<Scalars['Float']['output']>;
  iMaximumOrderPrice?: Maybe<Scalars['Float']['output']>;
  iTotalCartWeight: Scalars['Float']['output'];
  iTotalCartPalletQty: Scalars['Float']['output'];
  iTotalQty: Scalars['Float']['output'];
  iPhysicalPallets: Scalars['Int']['output'];
  iTotalHectolitres: Scalars['Float']['output'];
  handstacked: Scalars['Boolean']['output'];
  isFullTruck: Scalars['Boolean']['output'];
  canProceed: Scalars['Boolean']['output'];
  /** The verdict on the load, by its code and its text. */
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
  /** The weight that may not be exceeded, in words, where it is. */
  limit_message?: Maybe<Scalars['String']['output']>;
};

export type Category = {
  __typename?: 'Category';
  uid: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  url_key: Scalars['String']['output'];
  url_path: Scalars['String']['output'];
  level: Scalars['Int']['output'];
  /** Products of this group and below in the caller's assortment. */
  product_count: Scalars['Int']['output'];
  children: Array<Category>;
};

export type TextFilterInput = {
  eq?: InputMaybe<Scalars['String']['input']>;
  in?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type FlagFilterInput = {
  /** '1' or '0'. */
  eq?: InputMaybe<Scalars['String']['input']>;
  in?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Fields narrow each other; several values of one field add up. */
export type ProductFilterInput = {
  sku?: InputMaybe<TextFilterInput>;
  brand?: InputMaybe<TextFilterInput>;
  sub_brand?: InputMaybe<TextFilterInput>;
  country_of_origin?: InputMaybe<TextFilterInput>;
  category_id?: InputMaybe<TextFilterInput>;
  category_uid?: InputMaybe<TextFilterInput>;
  /** Product group: beer, cider, soft drinks. */
  packaging?: InputMaybe<TextFilterInput>;
  /** Pack format: keg, crate, can. */
  filter_packaging?: InputMaybe<TextFilterInput>;
  volume?: InputMaybe<TextFilterInput>;
  product_last?: InputMaybe<FlagFilterInput>;
  product_new?: InputMaybe<FlagFilterInput>;
  product_sale?: InputMaybe<FlagFilterInput>;
  /** Goods with a promotion for the caller. */
  promo?: InputMaybe<FlagFilterInput>;
};

export type SortEnum =
  | 'ASC'
  | 'DESC';

/** One of them; the first that is given counts. */
export type ProductSortInput = {
  name?: InputMaybe<SortEnum>;
  your_price?: InputMaybe<SortEnum>;
  newest?: InputMaybe<SortEnum>;
  relevance?: InputMaybe<SortEnum>;
};

export type Products = {
  __typename?: 'Products';
  items: Array<Product>;
  total_count: Scalars['Int']['output'];
  page_info: PageInfo;
  aggregations: Array<Aggregation>;
  /** What was looked for instead, where a small typing error was forgiven. */
  corrected_search?: Maybe<Scalars['String']['output']>;
};

export type PageInfo = {
  __typename?: 'PageInfo';
  page_size: Scalars['Int']['output'];
  current_page: Scalars['Int']['output'];
  total_pages: Scalars['Int']['output'];
};

export type Aggregation = {
  __typename?: 'Aggregation';
  attribute_code: Scalars['String']['output'];
  label: Scalars['String']['output'];
  count: Scalars['Int']['output'];
  options: Array<AggregationOption>;
};

export type AggregationOption = {
  __typename?: 'AggregationOption';
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
  count: Scalars['Int']['output'];
};

export type Product = {
  __typename?: 'Product';
  uid: Scalars['ID']['output'];
  sku: Scalars['String']['output'];
  /** simple or bundle. */
  type_id: Scalars['String']['output'];
  name: Scalars['String']['output'];
  description: Html;
  currency: Scalars['String']['output'];
  /** What the caller pays for one pack, without tax; absent where there is no price for him. */
  your_price?: Maybe<Scalars['Float']['output']>;
  /** The same with tax. */
  your_price_tax?: Maybe<Scalars['Float']['output']>;
  base_price?: Maybe<Scalars['Float']['output']>;
  base_price_tax?: Maybe<Scalars['Float']['output']>;
  /** Net price of one litre, where the goods are measured in litres. */
  price_per_litre?: Maybe<Scalars['Float']['output']>;
  price_per_litre_tax?: Maybe<Scalars['Float']['output']>;
  tax_rate: Scalars['Float']['output'];
  /** Lower prices from a quantity on, in packs. */
  price_breaks: Array<PriceBreak>;
  /** Where the caller's price comes from: list, customer, contract or promotion. */
  price_origin?: Maybe<Scalars['String']['output']>;
  /** The promotion's last day. */
  promo_until?: Maybe<Scalars['String']['output']>;
  /** Deposit of one pack; never part of the price. */
  deposit: Scalars['Float']['output'];
  deposits: Array<ProductDeposit>;
  /** False where the caller cannot order this now. */
  orderable: Scalars['Boolean']['output'];
  /** Why not: NO_PRICE, OUT_OF_STOCK, DISCONTINUED, BUNDLE_ENDED, BUNDLE_SOLD_OUT, BUNDLE_NOT_STARTED. */
  not_orderable_reason?: Maybe<NotOrderable>;
  /** The day the goods are back, where they are out of stock (YYYY-MM-DD). */
  available_from?: Maybe<Scalars['String']['output']>;
  substitute?: Maybe<ProductReference>;
  favourites: Scalars['Int']['output'];
  promo: Scalars['Int']['output'];
  product_last: Scalars['Int']['output'];
  product_new: Scalars['Int']['output'];
  product_sale: Scalars['Int']['output'];
  multi_deposit: Scalars['Int']['output'];
  material_type: Scalars['String']['output'];
  number_of_items_in_box: Scalars['Int']['output'];
  number_of_products_on_layer: Scalars['Int']['output'];
  number_of_layers_per_pallet: Scalars['Int']['output'];
  number_of_items_on_pallet: Scalars['Int']['output'];
  number_of_bottles: Scalars['Int']['output'];
  /** Code of the pack: KEG50, CR20, CAN24 … */
  pack_format: Scalars['String']['output'];
  /** The pack in the reader's words. */
  pack_label: Scalars['String']['output'];
  /** The earliest day one pack can arrive at the caller's delivery place. */
  deliveryDate?: Maybe<Scalars['String']['output']>;
  ean: Scalars['String']['output'];
  ean_ea: Scalars['String']['output'];
  /** Net kilograms of one pack. */
  weight: Scalars['Float']['output'];
  gross_weight_for_one_cas: Scalars['Float']['output'];
  pallet_weight: Scalars['Float']['output'];
  hl_per_unit: Scalars['Float']['output'];
  packaging: Scalars['String']['output'];
  packaging_label: Scalars['String']['output'];
  brand: Scalars['String']['output'];
  sub_brand: Scalars['String']['output'];
  /** Litres of one piece. */
  volume: Scalars['Float']['output'];
  country_of_origin: Scalars['String']['output'];
  alcohol_content?: Maybe<Scalars['Float']['output']>;
  /** Days. */
  shelf_life?: Maybe<Scalars['Int']['output']>;
  returnable_package: Scalars['Int']['output'];
  images: Array<ProductImage>;
  /** A drawing that still reads at 40 pixels. */
  thumbnail: Scalars['String']['output'];
  related_products: Array<Product>;
  downloads: Array<ProductDownload>;
  cart_fields: CartFields;
  /** Of a bundle only. */
  bundle_price?: Maybe<Scalars['Float']['output']>;
  bundle_price_tax?: Maybe<Scalars['Float']['output']>;
  bundle_base_price?: Maybe<Scalars['Float']['output']>;
  bundle_base_price_tax?: Maybe<Scalars['Float']['output']>;
  bundle_fields?: Maybe<BundleFields>;
  items?: Maybe<Array<BundleItem>>;
};

export type Html = {
  __typename?: 'Html';
  html: Scalars['String']['output'];
};

export type PriceBreak = {
  __typename?: 'PriceBreak';
  min_qty: Scalars['Int']['output'];
  price: Scalars['Float']['output'];
  price_tax: Scalars['Float']['output'];
};

export type ProductDeposit = {
  __typename?: 'ProductDeposit';
  sku: Scalars['String']['output'];
  name: Scalars['String']['output'];
  units: Scalars['Float']['output'];
  unit_price: Scalars['Float']['output'];
};

export type NotOrderable = {
  __typename?: 'NotOrderable';
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
};

export type ProductReference = {
  __typename?: 'ProductReference';
  sku: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type ProductImage = {
  __typename?: 'ProductImage';
  url: Scalars['String']['output'];
  label: Scalars['String']['output'];
};

export type ProductDownload = {
  __typename?: 'ProductDownload';
  name: Scalars['String']['output'];
  url: Scalars['String']['output'];
  /** Bytes. */
  size: Scalars['Int']['output'];
};

/** Which units the product is ordered by; 0 hides the field. */
export type CartFields = {
  __typename?: 'CartFields';
  packaging_cart: Scalars['Int']['output'];
  layer_cart: Scalars['Int']['output'];
  pallets_cart: Scalars['Int']['output'];
};

export type BundleFields = {
  __typename?: 'BundleFields';
  minimum_amt: Scalars['Int']['output'];
  valid_from: Scalars['String']['output'];
  valid_to: Scalars['String']['output'];
  /** How many may still be bought; absent without a limit. */
  limited_amount?: Maybe<Scalars['Int']['output']>;
};

export type BundleItem = {
  __typename?: 'BundleItem';
  option_id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  required: Scalars['Boolean']['output'];
  options: Array<BundleOption>;
};

export type BundleOption = {
  __typename?: 'BundleOption';
  id: Scalars['ID']['output'];
  sku: Scalars['String']['output'];
  name: Scalars['String']['output'];
  pack_label: Scalars['String']['output'];
  quantity: Scalars['Float']['output'];
  can_change_quantity: Scalars['Boolean']['output'];
  /** Net price of one pack within the bundle. */
  price?: Maybe<Scalars['Float']['output']>;
  /** Deposit of one pack; never part of the price. */
  deposit: Scalars['Float']['output'];
  is_default: Scalars['Boolean']['output'];
};

export type AvailablePackaging = {
  __typename?: 'AvailablePackaging';
  type: Scalars['String']['output'];
  volume: Scalars['Float']['output'];
  title: Scalars['String']['output'];
  basic_price?: Maybe<Scalars['Float']['output']>;
  your_price?: Maybe<Scalars['Float']['output']>;
  currency: Scalars['String']['output'];
  sku: Scalars['String']['output'];
  thumbnail: Scalars['String']['output'];
};

export type Customer = {
  __typename?: 'Customer';
  uid: Scalars['ID']['output'];
  /** Everyone has one; it is made when it is first asked for. */
  wishlists: Array<Wishlist>;
};


export type CustomerWishlistsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  currentPage?: InputMaybe<Scalars['Int']['input']>;
};

export type Wishlist = {
  __typename?: 'Wishlist';
  id: Scalars['ID']['output'];
  items_count: Scalars['Int']['output'];
  items: Array<WishlistItem>;
};

export type WishlistItem = {
  __typename?: 'WishlistItem';
  id: Scalars['ID']['output'];
  quantity: Scalars['Float']['output'];
  product: WishlistProduct;
};

export type WishlistProduct = {
  __typename?: 'WishlistProduct';
  uid: Scalars['ID']['output'];
  sku: Scalars['String']['output'];
};

export type WishlistItemInput = {
  sku: Scalars['String']['input'];
  quantity?: InputMaybe<Scalars['Float']['input']>;
};

export type WishlistOutput = {
  __typename?: 'WishlistOutput';
  wishlist: Wishlist;
  user_errors: Array<UserError>;
};

export type UserError = {
  __typename?: 'UserError';
  code: Scalars['String']['output'];
  message: Scalars['String']['output'];
  path?: Maybe<Array<Scalars['String']['output']>>;
};

export type CustomerToken = {
  __typename?: 'CustomerToken';
  token: Scalars['String']['output'];
};

export type CancelOrderOutput = {
  __typename?: 'CancelOrderOutput';
  message: Scalars['String']['output'];
  /** success, pending or error */
  status: Scalars['String']['output'];
};

export type PlaceOrderOutput = {
  __typename?: 'PlaceOrderOutput';
  order?: Maybe<PlacedOrder>;
  user_errors: Array<UserError>;
  /** Prices that changed since they were shown, line by line; nothing was placed. */
  price_changes: Array<ChangedPrice>;
  /** Deposits that changed since they were shown, each container once; nothing was placed. */
  deposit_changes: Array<ChangedDeposit>;
  /** The fresh cart, where nothing was placed. */
  cart?: Maybe<Cart>;
};

export type ChangedDeposit = {
  __typename?: 'ChangedDeposit';
  sku: Scalars['String']['output'];
  name: Scalars['String']['output'];
  old_price: Scalars['Float']['output'];
  new_price: Scalars['Float']['output'];
};

export type PlacedOrder = {
  __typename?: 'PlacedOrder';
  order_number: Scalars['String']['output'];
  customer_order_number: Scalars['String']['output'];
  note_for_driver?: Maybe<Scalars['String']['output']>;
  /** Given by the ERP; absent until it has answered. */
  sap_id?: Maybe<Scalars['String']['output']>;
  delivery_date: Scalars['String']['output'];
  total: Scalars['Float']['output'];
  currency: Scalars['String']['output'];
};

export type ReorderMode =
  /** Onto what the cart holds. */
  | 'ADD'
  /** In its place; what it held is kept as a saved order. */
  | 'REPLACE';

export type ReorderOutput = {
  __typename?: 'ReorderOutput';
  cart: Cart;
  userInputErrors: Array<UserError>;
  /** What became of each line of the order, in their order. */
  lines: Array<ReorderLine>;
  /** The saved order that the cart became, where it was replaced. */
  saved_cart_id?: Maybe<Scalars['String']['output']>;
  undo_id?: Maybe<Scalars['ID']['output']>;
};

export type ReorderLine = {
  __typename?: 'ReorderLine';
  sku: Scalars['String']['output'];
  name: Scalars['String']['output'];
  pack_format: Scalars['String']['output'];
  /** As it was ordered then. */
  quantity: Scalars['Float']['output'];
  number_of_layer: Scalars['Int']['output'];
  number_of_pallet: Scalars['Int']['output'];
  /** Packs that were taken now. */
  quantity_total: Scalars['Float']['output'];
  /** taken, changed or missing. */
  status: Scalars['String']['output'];
  code?: Maybe<Scalars['String']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  /** Net price of one pack then and now. */
  price_before: Scalars['Float']['output'];
  price_now?: Maybe<Scalars['Float']['output']>;
  /** What the other price makes for the line, net. */
  effect: Scalars['Float']['output'];
  /** Absent where the article is gone from the market. */
  product?: Maybe<Product>;
  substitute?: Maybe<ReorderSubstitute>;
};

export type ReorderSubstitute = {
  __typename?: 'ReorderSubstitute';
  product: Product;
  quantity: Scalars['Float']['output'];
  number_of_layer: Scalars['Int']['output'];
  number_of_pallet: Scalars['Int']['output'];
  quantity_total: Scalars['Float']['output'];
  /** Net price of one pack of so many. */
  price: Scalars['Float']['output'];
};

/** Empty but for the cart where there is no order to repeat. */
export type ReorderPreview = {
  __typename?: 'ReorderPreview';
  order_number?: Maybe<Scalars['String']['output']>;
  /** The day it was placed, in its market (YYYY-MM-DD). */
  placed_on?: Maybe<Scalars['String']['output']>;
  ship_to_id?: Maybe<Scalars['String']['output']>;
  line_count: Scalars['Int']['output'];
  /** Kilograms, as it was ordered. */
  weight?: Maybe<Scalars['Float']['output']>;
  total?: Maybe<Scalars['Float']['output']>;
  currency?: Maybe<Scalars['String']['output']>;
  /** Lines that the cart holds now. */
  cart_lines: Scalars['Int']['output'];
  lines: Array<ReorderLine>;
  add?: Maybe<ReorderOutcome>;
  replace?: Maybe<ReorderOutcome>;
};

/** The cart as it would be. */
export type ReorderOutcome = {
  __typename?: 'ReorderOutcome';
  lines_after: Scalars['Int']['output'];
  /** Lines of the cart whose quantities would be raised. */
  merged: Scalars['Int']['output'];
  load: ProgressBarData;
  /** Why this way is not possible. */
  error?: Maybe<UserError>;
};

export type PortalConfig = {
  __typename?: 'PortalConfig';
  /** While true, only the supplier's staff may use the portal. */
  maintenance: Scalars['Boolean']['output'];
  /** Seconds a banner stays on screen. */
  banner_rotation: Scalars['Int']['output'];
  /** Days without delivery in the caller's market, by month, valid for the coming twelve months. */
  holidays: Array<HolidayMonth>;
  /** The same days as full dates (YYYY-MM-DD). */
  holiday_dates: Array<Scalars['String']['output']>;
  /** The portal-wide switch of each section; '1' means open. */
  sections: Array<SectionSwitch>;
};

export type HolidayMonth = {
  __typename?: 'HolidayMonth';
  month: Scalars['Int']['output'];
  days: Array<Scalars['Int']['output']>;
};

export type SectionSwitch = {
  __typename?: 'SectionSwitch';
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

/** All that is given must fit; an empty list or text asks for nothing. */
export type SavedOrderFilterInput = {
  /** Ids of ship-tos; those of others find nothing. */
  sap_id?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Days of the caller's market (YYYY-MM-DD), both included. */
  date_from?: InputMaybe<Scalars['String']['input']>;
  date_to?: InputMaybe<Scalars['String']['input']>;
  /** The ship-to's id, or part of its name or address. */
  deliver_to?: InputMaybe<Scalars['String']['input']>;
  /** The payer's id, or part of its name. */
  bill_to?: InputMaybe<Scalars['String']['input']>;
  /** Part of the ship-to's name. */
  shipto_name?: InputMaybe<Scalars['String']['input']>;
};

export type StatusOutput = {
  __typename?: 'StatusOutput';
  message: Scalars['String']['output'];
  /** success or error. */
  status: Scalars['String']['output'];
  cart?: Maybe<Cart>;
};

export type SavedOrders = {
  __typename?: 'SavedOrders';
  items: Array<SavedOrder>;
  page_info: SavedOrderPageInfo;
};

export type SavedOrderPageInfo = {
  __typename?: 'SavedOrderPageInfo';
  /** Orders, not lines: both count the same. */
  total_unique_items: Scalars['Int']['output'];
  total_items: Scalars['Int']['output'];
  total_pages: Scalars['Int']['output'];
};

export type SavedOrder = {
  __typename?: 'SavedOrder';
  id: Scalars['ID']['output'];
  cart_id: Scalars['String']['output'];
  /** When it was saved (ISO 8601). */
  date: Scalars['String']['output'];
  /** What would be paid today: goods with tax, after discounts, with deposits. */
  total: Scalars['Float']['output'];
  currency: Scalars['String']['output'];
  total_qty: Scalars['Float']['output'];
  pallets: Scalars['Float']['output'];
  lines: Scalars['Int']['output'];
  ship_to_id?: Maybe<Scalars['String']['output']>;
  /** The ship-to's address. */
  deliver_to?: Maybe<Scalars['String']['output']>;
  shipto_name?: Maybe<Scalars['String']['output']>;
  bill_to?: Maybe<Scalars['String']['output']>;
  saved_order_later: Scalars['Boolean']['output'];
  is_active: Scalars['Boolean']['output'];
  customer_order_number?: Maybe<Scalars['String']['output']>;
  delivery_date?: Maybe<Scalars['String']['output']>;
};

export type SavedOrderDetails = {
  __typename?: 'SavedOrderDetails';
  id: Scalars['ID']['output'];
  cart_id: Scalars['String']['output'];
  date: Scalars['String']['output'];
  customer_order_number?: Maybe<Scalars['String']['output']>;
  delivery_date?: Maybe<Scalars['String']['output']>;
  transporttype?: Maybe<Scalars['String']['output']>;
  billing_address?: Maybe<PayerDetails>;
  shipping_address?: Maybe<OutletDetails>;
  shipping_methods: Array<TransportOption>;
  payment_method?: Maybe<PaymentMethod>;
  items: Array<CartItem>;
  prices: CartPrices;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  CartItemInput: CartItemInput;
  CartItemUpdateInput: CartItemUpdateInput;
  ProductPriceInput: ProductPriceInput;
  PriceValidation: ResolverTypeWrapper<PriceValidation>;
  ChangedPrice: ResolverTypeWrapper<ChangedPrice>;
  CartOutput: ResolverTypeWrapper<CartOutput>;
  LineResult: ResolverTypeWrapper<LineResult>;
  MessageOutput: ResolverTypeWrapper<MessageOutput>;
  Cart: ResolverTypeWrapper<Cart>;
  CartCredit: ResolverTypeWrapper<CartCredit>;
  CutOff: ResolverTypeWrapper<CutOff>;
  DateRefusal: ResolverTypeWrapper<DateRefusal>;
  TransportOption: ResolverTypeWrapper<TransportOption>;
  CartItem: ResolverTypeWrapper<CartItem>;
  CartBundleOption: ResolverTypeWrapper<CartBundleOption>;
  CartItemPrices: ResolverTypeWrapper<CartItemPrices>;
  CartPrices: ResolverTypeWrapper<CartPrices>;
  TaxLine: ResolverTypeWrapper<TaxLine>;
  OutletDetails: ResolverTypeWrapper<OutletDetails>;
  PayerDetails: ResolverTypeWrapper<PayerDetails>;
  PaymentMethod: ResolverTypeWrapper<PaymentMethod>;
  AppliedCoupon: ResolverTypeWrapper<AppliedCoupon>;
  Discount: ResolverTypeWrapper<Discount>;
  ReturnableItem: ResolverTypeWrapper<ReturnableItem>;
  ProgressBarData: ResolverTypeWrapper<ProgressBarData>;
  Category: ResolverTypeWrapper<Category>;
  TextFilterInput: TextFilterInput;
  FlagFilterInput: FlagFilterInput;
  ProductFilterInput: ProductFilterInput;
  SortEnum: SortEnum;
  ProductSortInput: ProductSortInput;
  Products: ResolverTypeWrapper<Products>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Aggregation: ResolverTypeWrapper<Aggregation>;
  AggregationOption: ResolverTypeWrapper<AggregationOption>;
  Product: ResolverTypeWrapper<Product>;
  Html: ResolverTypeWrapper<Html>;
  PriceBreak: ResolverTypeWrapper<PriceBreak>;
  ProductDeposit: ResolverTypeWrapper<ProductDeposit>;
  NotOrderable: ResolverTypeWrapper<NotOrderable>;
  ProductReference: ResolverTypeWrapper<ProductReference>;
  ProductImage: ResolverTypeWrapper<ProductImage>;
  ProductDownload: ResolverTypeWrapper<ProductDownload>;
  CartFields: ResolverTypeWrapper<CartFields>;
  BundleFields: ResolverTypeWrapper<BundleFields>;
  BundleItem: ResolverTypeWrapper<BundleItem>;
  BundleOption: ResolverTypeWrapper<BundleOption>;
  AvailablePackaging: ResolverTypeWrapper<AvailablePackaging>;
  Customer: ResolverTypeWrapper<Customer>;
  Wishlist: ResolverTypeWrapper<Wishlist>;
  WishlistItem: ResolverTypeWrapper<WishlistItem>;
  WishlistProduct: ResolverTypeWrapper<WishlistProduct>;
  WishlistItemInput: WishlistItemInput;
  WishlistOutput: ResolverTypeWrapper<WishlistOutput>;
  UserError: ResolverTypeWrapper<UserError>;
  CustomerToken: ResolverTypeWrapper<CustomerToken>;
  CancelOrderOutput: ResolverTypeWrapper<CancelOrderOutput>;
  PlaceOrderOutput: ResolverTypeWrapper<PlaceOrderOutput>;
  ChangedDeposit: ResolverTypeWrapper<ChangedDeposit>;
  PlacedOrder: ResolverTypeWrapper<PlacedOrder>;
  ReorderMode: ReorderMode;
  ReorderOutput: ResolverTypeWrapper<ReorderOutput>;
  ReorderLine: ResolverTypeWrapper<ReorderLine>;
  ReorderSubstitute: ResolverTypeWrapper<ReorderSubstitute>;
  ReorderPreview: ResolverTypeWrapper<ReorderPreview>;
  ReorderOutcome: ResolverTypeWrapper<ReorderOutcome>;
  PortalConfig: ResolverTypeWrapper<PortalConfig>;
  HolidayMonth: ResolverTypeWrapper<HolidayMonth>;
  SectionSwitch: ResolverTypeWrapper<SectionSwitch>;
  SavedOrderFilterInput: SavedOrderFilterInput;
  StatusOutput: ResolverTypeWrapper<StatusOutput>;
  SavedOrders: ResolverTypeWrapper<SavedOrders>;
  SavedOrderPageInfo: ResolverTypeWrapper<SavedOrderPageInfo>;
  SavedOrder: ResolverTypeWrapper<SavedOrder>;
  SavedOrderDetails: ResolverTypeWrapper<SavedOrderDetails>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
  Boolean: Scalars['Boolean']['output'];
  Mutation: Record<PropertyKey, never>;
  Float: Scalars['Float']['output'];
  ID: Scalars['ID']['output'];
  CartItemInput: CartItemInput;
  CartItemUpdateInput: CartItemUpdateInput;
  ProductPriceInput: ProductPriceInput;
  PriceValidation: PriceValidation;
  ChangedPrice: ChangedPrice;
  CartOutput: CartOutput;
  LineResult: LineResult;
  MessageOutput: MessageOutput;
  Cart: Cart;
  CartCredit: CartCredit;
  CutOff: CutOff;
  DateRefusal: DateRefusal;
  TransportOption: TransportOption;
  CartItem: CartItem;
  CartBundleOption: CartBundleOption;
  CartItemPrices: CartItemPrices;
  CartPrices: CartPrices;
  TaxLine: TaxLine;
  OutletDetails: OutletDetails;
  PayerDetails: PayerDetails;
  PaymentMethod: PaymentMethod;
  AppliedCoupon: AppliedCoupon;
  Discount: Discount;
  ReturnableItem: ReturnableItem;
  ProgressBarData: ProgressBarData;
  Category: Category;
  TextFilterInput: TextFilterInput;
  FlagFilterInput: FlagFilterInput;
  ProductFilterInput: ProductFilterInput;
  ProductSortInput: ProductSortInput;
  Products: Products;
  PageInfo: PageInfo;
  Aggregation: Aggregation;
  AggregationOption: AggregationOption;
  Product: Product;
  Html: Html;
  PriceBreak: PriceBreak;
  ProductDeposit: ProductDeposit;
  NotOrderable: NotOrderable;
  ProductReference: ProductReference;
  ProductImage: ProductImage;
  ProductDownload: ProductDownload;
  CartFields: CartFields;
  BundleFields: BundleFields;
  BundleItem: BundleItem;
  BundleOption: BundleOption;
  AvailablePackaging: AvailablePackaging;
  Customer: Customer;
  Wishlist: Wishlist;
  WishlistItem: WishlistItem;
  WishlistProduct: WishlistProduct;
  WishlistItemInput: WishlistItemInput;
  WishlistOutput: WishlistOutput;
  UserError: UserError;
  CustomerToken: CustomerToken;
  CancelOrderOutput: CancelOrderOutput;
  PlaceOrderOutput: PlaceOrderOutput;
  ChangedDeposit: ChangedDeposit;
  PlacedOrder: PlacedOrder;
  ReorderOutput: ReorderOutput;
  ReorderLine: ReorderLine;
  ReorderSubstitute: ReorderSubstitute;
  ReorderPreview: ReorderPreview;
  ReorderOutcome: ReorderOutcome;
  PortalConfig: PortalConfig;
  HolidayMonth: HolidayMonth;
  SectionSwitch: SectionSwitch;
  SavedOrderFilterInput: SavedOrderFilterInput;
  StatusOutput: StatusOutput;
  SavedOrders: SavedOrders;
  SavedOrderPageInfo: SavedOrderPageInfo;
  SavedOrder: SavedOrder;
  SavedOrderDetails: SavedOrderDetails;
};

export type QueryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  customerCart: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  cart: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType, RequireFields<QueryCartArgs, 'cart_id'>>;
  categoryList: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType, Partial<QueryCategoryListArgs>>;
  products: Resolver<ResolversTypes['Products'], ParentType, ContextType, RequireFields<QueryProductsArgs, 'pageSize' | 'currentPage'>>;
  offers: Resolver<ResolversTypes['Products'], ParentType, ContextType, RequireFields<QueryOffersArgs, 'pageSize' | 'currentPage'>>;
  getProductAvaliablePackaging: Resolver<Array<ResolversTypes['AvailablePackaging']>, ParentType, ContextType, RequireFields<QueryGetProductAvaliablePackagingArgs, 'sku' | 'sub_brand'>>;
  customer: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  previewReorder: Resolver<ResolversTypes['ReorderPreview'], ParentType, ContextType, Partial<QueryPreviewReorderArgs>>;
  getPortalConfig: Resolver<ResolversTypes['PortalConfig'], ParentType, ContextType>;
  getSaveOrderForLater: Resolver<ResolversTypes['SavedOrders'], ParentType, ContextType, RequireFields<QueryGetSaveOrderForLaterArgs, 'currentPage' | 'pageSize' | 'sort'>>;
  getSaveOrderDetails: Resolver<Maybe<ResolversTypes['SavedOrderDetails']>, ParentType, ContextType, RequireFields<QueryGetSaveOrderDetailsArgs, 'cart_id' | 'saved_for_later'>>;
};

export type MutationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createEmptyCart: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  addProductsToCart: Resolver<ResolversTypes['CartOutput'], ParentType, ContextType, RequireFields<MutationAddProductsToCartArgs, 'cart_id'>>;
  updateCartItems: Resolver<ResolversTypes['CartOutput'], ParentType, ContextType, RequireFields<MutationUpdateCartItemsArgs, 'cart_id' | 'cart_items'>>;
  removeItemFromCart: Resolver<ResolversTypes['CartOutput'], ParentType, ContextType, RequireFields<MutationRemoveItemFromCartArgs, 'cart_id' | 'cart_item_id'>>;
  setShippingAddressesOnCart: Resolver<ResolversTypes['CartOutput'], ParentType, ContextType, RequireFields<MutationSetShippingAddressesOnCartArgs, 'cart_id' | 'ship_to_id'>>;
  setShippingMethodsOnCart: Resolver<ResolversTypes['CartOutput'], ParentType, ContextType, RequireFields<MutationSetShippingMethodsOnCartArgs, 'cart_id' | 'method'>>;
  setPaymentMethodOnCart: Resolver<ResolversTypes['CartOutput'], ParentType, ContextType, RequireFields<MutationSetPaymentMethodOnCartArgs, 'cart_id' | 'code'>>;
  setTransportType: Resolver<ResolversTypes['MessageOutput'], ParentType, ContextType, RequireFields<MutationSetTransportTypeArgs, 'cart_id' | 'transporttype' | 'currency'>>;
  setOrderReferenceOnCart: Resolver<ResolversTypes['CartOutput'], ParentType, ContextType, RequireFields<MutationSetOrderReferenceOnCartArgs, 'cart_id'>>;
  validateProductPrice: Resolver<ResolversTypes['PriceValidation'], ParentType, ContextType, RequireFields<MutationValidateProductPriceArgs, 'productItems'>>;
  applyCouponToCart: Resolver<ResolversTypes['CartOutput'], ParentType, ContextType, RequireFields<MutationApplyCouponToCartArgs, 'cart_id' | 'coupon_code'>>;
  removeCouponFromCart: Resolver<ResolversTypes['CartOutput'], ParentType, ContextType, RequireFields<MutationRemoveCouponFromCartArgs, 'cart_id' | 'coupon_code'>>;
  addProductsToWishlist: Resolver<ResolversTypes['WishlistOutput'], ParentType, ContextType, RequireFields<MutationAddProductsToWishlistArgs, 'wishlist_id' | 'quantity'>>;
  removeProductsFromWishlist: Resolver<ResolversTypes['WishlistOutput'], ParentType, ContextType, RequireFields<MutationRemoveProductsFromWishlistArgs, 'wishlist_id' | 'wishlist_items_ids'>>;
  generateCustomerToken: Resolver<ResolversTypes['CustomerToken'], ParentType, ContextType, RequireFields<MutationGenerateCustomerTokenArgs, 'email' | 'password'>>;
  placeOrder: Resolver<ResolversTypes['PlaceOrderOutput'], ParentType, ContextType, RequireFields<MutationPlaceOrderArgs, 'cart_id'>>;
  cancelOrder: Resolver<ResolversTypes['CancelOrderOutput'], ParentType, ContextType, Partial<MutationCancelOrderArgs>>;
  reorderItems: Resolver<ResolversTypes['ReorderOutput'], ParentType, ContextType, RequireFields<MutationReorderItemsArgs, 'orderNumber' | 'mode'>>;
  undoReorder: Resolver<ResolversTypes['CartOutput'], ParentType, ContextType, RequireFields<MutationUndoReorderArgs, 'undo_id'>>;
  addSaveOrderForLater: Resolver<ResolversTypes['MessageOutput'], ParentType, ContextType, RequireFields<MutationAddSaveOrderForLaterArgs, 'cart_id'>>;
  reOrderSavedOrder: Resolver<ResolversTypes['StatusOutput'], ParentType, ContextType, RequireFields<MutationReOrderSavedOrderArgs, 'cart_id'>>;
  deleteSavedOrder: Resolver<ResolversTypes['StatusOutput'], ParentType, ContextType, RequireFields<MutationDeleteSavedOrderArgs, 'cart_id'>>;
  restoreSavedOrder: Resolver<ResolversTypes['StatusOutput'], ParentType, ContextType, RequireFields<MutationRestoreSavedOrderArgs, 'cart_id'>>;
};

export type PriceValidationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PriceValidation'] = ResolversParentTypes['PriceValidation']> = {
  message: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items: Resolver<Array<ResolversTypes['ChangedPrice']>, ParentType, ContextType>;
};

export type ChangedPriceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ChangedPrice'] = ResolversParentTypes['ChangedPrice']> = {
  sku: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  old_price: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  new_price: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type CartOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CartOutput'] = ResolversParentTypes['CartOutput']> = {
  cart: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  user_errors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  line_results: Resolver<Array<ResolversTypes['LineResult']>, ParentType, ContextType>;
};

export type LineResultResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['LineResult'] = ResolversParentTypes['LineResult']> = {
  sku: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity_total: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  code: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MessageOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['MessageOutput'] = ResolversParentTypes['MessageOutput']> = {
  message: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user_errors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CartResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart']> = {
  id: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shown_hash: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note_for_driver: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customer_order_number: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  proposed_customer_order_number: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customer_order_number_used: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  delivery_date: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delivery_date_error: Resolver<Maybe<ResolversTypes['DateRefusal']>, ParentType, ContextType>;
  delivery_method: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ship_to_id: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total_quantity: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  items: Resolver<Array<ResolversTypes['CartItem']>, ParentType, ContextType>;
  prices: Resolver<ResolversTypes['CartPrices'], ParentType, ContextType>;
  outlet_details: Resolver<Maybe<ResolversTypes['OutletDetails']>, ParentType, ContextType>;
  payer_details: Resolver<Maybe<ResolversTypes['PayerDetails']>, ParentType, ContextType>;
  available_payment_methods: Resolver<Array<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  selected_payment_method: Resolver<Maybe<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  available_transport_types: Resolver<Array<ResolversTypes['TransportOption']>, ParentType, ContextType>;
  cut_offs: Resolver<Array<ResolversTypes['CutOff']>, ParentType, ContextType>;
  server_time: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  applied_coupons: Resolver<Array<ResolversTypes['AppliedCoupon']>, ParentType, ContextType>;
  discounts: Resolver<Array<ResolversTypes['Discount']>, ParentType, ContextType>;
  returnable_items: Resolver<Array<ResolversTypes['ReturnableItem']>, ParentType, ContextType>;
  progress_bar_data: Resolver<ResolversTypes['ProgressBarData'], ParentType, ContextType>;
  obstacles: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  agreement_missing: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  credit: Resolver<Maybe<ResolversTypes['CartCredit']>, ParentType, ContextType>;
};

export type CartCreditResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CartCredit'] = ResolversParentTypes['CartCredit']> = {
  verdict: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mode: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_stale: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  as_of: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  limit: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  used: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  orders_since: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  available: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type CutOffResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CutOff'] = ResolversParentTypes['CutOff']> = {
  date: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order_by: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DateRefusalResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['DateRefusal'] = ResolversParentTypes['DateRefusal']> = {
  code: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next_date: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TransportOptionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TransportOption'] = ResolversParentTypes['TransportOption']> = {
  value: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  handstacked: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  earliest_date: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order_by: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CartItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CartItem'] = ResolversParentTypes['CartItem']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  uid: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  quantity: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  quantity_total: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  number_of_packages: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  number_of_layer: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  number_of_layer_total: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  number_of_pallet: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pack_format: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weight: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  prices: Resolver<ResolversTypes['CartItemPrices'], ParentType, ContextType>;
  bundle_options: Resolver<Array<ResolversTypes['CartBundleOption']>, ParentType, ContextType>;
  errors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  price_before: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type CartBundleOptionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CartBundleOption'] = ResolversParentTypes['CartBundleOption']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sku: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  price: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type CartItemPricesResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CartItemPrices'] = ResolversParentTypes['CartItemPrices']> = {
  unit: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  unit_tax: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  row_total: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  row_total_tax: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  basic_unit: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  basic_row_total: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  discount: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type CartPricesResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CartPrices'] = ResolversParentTypes['CartPrices']> = {
  basic_total: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  basic_total_tax: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  your_total: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  your_total_tax: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  discount_total: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  tax_total: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  deposit_total: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  grand_total: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  grand_total_tax: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  currency: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxes: Resolver<Array<ResolversTypes['TaxLine']>, ParentType, ContextType>;
};

export type TaxLineResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['TaxLine'] = ResolversParentTypes['TaxLine']> = {
  rate: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  base: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  amount: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type OutletDetailsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['OutletDetails'] = ResolversParentTypes['OutletDetails']> = {
  sap_id: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payer_name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outlet_name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  province: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalcode: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PayerDetailsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PayerDetails'] = ResolversParentTypes['PayerDetails']> = {
  sap_id: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payername: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zipcode: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  identification_no: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxvat: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaymentMethodResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PaymentMethod'] = ResolversParentTypes['PaymentMethod']> = {
  code: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AppliedCouponResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AppliedCoupon'] = ResolversParentTypes['AppliedCoupon']> = {
  code: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  error: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DiscountResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Discount'] = ResolversParentTypes['Discount']> = {
  label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ReturnableItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ReturnableItem'] = ResolversParentTypes['ReturnableItem']> = {
  parent_sku: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total_units: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unit_price: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  price_before: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  total_price: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ProgressBarDataResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ProgressBarData'] = ResolversParentTypes['ProgressBarData']> = {
  iMinimumOrderPallet: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  iMaximumOrderPallet: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  iMinimumOrderWeight: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  iMaximumOrderWeight: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  iMinimumOrderPrice: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  iMaximumOrderPrice: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  iTotalCartWeight: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  iTotalCartPalletQty: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  iTotalQty: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  iPhysicalPallets: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  iTotalHectolitres: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  handstacked: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFullTruck: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canProceed: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  limit_message: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  uid: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url_key: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url_path: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  level: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  product_count: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  children: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
};

export type ProductsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Products'] = ResolversParentTypes['Products']> = {
  items: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  total_count: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page_info: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  aggregations: Resolver<Array<ResolversTypes['Aggregation']>, ParentType, ContextType>;
  corrected_search: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  page_size: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  current_page: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total_pages: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AggregationResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Aggregation'] = ResolversParentTypes['Aggregation']> = {
  attribute_code: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  options: Resolver<Array<ResolversTypes['AggregationOption']>, ParentType, ContextType>;
};

export type AggregationOptionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AggregationOption'] = ResolversParentTypes['AggregationOption']> = {
  label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  uid: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sku: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type_id: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description: Resolver<ResolversTypes['Html'], ParentType, ContextType>;
  currency: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  your_price: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  your_price_tax: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  base_price: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  base_price_tax: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_per_litre: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_per_litre_tax: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tax_rate: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  price_breaks: Resolver<Array<ResolversTypes['PriceBreak']>, ParentType, ContextType>;
  price_origin: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  promo_until: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deposit: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  deposits: Resolver<Array<ResolversTypes['ProductDeposit']>, ParentType, ContextType>;
  orderable: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  not_orderable_reason: Resolver<Maybe<ResolversTypes['NotOrderable']>, ParentType, ContextType>;
  available_from: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  substitute: Resolver<Maybe<ResolversTypes['ProductReference']>, ParentType, ContextType>;
  favourites: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  promo: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  product_last: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  product_new: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  product_sale: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  multi_deposit: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  material_type: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number_of_items_in_box: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  number_of_products_on_layer: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  number_of_layers_per_pallet: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  number_of_items_on_pallet: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  number_of_bottles: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pack_format: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pack_label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveryDate: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ean: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ean_ea: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weight: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  gross_weight_for_one_cas: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  pallet_weight: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  hl_per_unit: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  packaging: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  packaging_label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brand: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sub_brand: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  volume: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  country_of_origin: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  alcohol_content: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  shelf_life: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  returnable_package: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  images: Resolver<Array<ResolversTypes['ProductImage']>, ParentType, ContextType>;
  thumbnail: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  related_products: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  downloads: Resolver<Array<ResolversTypes['ProductDownload']>, ParentType, ContextType>;
  cart_fields: Resolver<ResolversTypes['CartFields'], ParentType, ContextType>;
  bundle_price: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  bundle_price_tax: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  bundle_base_price: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  bundle_base_price_tax: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  bundle_fields: Resolver<Maybe<ResolversTypes['BundleFields']>, ParentType, ContextType>;
  items: Resolver<Maybe<Array<ResolversTypes['BundleItem']>>, ParentType, ContextType>;
};

export type HtmlResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Html'] = ResolversParentTypes['Html']> = {
  html: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PriceBreakResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PriceBreak'] = ResolversParentTypes['PriceBreak']> = {
  min_qty: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  price_tax: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ProductDepositResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ProductDeposit'] = ResolversParentTypes['ProductDeposit']> = {
  sku: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  units: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unit_price: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type NotOrderableResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['NotOrderable'] = ResolversParentTypes['NotOrderable']> = {
  code: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductReferenceResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ProductReference'] = ResolversParentTypes['ProductReference']> = {
  sku: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductImageResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ProductImage'] = ResolversParentTypes['ProductImage']> = {
  url: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductDownloadResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ProductDownload'] = ResolversParentTypes['ProductDownload']> = {
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CartFieldsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CartFields'] = ResolversParentTypes['CartFields']> = {
  packaging_cart: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  layer_cart: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pallets_cart: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BundleFieldsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BundleFields'] = ResolversParentTypes['BundleFields']> = {
  minimum_amt: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  valid_from: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  valid_to: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  limited_amount: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BundleItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BundleItem'] = ResolversParentTypes['BundleItem']> = {
  option_id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  required: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  options: Resolver<Array<ResolversTypes['BundleOption']>, ParentType, ContextType>;
};

export type BundleOptionResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['BundleOption'] = ResolversParentTypes['BundleOption']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sku: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pack_label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  can_change_quantity: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  price: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  deposit: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  is_default: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AvailablePackagingResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['AvailablePackaging'] = ResolversParentTypes['AvailablePackaging']> = {
  type: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  volume: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  title: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  basic_price: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  your_price: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  currency: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  thumbnail: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomerResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  uid: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  wishlists: Resolver<Array<ResolversTypes['Wishlist']>, ParentType, ContextType, RequireFields<CustomerWishlistsArgs, 'pageSize' | 'currentPage'>>;
};

export type WishlistResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['Wishlist'] = ResolversParentTypes['Wishlist']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items_count: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items: Resolver<Array<ResolversTypes['WishlistItem']>, ParentType, ContextType>;
};

export type WishlistItemResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['WishlistItem'] = ResolversParentTypes['WishlistItem']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  product: Resolver<ResolversTypes['WishlistProduct'], ParentType, ContextType>;
};

export type WishlistProductResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['WishlistProduct'] = ResolversParentTypes['WishlistProduct']> = {
  uid: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sku: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WishlistOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['WishlistOutput'] = ResolversParentTypes['WishlistOutput']> = {
  wishlist: Resolver<ResolversTypes['Wishlist'], ParentType, ContextType>;
  user_errors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type CustomerTokenResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CustomerToken'] = ResolversParentTypes['CustomerToken']> = {
  token: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CancelOrderOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['CancelOrderOutput'] = ResolversParentTypes['CancelOrderOutput']> = {
  message: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlaceOrderOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PlaceOrderOutput'] = ResolversParentTypes['PlaceOrderOutput']> = {
  order: Resolver<Maybe<ResolversTypes['PlacedOrder']>, ParentType, ContextType>;
  user_errors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  price_changes: Resolver<Array<ResolversTypes['ChangedPrice']>, ParentType, ContextType>;
  deposit_changes: Resolver<Array<ResolversTypes['ChangedDeposit']>, ParentType, ContextType>;
  cart: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
};

export type ChangedDepositResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ChangedDeposit'] = ResolversParentTypes['ChangedDeposit']> = {
  sku: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  old_price: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  new_price: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PlacedOrderResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PlacedOrder'] = ResolversParentTypes['PlacedOrder']> = {
  order_number: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customer_order_number: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note_for_driver: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sap_id: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delivery_date: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  currency: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReorderOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ReorderOutput'] = ResolversParentTypes['ReorderOutput']> = {
  cart: Resolver<ResolversTypes['Cart'], ParentType, ContextType>;
  userInputErrors: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  lines: Resolver<Array<ResolversTypes['ReorderLine']>, ParentType, ContextType>;
  saved_cart_id: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  undo_id: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ReorderLineResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ReorderLine'] = ResolversParentTypes['ReorderLine']> = {
  sku: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pack_format: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  number_of_layer: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  number_of_pallet: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantity_total: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  status: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price_before: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  price_now: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  effect: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  product: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  substitute: Resolver<Maybe<ResolversTypes['ReorderSubstitute']>, ParentType, ContextType>;
};

export type ReorderSubstituteResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ReorderSubstitute'] = ResolversParentTypes['ReorderSubstitute']> = {
  product: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  quantity: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  number_of_layer: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  number_of_pallet: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantity_total: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  price: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ReorderPreviewResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ReorderPreview'] = ResolversParentTypes['ReorderPreview']> = {
  order_number: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  placed_on: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ship_to_id: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  line_count: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weight: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  total: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  currency: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cart_lines: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lines: Resolver<Array<ResolversTypes['ReorderLine']>, ParentType, ContextType>;
  add: Resolver<Maybe<ResolversTypes['ReorderOutcome']>, ParentType, ContextType>;
  replace: Resolver<Maybe<ResolversTypes['ReorderOutcome']>, ParentType, ContextType>;
};

export type ReorderOutcomeResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['ReorderOutcome'] = ResolversParentTypes['ReorderOutcome']> = {
  lines_after: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  merged: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  load: Resolver<ResolversTypes['ProgressBarData'], ParentType, ContextType>;
  error: Resolver<Maybe<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PortalConfigResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['PortalConfig'] = ResolversParentTypes['PortalConfig']> = {
  maintenance: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  banner_rotation: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  holidays: Resolver<Array<ResolversTypes['HolidayMonth']>, ParentType, ContextType>;
  holiday_dates: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  sections: Resolver<Array<ResolversTypes['SectionSwitch']>, ParentType, ContextType>;
};

export type HolidayMonthResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['HolidayMonth'] = ResolversParentTypes['HolidayMonth']> = {
  month: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  days: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SectionSwitchResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SectionSwitch'] = ResolversParentTypes['SectionSwitch']> = {
  label: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StatusOutputResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['StatusOutput'] = ResolversParentTypes['StatusOutput']> = {
  message: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cart: Resolver<Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
};

export type SavedOrdersResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SavedOrders'] = ResolversParentTypes['SavedOrders']> = {
  items: Resolver<Array<ResolversTypes['SavedOrder']>, ParentType, ContextType>;
  page_info: Resolver<ResolversTypes['SavedOrderPageInfo'], ParentType, ContextType>;
};

export type SavedOrderPageInfoResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SavedOrderPageInfo'] = ResolversParentTypes['SavedOrderPageInfo']> = {
  total_unique_items: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total_items: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total_pages: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SavedOrderResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SavedOrder'] = ResolversParentTypes['SavedOrder']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  cart_id: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  currency: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total_qty: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  pallets: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lines: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ship_to_id: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliver_to: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipto_name: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bill_to: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  saved_order_later: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  is_active: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  customer_order_number: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delivery_date: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SavedOrderDetailsResolvers<ContextType = unknown, ParentType extends ResolversParentTypes['SavedOrderDetails'] = ResolversParentTypes['SavedOrderDetails']> = {
  id: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  cart_id: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customer_order_number: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delivery_date: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transporttype: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  billing_address: Resolver<Maybe<ResolversTypes['PayerDetails']>, ParentType, ContextType>;
  shipping_address: Resolver<Maybe<ResolversTypes['OutletDetails']>, ParentType, ContextType>;
  shipping_methods: Resolver<Array<ResolversTypes['TransportOption']>, ParentType, ContextType>;
  payment_method: Resolver<Maybe<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  items: Resolver<Array<ResolversTypes['CartItem']>, ParentType, ContextType>;
  prices: Resolver<ResolversTypes['CartPrices'], ParentType, ContextType>;
};

export type Resolvers<ContextType = unknown> = {
  Query: QueryResolvers<ContextType>;
  Mutation: MutationResolvers<ContextType>;
  PriceValidation: PriceValidationResolvers<ContextType>;
  ChangedPrice: ChangedPriceResolvers<ContextType>;
  CartOutput: CartOutputResolvers<ContextType>;
  LineResult: LineResultResolvers<ContextType>;
  MessageOutput: MessageOutputResolvers<ContextType>;
  Cart: CartResolvers<ContextType>;
  CartCredit: CartCreditResolvers<ContextType>;
  CutOff: CutOffResolvers<ContextType>;
  DateRefusal: DateRefusalResolvers<ContextType>;
  TransportOption: TransportOptionResolvers<ContextType>;
  CartItem: CartItemResolvers<ContextType>;
  CartBundleOption: CartBundleOptionResolvers<ContextType>;
  CartItemPrices: CartItemPricesResolvers<ContextType>;
  CartPrices: CartPricesResolvers<ContextType>;
  TaxLine: TaxLineResolvers<ContextType>;
  OutletDetails: OutletDetailsResolvers<ContextType>;
  PayerDetails: PayerDetailsResolvers<ContextType>;
  PaymentMethod: PaymentMethodResolvers<ContextType>;
  AppliedCoupon: AppliedCouponResolvers<ContextType>;
  Discount: DiscountResolvers<ContextType>;
  ReturnableItem: ReturnableItemResolvers<ContextType>;
  ProgressBarData: ProgressBarDataResolvers<ContextType>;
  Category: CategoryResolvers<ContextType>;
  Products: ProductsResolvers<ContextType>;
  PageInfo: PageInfoResolvers<ContextType>;
  Aggregation: AggregationResolvers<ContextType>;
  AggregationOption: AggregationOptionResolvers<ContextType>;
  Product: ProductResolvers<ContextType>;
  Html: HtmlResolvers<ContextType>;
  PriceBreak: PriceBreakResolvers<ContextType>;
  ProductDeposit: ProductDepositResolvers<ContextType>;
  NotOrderable: NotOrderableResolvers<ContextType>;
  ProductReference: ProductReferenceResolvers<ContextType>;
  ProductImage: ProductImageResolvers<ContextType>;
  ProductDownload: ProductDownloadResolvers<ContextType>;
  CartFields: CartFieldsResolvers<ContextType>;
  BundleFields: BundleFieldsResolvers<ContextType>;
  BundleItem: BundleItemResolvers<ContextType>;
  BundleOption: BundleOptionResolvers<ContextType>;
  AvailablePackaging: AvailablePackagingResolvers<ContextType>;
  Customer: CustomerResolvers<ContextType>;
  Wishlist: WishlistResolvers<ContextType>;
  WishlistItem: WishlistItemResolvers<ContextType>;
  WishlistProduct: WishlistProductResolvers<ContextType>;
  WishlistOutput: WishlistOutputResolvers<ContextType>;
  UserError: UserErrorResolvers<ContextType>;
  CustomerToken: CustomerTokenResolvers<ContextType>;
  CancelOrderOutput: CancelOrderOutputResolvers<ContextType>;
  PlaceOrderOutput: PlaceOrderOutputResolvers<ContextType>;
  ChangedDeposit: ChangedDepositResolvers<ContextType>;
  PlacedOrder: PlacedOrderResolvers<ContextType>;
  ReorderOutput: ReorderOutputResolvers<ContextType>;
  ReorderLine: ReorderLineResolvers<ContextType>;
  ReorderSubstitute: ReorderSubstituteResolvers<ContextType>;
  ReorderPreview: ReorderPreviewResolvers<ContextType>;
  ReorderOutcome: ReorderOutcomeResolvers<ContextType>;
  PortalConfig: PortalConfigResolvers<ContextType>;
  HolidayMonth: HolidayMonthResolvers<ContextType>;
  SectionSwitch: SectionSwitchResolvers<ContextType>;
  StatusOutput: StatusOutputResolvers<ContextType>;
  SavedOrders: SavedOrdersResolvers<ContextType>;
  SavedOrderPageInfo: SavedOrderPageInfoResolvers<ContextType>;
  SavedOrder: SavedOrderResolvers<ContextType>;
  SavedOrderDetails: SavedOrderDetailsResolvers<ContextType>;
};

