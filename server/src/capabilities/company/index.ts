export type { CompanyDoor } from './company.door.ts';
export { companyRoutes } from './company.routes.ts';
export type { CreditDoor } from './credit/credit.door.ts';
export { creditRoutes } from './credit/credit.routes.ts';
export { creditToCart } from './credit/credit.wire.ts';
export { openCredit } from './credit/open-credit.ts';
export type { CompanyPage } from './list-payers.ts';
export { companyKinds } from './master/company-kinds-of.ts';
export { findBelonging } from './master/find-belonging.ts';
export { type CompanyNumbersDoor, openCompanyNumbers } from './master/open-company-numbers.ts';
export { openCompany } from './open-company.ts';
export {
  type Company,
  type DeliveryTerms,
  instantOf,
  localMoment,
  type Payer,
  type ShipTo,
  type Transport,
} from './rules/company.model.ts';
export type { CustomerRow } from './rules/customer.model.ts';
export { orderByInstant, orderMoment } from './rules/order-moment.model.ts';
export { type CommonTerms, type MarketTermsDoor, openMarketTerms } from './terms/open-market-terms.ts';
export { openTerms, type TermsDoor } from './terms/open-terms.ts';
export type { KeptTerms, ServedShipTo } from './terms/terms.model.ts';
