import { describe, expect, test } from 'vitest';
import type { Guard } from './guard.ts';
import { operationGuards } from './operation-guards.ts';
import type { RestRoute } from './rest-route.ts';
import { restRoutes } from './rest-routes.ts';
import { mayOpen, menuTable, routeSections } from './section-table.ts';
import { isSection, type Section } from './sections.ts';
import { type StaffNeed, staffCalls } from './test-staff-calls.ts';

type Need = Section | 'signed-in' | 'public' | StaffNeed;

// Written by hand from S7, S8, S16, H1 and the T-rows named below, and never to be filled from the product's own tables:
// anyone who changes a guard there has to say here, too, that this is what was agreed.

/** An operation needs what the screens need that call it; a cart may be looked at by anyone who is signed in (T41). */
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
  'Query.previewReorder': 'Catalogue',
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
  'Mutation.reorderItems': 'Catalogue',
  'Mutation.undoReorder': 'Catalogue',
  'Mutation.addSaveOrderForLater': 'Catalogue',
  'Mutation.reOrderSavedOrder': 'My Orders',
  'Mutation.deleteSavedOrder': 'My Orders',
  'Mutation.restoreSavedOrder': 'My Orders',
  'Mutation.addProductsToWishlist': 'Catalogue',
  'Mutation.removeProductsFromWishlist': 'Catalogue',
};

