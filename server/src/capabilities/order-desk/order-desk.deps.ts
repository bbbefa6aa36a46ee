import type { CompanyDoor } from '#capabilities/company/index.ts';
import type { IdentityDoor } from '#capabilities/identity/index.ts';
import type { OrderHeadsDoor, OrderingDoor } from '#capabilities/ordering/index.ts';

export type OrderDeskDeps = {
  ordering: Pick<OrderingDoor, 'listOrders' | 'getOrder' | 'rowToWire' | 'detailToWire'>;
  heads: OrderHeadsDoor;
  company: Pick<CompanyDoor, 'listCustomers'>;
  identity: Pick<IdentityDoor, 'listManagedAccounts'>;
};
