import type { Audit } from '#capabilities/audit/index.ts';
import type { ErpDesk, ErpDoor } from '#capabilities/erp/index.ts';
import type { ErpNumbersDoor, OrderHeadsDoor } from '#capabilities/ordering/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { DoorOf } from '#platform/request/request.ts';
import type { ErpDeskDeps } from './erp-desk.deps.ts';
import { type ErpDeskDoor, erpDesk } from './erp-desk.door.ts';

type Needs = {
  clock: Clock;
  erpOf: DoorOf<ErpDoor>;
  erpDeskOf: DoorOf<ErpDesk>;
  headsOf: DoorOf<OrderHeadsDoor>;
  numbersOf: DoorOf<ErpNumbersDoor>;
  auditOf: DoorOf<Audit>;
  dayIn: ErpDeskDeps['dayIn'];
};

export const openErpDesk =
  ({ clock, erpOf, erpDeskOf, headsOf, numbersOf, auditOf, dayIn }: Needs): DoorOf<ErpDeskDoor> =>
  (transaction) =>
    erpDesk({
      clock,
      dayIn,
      erp: erpOf(transaction),
      desk: erpDeskOf(transaction),
      orders: headsOf(transaction),
      numbers: numbersOf(transaction),
      audit: auditOf(transaction),
    });
