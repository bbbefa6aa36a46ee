import type { Request } from '#platform/request/request.ts';
import { type AskedAllOrders, listAllOrders } from './list-all-orders.ts';
import type { OrderDeskDeps } from './order-desk.deps.ts';
import { showAnyOrder } from './show-any-order.ts';

export type OrderDeskDoor = ReturnType<typeof orderDesk>;

/** Orders of all customers, as the supplier's people read them. */
export const orderDesk = (deps: OrderDeskDeps) => ({
  listOrders: (request: Request, asked: AskedAllOrders) => listAllOrders(deps, request, asked),
  showOrder: (request: Request, orderNumber: string) => showAnyOrder(deps, request, orderNumber),
  rowToWire: deps.ordering.rowToWire,
  detailToWire: deps.ordering.detailToWire,
});
