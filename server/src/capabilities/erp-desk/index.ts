export type { FindInErp } from './erp-desk.deps.ts';
export { erpDeskRoutes } from './erp-desk.routes.ts';
export { openErpDesk } from './open-erp-desk.ts';
