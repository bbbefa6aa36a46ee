import type { Request, Scope } from '#platform/request.ts';
import { type AcceptedAgreement, acceptAgreement } from './accept-agreement.ts';
import { type AskedConfirmation, writeConfirmation } from './confirmation/write-confirmation.ts';
import { getOrder, getOrderByCart } from './history/get-order.ts';
import { type AskedOrders, listOrders } from './history/list-orders.ts';
import type { OrderPage } from './history/order-history.store.ts';
import type { OrderingDeps } from './ordering.deps.ts';
import { type Placing, placeOrder } from './place-order.ts';

export type OrderingDoor = ReturnType<typeof ordering>;

export function ordering(deps: OrderingDeps) {
  return {
    placeOrder: (request: Request, placing: Placing) => placeOrder(deps, request, placing),
    listOrders: (request: Request, asked: AskedOrders, page: OrderPage) => listOrders(deps, request, asked, page),
    getOrder: (scope: Scope, orderNumber: string) => getOrder(deps, scope, orderNumber),
    getOrderByCart: (uid: string, cartId: string) => getOrderByCart(deps, uid, cartId),
    acceptAgreement: (request: Request, accepted: AcceptedAgreement) => acceptAgreement(deps, request, accepted),
    /** For a job, which has no caller. */
    writeConfirmation: (asked: AskedConfirmation) => writeConfirmation(deps, asked),
  };
}
