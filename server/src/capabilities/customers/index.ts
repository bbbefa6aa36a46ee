export type { CustomersDoor } from './customers.door.ts';
export { customersRoutes } from './customers.routes.ts';
export type { Obstacles as JudgedObstacles } from './obstacles/judge-obstacles.ts';
export { openCustomers } from './open-customers.ts';
