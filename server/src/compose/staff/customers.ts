import { isGrantedAt, isSectionOn, isShutTo } from '#capabilities/access/index.ts';
import type { CartDoor } from '#capabilities/cart/index.ts';
import { type CreditDoor, orderMoment } from '#capabilities/company/index.ts';
import type { ContractsDoor } from '#capabilities/contracts/index.ts';
import { customersRoutes, openCustomers } from '#capabilities/customers/index.ts';
import type { OrderingDoor } from '#capabilities/ordering/index.ts';
import type { PricingDoor } from '#capabilities/pricing/index.ts';
import type { SupportDoor } from '#capabilities/support/index.ts';
import type { DoorOf } from '#platform/request/request.ts';
import type { Base } from '../base.ts';

/** What a customer's page is made of. */
export type CustomerDoors = {
  pricingOf: DoorOf<PricingDoor>;
  cartOf: DoorOf<CartDoor>;
  orderingOf: DoorOf<OrderingDoor>;
  creditOf: DoorOf<CreditDoor>;
  contractsOf: DoorOf<ContractsDoor>;
  supportOf: DoorOf<SupportDoor>;
};

/** The customers of somebody's markets or portfolio, for the supplier's own people. */
export function composeCustomers(base: Base, doors: CustomerDoors) {
  const customersOf = openCustomers({ ...base, ...doors, orderMoment, isShutTo, isSectionOn, isGrantedAt });
  return { customersOf, customersRoutes: customersRoutes(customersOf) };
}
