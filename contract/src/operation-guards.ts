import type { MutationResolvers, QueryResolvers } from './generated/wire.ts';
import { everyone, type Guard, holdersOf, signedIn } from './guard.ts';

export type QueryName = keyof QueryResolvers;
export type MutationName = keyof MutationResolvers;
export type OperationName = `Query.${QueryName}` | `Mutation.${MutationName}`;

/** The guard of every GraphQL operation; a new one without its line here does not compile. */
export const operationGuards: Record<OperationName, Guard> = {
  'Query.getPortalConfig': everyone,
  'Query.categoryList': holdersOf('Catalogue'),
  'Query.products': holdersOf('Catalogue'),
  'Query.offers': holdersOf('Catalogue'),
  'Query.getProductAvaliablePackaging': holdersOf('Catalogue'),
  'Query.customer': signedIn,
  'Query.customerCart': signedIn,
  'Query.cart': signedIn,
  'Query.getSaveOrderForLater': holdersOf('My Orders'),
  'Query.getSaveOrderDetails': holdersOf('My Orders'),
  'Query.previewReorder': holdersOf('Catalogue'),
  'Mutation.generateCustomerToken': everyone,
  'Mutation.createEmptyCart': signedIn,
  'Mutation.addProductsToCart': holdersOf('Catalogue'),
  'Mutation.updateCartItems': holdersOf('Catalogue'),
  'Mutation.removeItemFromCart': holdersOf('Catalogue'),
  'Mutation.setShippingAddressesOnCart': holdersOf('Catalogue'),
  'Mutation.setShippingMethodsOnCart': holdersOf('Catalogue'),
  'Mutation.setPaymentMethodOnCart': holdersOf('Catalogue'),
  'Mutation.setTransportType': holdersOf('Catalogue'),
  'Mutation.setOrderReferenceOnCart': holdersOf('Catalogue'),
  'Mutation.validateProductPrice': holdersOf('Catalogue'),
  'Mutation.applyCouponToCart': holdersOf('Catalogue'),
  'Mutation.removeCouponFromCart': holdersOf('Catalogue'),
  'Mutation.placeOrder': holdersOf('Catalogue'),
  'Mutation.cancelOrder': holdersOf('My Orders'),
  'Mutation.reorderItems': holdersOf('Catalogue'),
  'Mutation.undoReorder': holdersOf('Catalogue'),
  'Mutation.addSaveOrderForLater': holdersOf('Catalogue'),
  'Mutation.reOrderSavedOrder': holdersOf('My Orders'),
  'Mutation.deleteSavedOrder': holdersOf('My Orders'),
  'Mutation.restoreSavedOrder': holdersOf('My Orders'),
  'Mutation.addProductsToWishlist': holdersOf('Catalogue'),
  'Mutation.removeProductsFromWishlist': holdersOf('Catalogue'),
};

/** Mutations that must be alone in their document: many in one request would be a way around counting (A14). */
export const loneMutations: readonly MutationName[] = ['generateCustomerToken', 'placeOrder'];
