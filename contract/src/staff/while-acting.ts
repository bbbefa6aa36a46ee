import type { OperationName } from '../operation-guards.ts';
import { alwaysAllowedSection, type Section } from '../sections.ts';

/**
 * Whether a customers' call answers somebody of the staff who acts for one of them (B3). Refused is what only they may do or
 * read themselves: passwords, sessions, people, consents, agreements, settings, and what goes on in their name afterwards.
 */
export type WhileActing = 'allowed' | 'refused';

/** Travels with every call of a tab that acts; a link carries the same as the beginning of its path. */
export const actingHeader = 'acting-for';
export const actingPath = '/acting';

/** The id of a session of acting, as the browser holds it. */
export const isActingId = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** For how long one begins, and goes on when it is renewed. */
export const actingMinutes = 30;
/** Somebody who still acts is asked in good time. */
export const actingSoonOverMinutes = 5;

export const actingReasonLength = { min: 3, max: 200 } as const;

/** Ordering and what belongs to it; of the person's sections no others are held while somebody acts for them. */
export const sectionsWhileActing: readonly Section[] = [
  alwaysAllowedSection,
  'Catalogue',
  'My Orders',
  'My Documents',
  'Contracts',
];

/** What is held for a pub without accounts: ordering at that ship-to. */
export const sectionsOfDesk: readonly Section[] = [alwaysAllowedSection, 'Catalogue', 'My Orders'];

/** Of every GraphQL operation; a new one without its line here does not compile. REST calls say it in their own entry. */
export const operationsWhileActing: Record<OperationName, WhileActing> = {
  'Query.getPortalConfig': 'allowed',
  'Query.categoryList': 'allowed',
  'Query.products': 'allowed',
  'Query.offers': 'allowed',
  'Query.getProductAvaliablePackaging': 'allowed',
  'Query.customer': 'allowed',
  'Query.customerCart': 'allowed',
  'Query.cart': 'allowed',
  'Query.getSaveOrderForLater': 'allowed',
  'Query.getSaveOrderDetails': 'allowed',
  'Query.previewReorder': 'allowed',
  'Mutation.generateCustomerToken': 'refused',
  'Mutation.createEmptyCart': 'allowed',
  'Mutation.addProductsToCart': 'allowed',
  'Mutation.updateCartItems': 'allowed',
  'Mutation.removeItemFromCart': 'allowed',
  'Mutation.setShippingAddressesOnCart': 'allowed',
  'Mutation.setShippingMethodsOnCart': 'allowed',
  'Mutation.setPaymentMethodOnCart': 'allowed',
  'Mutation.setTransportType': 'allowed',
  'Mutation.setOrderReferenceOnCart': 'allowed',
  'Mutation.validateProductPrice': 'allowed',
  'Mutation.applyCouponToCart': 'allowed',
  'Mutation.removeCouponFromCart': 'allowed',
  'Mutation.placeOrder': 'allowed',
  'Mutation.cancelOrder': 'allowed',
  'Mutation.reorderItems': 'allowed',
  'Mutation.undoReorder': 'allowed',
  'Mutation.addSaveOrderForLater': 'allowed',
  'Mutation.reOrderSavedOrder': 'allowed',
  'Mutation.deleteSavedOrder': 'allowed',
  'Mutation.restoreSavedOrder': 'allowed',
  'Mutation.addProductsToWishlist': 'allowed',
  'Mutation.removeProductsFromWishlist': 'allowed',
};
