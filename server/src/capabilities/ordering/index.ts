export { type OrderHistoryStore, orderHistoryStore } from './history/order-history.store.ts';
export { documentsOf } from './order-document.store.ts';
export { orderOfCart } from './order-of-cart.model.ts';
export { orderReferenceStore } from './order-reference.store.ts';
export { type OrderingDoor, ordering } from './ordering.door.ts';
export type { Order, OrderSnapshot } from './ordering.model.ts';
export { orderingResolvers } from './ordering.resolvers.ts';
export { orderingRoutes } from './ordering.routes.ts';
export { placedOrderStore } from './placed-order.store.ts';
