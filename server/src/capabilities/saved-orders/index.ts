export { type SavedOrdersDoor, savedOrders } from './saved-orders.door.ts';
export { savedOrdersResolvers } from './saved-orders.resolvers.ts';
