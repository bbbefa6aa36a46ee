export { type CompanyDoor, company } from './company.door.ts';
export { companyRoutes } from './company.routes.ts';
export { companyStore } from './company.store.ts';
export { type CreditDoor, credit } from './credit/credit.door.ts';
export { creditRoutes } from './credit/credit.routes.ts';
export { creditStore } from './credit/credit.store.ts';
export { creditToCart } from './credit/credit.wire.ts';
export type { CompanyPage } from './list-payers.ts';
export { payerStore } from './payer.store.ts';
export { payersWithinStore } from './payers-within.store.ts';
export {
  type Company,
  type DeliveryTerms,
  instantOf,
  localMoment,
  type Payer,
  type ShipTo,
  type Transport,
} from './rules/company.model.ts';
export { orderByInstant, orderMoment } from './rules/order-moment.model.ts';
export { shipToStateStore } from './ship-to-state.store.ts';
export { supplyStore } from './supply.store.ts';
