export { contentFinders } from './finders/content-finders.ts';
export { documentFinder } from './finders/document-finder.ts';
export { goodsFinders } from './finders/goods-finders.ts';
export { orderFinder } from './finders/order-finder.ts';
export { requestFinder } from './finders/request-finder.ts';
export { searchRoutes } from './search.routes.ts';