const calls: Record<string, Need> = {
  // Orders from a file are orders: T112, T152.
  'POST /api/orders/BulkUploadOrdersAsync': 'Catalogue',
  'POST /api/orders/bulk/lines': 'Catalogue',
  'GET /api/orders/bulk': 'Catalogue',
  'GET /api/orders/bulk/:jobId': 'Catalogue',
  'GET /api/orders/bulk/:jobId/rows': 'Catalogue',
  'PATCH /api/orders/bulk/:jobId/rows/:row': 'Catalogue',
  'PUT /api/orders/bulk/:jobId/same-goods': 'Catalogue',
  'POST /api/orders/bulk/:jobId/send': 'Catalogue',
  'DELETE /api/orders/bulk/:jobId': 'Catalogue',
  'GET /api/orders/bulk/:jobId/faulty-rows.csv': 'Catalogue',
  'GET /api/orders/bulk/template/:format': 'Catalogue',
  'GET /api/schema.graphql': 'signed-in',
  'GET /content/downloads/:sku/datasheet.pdf': 'Catalogue',
  // A group only with its own section: H8, T146.
  'GET /api/search': 'signed-in',
  'GET /api/notifications': 'signed-in',
  'POST /api/notifications/read': 'signed-in',
  'GET /api/notifications/preferences': 'signed-in',
  'PUT /api/notifications/preferences': 'signed-in',
  // They are in mails and on the sign-in page, too.
  'GET /content/pictures/:file': 'public',
  'GET /api/contacts': 'public',
  'GET /content/links': 'public',
  'GET /content/portalExtLinks': 'public',
  'GET /content/banners': 'public',
  'GET /content/helppages': 'signed-in',
  // Content: S7, H1. Teasers are for everybody (T32); of a file the handler asks for the section of what it belongs to.
  'GET /content/articles': 'News & Events',
  'GET /content/articles/:path': 'News & Events',
  'POST /content/articles/:path/read': 'News & Events',
  'GET /content/publicarticles': 'public',
  'GET /content/publicarticles/:path': 'public',
  'GET /content/trainingLearning': 'Training & Learning',
  'GET /content/trainingLearning/:path': 'Training & Learning',
  'GET /content/trainingLearning:path': 'Training & Learning',
  'PUT /content/trainingLearning/:path/progress': 'Training & Learning',
  'POST /content/trainingLearning/:path/answer': 'Training & Learning',
  // Its handler asks for Access Management, too; without it there is nobody.
  'GET /content/trainingLearning-team': 'Training & Learning',
  'GET /content/faqitems': 'Support',
  'POST /content/faqitems/:path/asked': 'Support',
  'GET /content/faqpages': 'Support',
  'GET /content/knowledgebase': 'Support',
  'GET /content/knowledgebase/:path': 'Support',
  'POST /content/helpful': 'Support',
  'GET /content/downloadmaterial': 'Marketing Materials',
  'GET /content/downloadmaterial/GetAllBrandsAsync': 'Marketing Materials',
  'GET /content/downloadmaterial/GetAllDMFolders': 'Marketing Materials',
  'POST /content/downloadmaterial/bulk-files': 'Marketing Materials',
  'GET /content/downloadmaterial/:id/file': 'Marketing Materials',
  'GET /content/downloadmaterial/:id/preview': 'Marketing Materials',
  'GET /content/files/:id': 'signed-in',
  'GET /content/publicfiles/:id': 'public',
  'GET /identity/users/GetUserInfoById/:id': 'signed-in',
  'PUT /identity/users/SetFirstLoginFlag/:UID': 'signed-in',
  // Without Access Management it tells of the caller themselves and of those who manage their company (T137).
  'GET /identity/users/GetAllUsersInfo': 'signed-in',
  'GET /identity/users/GetAssignableRoles': 'Access Management',
  'POST /identity/users/CreateNewUser': 'Access Management',
  'PUT /identity/users/UpdateUser/:id': 'Access Management',
  'PATCH /identity/users/SetUserStatus': 'Access Management',
  'POST /identity/users/ResendInvitation/:id': 'Access Management',
  'GET /identity/users/GetChanges': 'Access Management',
  'GET /api/payers/:id': 'My Profile',
  'GET /api/payers': 'My Profile',
  'GET /api/soldtos/:id': 'My Profile',
  // Without My Documents or Contracts there it tells no amounts (T138).
  'GET /api/payers/:id/credit': 'signed-in',
  // Anyone who comes by a link has no session yet (U2, U4, T140).
  'POST /identity/users/ReadLink': 'public',
  'PUT /identity/users/SetFirstPassword': 'public',
  'PUT /identity/users/AcceptInvitation': 'public',
  'POST /identity/users/ForgotPassword': 'public',
  'PUT /identity/users/ResetPassword': 'public',
  'PUT /identity/users/ChangePassword/:UID': 'signed-in',
  'GET /identity/users/GetConsents': 'signed-in',
  'PUT /identity/users/AcceptConsents': 'signed-in',
  'GET /identity/users/GetSessions': 'signed-in',
  'DELETE /identity/users/Sessions/:id': 'signed-in',
  'DELETE /identity/users/Sessions': 'signed-in',
  'PUT /identity/users/SetLanguage/:UID': 'signed-in',
  // Whether anybody may order for them is everybody's own word (P18).
  'GET /api/me/export': 'signed-in',
  'POST /api/me/export': 'signed-in',
  'POST /api/me/export/file': 'signed-in',
  'GET /identity/users/ActingPermission': 'signed-in',
  'PUT /identity/users/ActingPermission': 'signed-in',
  'GET /api/shiptos/GetShipToBySapId/:id': 'signed-in',
  'GET /api/transportype': 'signed-in',
  'GET /api/events': 'signed-in',
  'GET /api/mydocuments/GetAllDocuments': 'My Documents',
  'GET /api/mydocuments/balances': 'My Documents',
  'GET /api/mydocuments/outlook': 'My Documents',
  'GET /api/mydocuments/GetAllDocumentsByOrderId/:id': 'My Documents',
  'GET /api/mydocuments/GetInvoiceDocumentsByOrderId/:id': 'My Documents',
  'GET /api/mydocuments/GetCreditNotesDocumentsByOrderId/:id': 'My Documents',
  'GET /api/mydocuments/GetOtherDocumentsByOrderId/:id': 'My Documents',
  'GET /api/mydocuments/GetProformaInvoiceDocumentsByOrderId/:id': 'My Documents',
  'GET /api/mydocuments/:id/file': 'My Documents',
  'GET /api/mydocuments/:id/structured/:format': 'My Documents',
  'GET /api/contracts': 'Contracts',
  'GET /api/contracts/:id/file': 'Contracts',
  'GET /api/reporting/contracts': 'Reporting',
  'GET /api/mydocuments/statement': 'My Documents',
  'GET /api/orders/:orderNumber/confirmation': 'My Orders',
  'GET /api/orders/:orderNumber/proforma': 'My Documents',
  'GET /api/mydocuments/zip': 'My Documents',
  'GET /api/documents/GetTesiDetails': 'My Documents',
  'GET /api/documents/GetCablogDetails': 'My Documents',
  'POST /api/invoiceolsa/getdatarchive': 'My Documents',
  'POST /api/invoiceolsa/getdocument': 'My Documents',
  'GET /api/orders': 'My Orders',
  'GET /api/orders/GetOrderStatus': 'My Orders',
  // T90, T148.
  'GET /api/reporting/access': 'Reporting',
  'GET /api/reporting/sales': 'Reporting',
  'GET /api/power-bi/sales-report': 'Reporting',
  'GET /api/power-bi/contract-evaluation': 'Reporting',
  'GET /api/orders/counts': 'My Orders',
  // Its handler asks for the catalogue there, too (T149).
  'GET /api/orders/usual': 'My Orders',
  'GET /api/orders/GetTracking/:orderId': 'My Orders',
  'GET /api/ordertypes': 'My Orders',
  'GET /api/orderstatus': 'My Orders',
  'GET /api/orders/:orderNumber': 'My Orders',
  'GET /api/orders/ByCart/:cartId': 'Catalogue',
  'POST /api/agreements/accept': 'Catalogue',
  // Requests: S7, H1.
  'GET /api/tickets/GetAllTickets': 'Support',
  'GET /api/tickets/GetTicketById/:id': 'Support',
  'GET /api/tickets/GetCategories': 'Support',
  'GET /api/tickets/GetSubCategoriesByCategoryId/:id': 'Support',
  'GET /api/tickets/GetAllSubCategories': 'Support',
  'POST /api/tickets/CreateTicket': 'Support',
  'POST /api/tickets/CreateComment': 'Support',
  'PUT /api/tickets/UpdateTicket/:id': 'Support',
  'POST /api/tickets/:id/read': 'Support',
  'POST /api/tickets/UploadAttachmentsByTicketId': 'Support',
  'GET /api/tickets/GetAttachmentsByTicketId/:id': 'Support',
  'DELETE /api/tickets/attachments/:id': 'Support',
  'GET /api/tickets/attachments/:id/file': 'Support',
  // Hand-offs: T19, T22. A customer type or a role is asked for besides.
  'POST /api/sso/eLearning': 'Academy',
  'POST /api/sso/pubMenu': 'Pub Menu',
  'POST /api/sso/emptiesManagement': 'Empties Management',
  'GET /api/sso/metadata': 'public',
  ...staffCalls,
};

