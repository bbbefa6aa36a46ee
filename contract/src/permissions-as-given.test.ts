import { describe, expect, test } from 'vitest';
import type { Guard } from './guard.ts';
import { operationGuards } from './operation-guards.ts';
import type { RestRoute } from './rest-route.ts';
import { restRoutes } from './rest-routes.ts';
import { mayOpen, menuTable, routeSections } from './section-table.ts';
import { isSection, type Section } from './sections.ts';

type Need = Section | 'signed-in' | 'public';

// Written by hand from S7, S8, S16, H1 and the T-rows named below, and never to be filled from the product's own tables:
// whoever changes a guard there has to say here, too, that this is what was agreed.

/** An operation needs what the screens need that call it; a cart may be looked at by whoever is signed in (T41). */
const operations: Record<string, Need> = {
  'Query.getPortalConfig': 'public',
  'Query.categoryList': 'Catalogue',
  'Query.products': 'Catalogue',
  'Query.offers': 'Catalogue',
  'Query.getProductAvaliablePackaging': 'Catalogue',
  'Query.customer': 'signed-in',
  'Query.customerCart': 'signed-in',
  'Query.cart': 'signed-in',
  'Query.getSaveOrderForLater': 'My Orders',
  'Query.getSaveOrderDetails': 'My Orders',
  'Mutation.generateCustomerToken': 'public',
  'Mutation.createEmptyCart': 'signed-in',
  'Mutation.addProductsToCart': 'Catalogue',
  'Mutation.updateCartItems': 'Catalogue',
  'Mutation.removeItemFromCart': 'Catalogue',
  'Mutation.setShippingAddressesOnCart': 'Catalogue',
  'Mutation.setShippingMethodsOnCart': 'Catalogue',
  'Mutation.setPaymentMethodOnCart': 'Catalogue',
  'Mutation.setTransportType': 'Catalogue',
  'Mutation.setOrderReferenceOnCart': 'Catalogue',
  'Mutation.validateProductPrice': 'Catalogue',
  'Mutation.applyCouponToCart': 'Catalogue',
  'Mutation.removeCouponFromCart': 'Catalogue',
  'Mutation.placeOrder': 'Catalogue',
  'Mutation.cancelOrder': 'My Orders',
  'Mutation.addSaveOrderForLater': 'Catalogue',
  'Mutation.reOrderSavedOrder': 'My Orders',
  'Mutation.deleteSavedOrder': 'My Orders',
  'Mutation.restoreSavedOrder': 'My Orders',
  'Mutation.addProductsToWishlist': 'Catalogue',
  'Mutation.removeProductsFromWishlist': 'Catalogue',
};

const calls: Record<string, Need> = {
  'GET /api/schema.graphql': 'signed-in',
  'GET /content/downloads/:sku/datasheet.pdf': 'Catalogue',
  // They stand in mails and on the sign-in page, too.
  'GET /content/pictures/:file': 'public',
  'GET /api/contacts': 'public',
  'GET /content/links': 'public',
  'GET /content/portalExtLinks': 'public',
  'GET /content/banners': 'public',
  'GET /content/helppages': 'signed-in',
  'GET /identity/users/GetUserInfoById/:id': 'signed-in',
  'PUT /identity/users/SetFirstLoginFlag/:UID': 'signed-in',
  'GET /api/shiptos/GetShipToBySapId/:id': 'signed-in',
  'GET /api/transportype': 'signed-in',
  'GET /api/events': 'signed-in',
  'GET /api/mydocuments/:id/file': 'My Documents',
  'GET /api/orders': 'My Orders',
  'GET /api/orders/GetOrderStatus': 'My Orders',
  'GET /api/orders/counts': 'My Orders',
  'GET /api/orders/GetTracking/:orderId': 'My Orders',
  'GET /api/ordertypes': 'My Orders',
  'GET /api/orderstatus': 'My Orders',
  'GET /api/orders/:orderNumber': 'My Orders',
  'GET /api/orders/ByCart/:cartId': 'Catalogue',
  'POST /api/agreements/accept': 'Catalogue',
};

/** The results of something done are for whoever did it (T29); `Orders` and `Academy` open no page (T18, T19). */
const pages: Record<string, Need> = {
  '/': 'Home Page',
  '/catalog/products': 'Catalogue',
  '/catalog/favorites': 'Catalogue',
  '/catalog/bulk-upload': 'Catalogue',
  '/catalog/$id': 'Catalogue',
  '/cart': 'Catalogue',
  '/order-summary': 'Catalogue',
  '/orders/history': 'My Orders',
  '/orders/saved': 'My Orders',
  '/profile/details': 'My Profile',
  '/profile/management': 'My Profile',
  '/profile/company': 'My Profile',
  '/contracts': 'Contracts',
  '/reporting': 'Reporting',
  '/my-documents': 'My Documents',
  '/marketing-materials': 'Marketing Materials',
  '/news': 'News & Events',
  '/news/$path': 'News & Events',
  '/training': 'Training & Learning',
  '/training/$path': 'Training & Learning',
  '/support/faq': 'Support',
  '/support/knowledge-base': 'Support',
  '/support/tickets': 'Support',
  '/thanks': 'signed-in',
  '/bulk-upload-success': 'signed-in',
  '/ko': 'signed-in',
  '/verification': 'public',
  '/login': 'public',
  '/saml-error': 'public',
  '/forgot-password': 'public',
  '/reset-password': 'public',
  '/contact': 'public',
  '/error403': 'public',
};

const menu: Record<string, Section> = {
  home: 'Home Page',
  profile: 'My Profile',
  catalogue: 'Catalogue',
  orders: 'My Orders',
  documents: 'My Documents',
  reporting: 'Reporting',
  contracts: 'Contracts',
  support: 'Support',
  marketing: 'Marketing Materials',
  training: 'Training & Learning',
  news: 'News & Events',
  about: 'About Asahi',
  empties: 'Empties Management',
  pubMenu: 'Pub Menu',
};

const needOf = (guard: Guard): Need => (guard.kind === 'section' ? guard.section : guard.kind);

test('every operation of GraphQL asks for what was agreed, and there is no other', () => {
  const guards = Object.entries(operationGuards).map(([name, guard]) => [name, needOf(guard)]);

  expect(Object.fromEntries(guards)).toEqual(operations);
});

test('every REST call asks for what was agreed, and there is no other', () => {
  const guards = Object.values<RestRoute>(restRoutes).map(({ method, base, path, guard }) => [
    `${method} /${base}${path}`,
    needOf(guard),
  ]);

  expect(Object.fromEntries(guards)).toEqual(calls);
});

test('every page asks for what was agreed, and there is no other', () => {
  expect(routeSections).toEqual(pages);
});

test('every entry of the menu shows the section that was agreed, in the agreed order', () => {
  expect(menuTable.map(({ name, section }) => [name, section])).toEqual(Object.entries(menu));
});

describe.each(Object.entries(pages).filter(([, need]) => isSection(need) && need !== 'Home Page'))(
  '%s',
  (path, need) => {
    const section = need as Section;
    const opens = (held: readonly Section[], switches: Record<string, string>) =>
      mayOpen(routeSections[path as keyof typeof routeSections] as Section, held, new Map(Object.entries(switches)));

    test(`opens with ${section} and its switch alone, and with no other section or switch`, () => {
      expect(opens([section], { [section]: '1' })).toBe(true);
      expect(opens([section], {})).toBe(false);
      expect(opens([section], { [section]: '0' })).toBe(false);
      expect(opens([], { [section]: '1' })).toBe(false);
    });
  },
);
