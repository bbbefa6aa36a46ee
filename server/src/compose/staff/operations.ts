import type { ErpDesk } from '#capabilities/erp/index.ts';
import type { OrderingDoor } from '#capabilities/ordering/index.ts';
import type { DoorOf } from '#platform/request/request.ts';
import type { Base } from '../base.ts';
import { composeErpDesk } from './erp-desk.ts';
import { composeHealth } from './health.ts';
import { composeOrderDesk } from './order-desk.ts';

export type OperationsDoors = { erpDeskOf: DoorOf<ErpDesk>; orderingOf: DoorOf<OrderingDoor> };

/** Orders on their way, and how all of it is running. */
export function composeOperations(base: Base, { erpDeskOf, orderingOf }: OperationsDoors) {
  const { healthOf, healthRoutes } = composeHealth(base);
  const operationsRoutes = {
    ...healthRoutes,
    ...composeErpDesk(base, erpDeskOf),
    ...composeOrderDesk(base, orderingOf),
  };
  return { healthOf, operationsRoutes };
}
