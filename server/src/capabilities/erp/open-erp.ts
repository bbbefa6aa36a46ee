import type { Clock } from '#platform/clock.ts';
import type { DoorOf } from '#platform/request/request.ts';
import { type ErpDesk, type ErpDoor, erp, erpDesk } from './erp.door.ts';
import type { ErpOrders } from './needs/erp.deps.ts';

export const openErp =
  ({ clock }: { clock: Clock }): DoorOf<ErpDoor> =>
  (transaction) =>
    erp({ transaction, clock });

/** What an operator does with messages. */
export const openErpDesk =
  ({ clock, ordersOf }: { clock: Clock; ordersOf: DoorOf<ErpOrders> }): DoorOf<ErpDesk> =>
  (transaction) =>
    erpDesk({ transaction, clock, orders: ordersOf(transaction) });
