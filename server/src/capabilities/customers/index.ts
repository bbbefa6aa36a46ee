export { customersRoutes } from './customers.routes.ts';
export { openCustomers } from './open-customers.ts';
