import type { RoutePath } from '@dray/contract/section-table.ts';
import type { QueryClient } from '@tanstack/react-query';
import { portalConfigQueries } from '#capabilities/portal-config/index.ts';
import { logFault } from '#platform/log.ts';
import type { RouteRow } from './route-row.ts';
import { screen } from './screen.ts';
import { staffRows } from './staff-rows.ts';

const home = screen(() => import('#screens/home/home-screen.tsx'), 'HomeScreen', ['home']);
const profileDetails = screen(
  () => import('#screens/profile-details/profile-details-screen.tsx'),
  'ProfileDetailsScreen',
  ['profile', 'account', 'form', 'notifications'],
);
const profileManagement = screen(
  () => import('#screens/profile-management/profile-management-screen.tsx'),
  'ProfileManagementScreen',
  ['people', 'profile', 'access', 'list', 'form'],
);
const profileCompany = screen(
  () => import('#screens/profile-company/profile-company-screen.tsx'),
  'ProfileCompanyScreen',
  ['company', 'people', 'profile', 'list'],
);
const reporting = screen(() => import('#screens/reporting/reporting-screen.tsx'), 'ReportingScreen', [
  'reporting',
  'list',
]);
const orderSummary = screen(() => import('#screens/order-summary/order-summary-screen.tsx'), 'OrderSummaryScreen', [
  'summary',
  'order',
  'cart',
  'catalogue',
  'form',
]);
const ordersHistory = screen(() => import('#screens/orders-history/orders-history-screen.tsx'), 'OrdersHistoryScreen', [
  'orders',
  'documents',
  'list',
  'order',
  'reorder',
  'catalogue',
]);
const ordersSaved = screen(() => import('#screens/orders-saved/orders-saved-screen.tsx'), 'OrdersSavedScreen', [
  'saved-orders',
  'orders',
  'list',
  'order',
  'cart',
  'catalogue',
]);
const contracts = screen(() => import('#screens/contracts/contracts-screen.tsx'), 'ContractsScreen', [
  'contracts',
  'catalogue',
]);
const myDocuments = screen(() => import('#screens/my-documents/my-documents-screen.tsx'), 'MyDocumentsScreen', [
  'documents',
  'list',
  'form',
]);
const marketingMaterials = screen(
  () => import('#screens/marketing-materials/materials-screen.tsx'),
  'MaterialsScreen',
  ['materials', 'content', 'list', 'form'],
);
// A list and what it leads to come in one file: people who read one of them go on to the other.
const news = screen(() => import('#screens/news/news-screen.tsx'), 'NewsScreen', ['news', 'content', 'list', 'form']);
const article = screen(() => import('#screens/news/news-screen.tsx'), 'ArticleScreen', ['news', 'content']);
const training = screen(() => import('#screens/training/training-screen.tsx'), 'TrainingScreen', [
  'training',
  'content',
  'list',
]);
const course = screen(() => import('#screens/training/training-screen.tsx'), 'CourseScreen', ['training', 'content']);
const support = ['support', 'content', 'contact'] as const;
const faq = screen(() => import('#screens/support/support-screen.tsx'), 'FaqScreen', support);
const knowledgeBase = screen(() => import('#screens/support/support-screen.tsx'), 'KnowledgeScreen', support);
const tickets = screen(() => import('#screens/support-tickets/tickets-screen.tsx'), 'TicketsScreen', [
  'requests',
  'support',
  'content',
  'contact',
  'catalogue',
  'list',
  'form',
]);
const thanks = screen(() => import('#screens/result/thanks-screen.tsx'), 'ThanksScreen', [
  'result',
  'order',
  'catalogue',
]);
const bulkUpload = screen(() => import('#screens/bulk-upload/bulk-upload-screen.tsx'), 'BulkUploadScreen', [
  'bulk-upload',
  'catalogue',
  'form',
  'list',
]);
const bulkUploadSuccess = screen(
  () => import('#screens/result/bulk-upload-success-screen.tsx'),
  'BulkUploadSuccessScreen',
  ['bulk-upload', 'list', 'result'],
);
const ko = screen(() => import('#screens/result/result-screen.tsx'), 'KoScreen', ['result']);
const verification = screen(() => import('#screens/verification/verification-screen.tsx'), 'VerificationScreen', [
  'account',
  'form',
  'legal',
  'profile',
]);
const forgotPassword = screen(
  () => import('#screens/forgot-password/forgot-password-screen.tsx'),
  'ForgotPasswordScreen',
  ['account', 'form'],
);
const resetPassword = screen(() => import('#screens/reset-password/reset-password-screen.tsx'), 'ResetPasswordScreen', [
  'account',
  'form',
]);
const login = screen(() => import('#screens/login/login-screen.tsx'), 'LoginScreen', ['login']);
const samlError = screen(() => import('#screens/saml-error/saml-error-screen.tsx'), 'SamlErrorScreen', ['access']);
const error403 = screen(
  () => import('#screens/error403/error403-screen.tsx'),
  'Error403Screen',
  ['access', 'contact'],
  (client) => void client.prefetchQuery(portalConfigQueries.contacts()),
);
const contact = screen(
  () => import('#screens/contact/contact-screen.tsx'),
  'ContactScreen',
  ['contact'],
  (client) => void client.prefetchQuery(portalConfigQueries.contacts()),
);
const catalogProducts = screen(
  () => import('#screens/catalog/catalog-screen.tsx'),
  'ProductsScreen',
  ['catalogue'],
  (client, _params, search) => askCatalogue(client, 'products', search),
);
const catalogFavourites = screen(
  () => import('#screens/catalog/catalog-screen.tsx'),
  'FavouritesScreen',
  ['catalogue'],
  (client, _params, search) => askCatalogue(client, 'favourites', search),
);
const catalogProduct = screen(
  () => import('#screens/catalog-product/catalog-product-screen.tsx'),
  'CatalogProductScreen',
  ['catalogue', 'product'],
  (client, { id = '' }) => {
    import('#screens/catalog-product/ask-product.ts').then(
      ({ askProduct }) => askProduct(client, id),
      (cause: unknown) => logFault('product', cause),
    );
  },
);
const cart = screen(() => import('#screens/cart/cart-screen.tsx'), 'CartScreen', [
  'cart',
  'catalogue',
  'form',
  'list',
  'order',
]);
export const notFound = screen(() => import('#screens/not-found/not-found-screen.tsx'), 'NotFoundScreen');