/** The results of something done are for anyone who did it (T29); `Orders` and `Academy` open no page (T18, T19). */
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
  // New paths of T142 and T169.
  '/staff': 'staff',
  '/staff/orders': 'staff',
  '/staff/customers': 'staff',
  '/staff/customers/$companyId': 'staff',
  '/staff/calendar': 'staff',
  '/staff/sections': 'staff',
  '/staff/requests': 'staff',
  '/staff/onboardings': 'staff',
  '/staff/onboardings/$id': 'staff',
  '/staff/erp': 'staff',
  '/staff/health': 'staff',
  '/staff/content': 'staff',
  '/staff/content/$kind/$id': 'staff',
  '/staff/imports': 'staff',
  '/staff/prices/lists': 'staff',
  '/staff/people': 'staff',
  '/staff/changes': 'staff',
  '/staff/audit': 'staff',
  '/staff/prices/explain': 'staff',
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
  academy: 'Academy',
  empties: 'Empties Management',
  pubMenu: 'Pub Menu',
};

function needOf(guard: Guard): Need {
  if (guard.kind === 'staff') return guard.right ? `staff, ${guard.right}` : 'staff';
  return guard.kind === 'section' ? guard.section : guard.kind;
}

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

test('while the portal is closed for maintenance a customer is told who they are, and nothing else', () => {
  const isOpen = (guard: Guard): boolean => guard.kind === 'signed-in' && guard.isOpenInMaintenance === true;
  const open = Object.values<RestRoute>(restRoutes).filter(({ guard }) => isOpen(guard));

  expect(open.map(({ method, base, path }) => `${method} /${base}${path}`)).toEqual([
    'GET /identity/users/GetUserInfoById/:id',
  ]);
  expect(Object.values<Guard>(operationGuards).filter(isOpen)).toEqual([]);
});
