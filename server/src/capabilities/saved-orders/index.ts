export { openSavedOrders } from './open-saved-orders.ts';
export type { SavedOrdersDoor } from './saved-orders.door.ts';
export { savedOrdersResolvers } from './saved-orders.resolvers.ts';
