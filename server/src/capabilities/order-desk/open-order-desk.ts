import type { CompanyDoor } from '#capabilities/company/index.ts';
import type { IdentityDoor } from '#capabilities/identity/index.ts';
import type { OrderHeadsDoor, OrderingDoor } from '#capabilities/ordering/index.ts';
import type { DoorOf } from '#platform/request/request.ts';
import { type OrderDeskDoor, orderDesk } from './order-desk.door.ts';

type Needs = {
  orderingOf: DoorOf<OrderingDoor>;
  headsOf: DoorOf<OrderHeadsDoor>;
  companyOf: DoorOf<CompanyDoor>;
  identityOf: DoorOf<IdentityDoor>;
};

export const openOrderDesk =
  ({ orderingOf, headsOf, companyOf, identityOf }: Needs): DoorOf<OrderDeskDoor> =>
  (transaction) =>
    orderDesk({
      ordering: orderingOf(transaction),
      heads: headsOf(transaction),
      company: companyOf(transaction),
      identity: identityOf(transaction),
    });