/** Every route of the portal; which section each needs is in the contract's `section-table.ts`, for the server asks, too. */
export const routeTable: Record<RoutePath, RouteRow> = {
  '/': { screen: home, title: 'home', chrome: 'portal', hasShipToBar: true, bannerLocation: 'homepageAfterLogin' },
  '/catalog/products': {
    screen: catalogProducts,
    title: 'products',
    chrome: 'portal',
    compactRail: true,
    hasShipToBar: true,
    cartPanel: 'docked',
    bannerLocation: 'catalog',
  },
  '/catalog/favorites': {
    screen: catalogFavourites,
    title: 'favourites',
    chrome: 'portal',
    compactRail: true,
    hasShipToBar: true,
    cartPanel: 'docked',
    bannerLocation: 'favorites',
  },
  '/catalog/bulk-upload': { screen: bulkUpload, title: 'bulkUpload', chrome: 'portal', compactRail: true },
  '/catalog/$id': {
    screen: catalogProduct,
    title: 'products',
    chrome: 'portal',
    compactRail: true,
    hasShipToBar: true,
    cartPanel: 'folded',
  },
  '/cart': { screen: cart, title: 'cart', chrome: 'portal', hasFooter: false, compactRail: true, cartPanel: 'none' },
  '/order-summary': { screen: orderSummary, title: 'orderSummary', chrome: 'portal', compactRail: true },
  '/orders/history': {
    screen: ordersHistory,
    title: 'orderHistory',
    chrome: 'portal',
    compactRail: true,
    bannerLocation: 'orders',
  },
  '/orders/saved': { screen: ordersSaved, title: 'savedOrders', chrome: 'portal', compactRail: true },
  '/profile/details': { screen: profileDetails, title: 'profile', chrome: 'portal' },
  '/profile/management': { screen: profileManagement, title: 'management', chrome: 'portal' },
  '/profile/company': { screen: profileCompany, title: 'company', chrome: 'portal' },
  '/contracts': { screen: contracts, title: 'contracts', chrome: 'portal' },
  '/reporting': { screen: reporting, title: 'reporting', chrome: 'portal' },
  '/my-documents': { screen: myDocuments, title: 'documents', chrome: 'portal', compactRail: true },
  '/marketing-materials': {
    screen: marketingMaterials,
    title: 'marketing',
    chrome: 'portal',
    compactRail: true,
    bannerLocation: 'marketing-materials',
  },
  '/news': { screen: news, title: 'news', chrome: 'portal', bannerLocation: 'news' },
  '/news/$path': { screen: article, title: 'news', chrome: 'portal' },
  '/training': { screen: training, title: 'training', chrome: 'portal', bannerLocation: 'training' },
  '/training/$path': { screen: course, title: 'training', chrome: 'portal' },
  '/support/faq': { screen: faq, title: 'faq', chrome: 'portal', bannerLocation: 'support' },
  '/support/knowledge-base': { screen: knowledgeBase, title: 'knowledgeBase', chrome: 'portal' },
  '/support/tickets': { screen: tickets, title: 'tickets', chrome: 'portal' },
  '/thanks': { screen: thanks, title: 'thanks', chrome: 'portal' },
  '/bulk-upload-success': { screen: bulkUploadSuccess, title: 'bulkUploadSuccess', chrome: 'portal' },
  '/ko': { screen: ko, title: 'ko', chrome: 'portal' },
  ...staffRows,
  '/verification': { screen: verification, title: 'verification', chrome: 'none', isUserVerification: true },
  '/login': { screen: login, title: 'login', chrome: 'none', openInMaintenance: true },
  '/saml-error': { screen: samlError, title: 'samlError', chrome: 'none' },
  '/forgot-password': { screen: forgotPassword, title: 'forgotPassword', chrome: 'none' },
  '/reset-password': { screen: resetPassword, title: 'resetPassword', chrome: 'none' },
  '/contact': { screen: contact, title: 'contact', chrome: 'public', openInMaintenance: true },
  '/error403': { screen: error403, title: 'error403', chrome: 'public' },
};

/** The menu shows an entry when there is something behind it. */
export const hasScreen = (path: RoutePath): boolean => routeTable[path].screen !== undefined;

function askCatalogue(
  client: QueryClient,
  tab: 'products' | 'favourites',
  search: Readonly<Record<string, unknown>>,
): void {
  import('#screens/catalog/ask-list.ts').then(
    ({ askList }) => askList(client, tab, search),
    (cause: unknown) => logFault('catalogue', cause),
  );
}
