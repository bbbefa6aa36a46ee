export { type CompanyDoor, company } from './company.door.ts';
export type { ShipTo } from './company.model.ts';
export { companyRoutes } from './company.routes.ts';
export { companyStore } from './company.store.ts';
