export { type CompanyDoor, company } from './company.door.ts';
export {
  type DeliveryTerms,
  instantOf,
  localMoment,
  type Payer,
  type ShipTo,
  type Transport,
} from './company.model.ts';
export { companyRoutes } from './company.routes.ts';
export { companyStore } from './company.store.ts';
