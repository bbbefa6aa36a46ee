export { openOrderDesk } from './open-order-desk.ts';
export { orderDeskRoutes } from './order-desk.routes.ts';
