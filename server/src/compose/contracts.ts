import type { CartDoor } from '#capabilities/cart/index.ts';
import type { CatalogueDoor } from '#capabilities/catalogue/index.ts';
import type { CreditDoor } from '#capabilities/company/index.ts';
import { contractsRoutes, openContracts } from '#capabilities/contracts/index.ts';
import { type OrderingDoor, openOutstanding } from '#capabilities/ordering/index.ts';
import type { ReportingDoor } from '#capabilities/reporting/index.ts';
import type { DoorOf } from '#platform/request/request.ts';
import type { Base } from './base.ts';

type Beside = {
  cartOf: DoorOf<CartDoor>;
  catalogueOf: DoorOf<CatalogueDoor>;
  creditOf: DoorOf<CreditDoor>;
  orderingOf: DoorOf<OrderingDoor>;
  reportingOf: DoorOf<ReportingDoor>;
};

export function composeContracts(parts: Base, beside: Beside) {
  const contractsOf = openContracts({ ...parts, ...beside, outstandingOf: openOutstanding() });
  return { contractsOf, contractsRoutes: contractsRoutes(contractsOf, parts.clock) };
}
