import type { MutationName } from './operation-guards.ts';

/**
 * What becomes of a change that is sent again because nobody knows whether it was made (T154). `by nature`: it sets a
 * state, or carries a version or an id of its own, so that the second time changes nothing. `by key`: with the same
 * `Idempotency-Key` it is made once.
 */
export type Repeatable = 'by nature' | 'by key';

export const repeatKeyHeader = 'idempotency-key';

/** As many as a UUID and its prefix need; nothing that a log or a header could stumble over. */
export const isRepeatKey = (text: string): boolean => /^[\x21-\x7e]{1,64}$/.test(text);

/** Whether a change that was answered by 5xx was made all the same. */
export type Outcome = 'none' | 'unknown';

/** Of every mutation; a new one without its line here does not compile. REST calls say it in their own entry. */
export const mutationRepeats = {
  // Another token beside the first, which ends by itself.
  generateCustomerToken: 'by nature',
  createEmptyCart: 'by nature',
  addProductsToCart: 'by key',
  updateCartItems: 'by nature',
  removeItemFromCart: 'by nature',
  setShippingAddressesOnCart: 'by nature',
  setShippingMethodsOnCart: 'by nature',
  setPaymentMethodOnCart: 'by nature',
  setTransportType: 'by nature',
  setOrderReferenceOnCart: 'by nature',
  validateProductPrice: 'by nature',
  applyCouponToCart: 'by nature',
  removeCouponFromCart: 'by nature',
  // A cart is ordered once.
  placeOrder: 'by nature',
  cancelOrder: 'by nature',
  reorderItems: 'by key',
  undoReorder: 'by key',
  addSaveOrderForLater: 'by key',
  reOrderSavedOrder: 'by key',
  deleteSavedOrder: 'by key',
  restoreSavedOrder: 'by key',
  addProductsToWishlist: 'by nature',
  removeProductsFromWishlist: 'by nature',
} as const satisfies Record<MutationName, Repeatable>;

/** Those that the browser may only send with a key. */
export type KeyedMutation = {
  [Name in MutationName]: (typeof mutationRepeats)[Name] extends 'by key' ? Name : never;
}[MutationName];
