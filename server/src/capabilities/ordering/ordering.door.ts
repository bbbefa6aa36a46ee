import type { FillMode, ShownCart } from '#capabilities/cart/index.ts';
import type { CancelAnswer, DeliveryUpdate, OrderUpdate, PassedPage } from '#capabilities/erp/index.ts';
import type { BellEntry } from '#capabilities/notifications/index.ts';
import type { Request, Scope } from '#platform/request/request.ts';
import { type AcceptedAgreement, acceptAgreement } from './accept-agreement.ts';
import { type AskedOrder, cancelOrder } from './cancelling/cancel-order.ts';
import { settleCancel } from './cancelling/settle-cancel.ts';
import { getConfirmation } from './confirmation/get-confirmation.ts';
import { type AskedConfirmation, writeConfirmation } from './confirmation/write-confirmation.ts';
import { countOrders } from './history/count-orders.ts';
import { findNamedOrder } from './history/find-named-order.ts';
import { findOrders } from './history/find-orders.ts';
import { getOrder, getOrderByCart } from './history/get-order.ts';
import { type AskedOrders, listOrders } from './history/list-orders.ts';
import { orderToWire } from './history/order-history.wire.ts';
import { orderRowToWire } from './history/order-row.wire.ts';
import type { OrderingDeps } from './needs/ordering.deps.ts';
import { describeOrders } from './notifications/describe-orders.ts';
import { type AskedNotification, writeOrderNotification } from './notifications/write-order-notification.ts';
import { type Placing, paymentFindings, placeOrder, placeWanted } from './place-order.ts';
import { applyDeliveryUpdate } from './progress/apply-delivery-update.ts';
import { applyOrderUpdate } from './progress/apply-order-update.ts';
import { giveUp } from './progress/give-up.ts';
import { refreshPassedDays } from './progress/refresh-passed-days.ts';
import { setChecking } from './progress/set-checking.ts';
import { setSapId } from './progress/set-sap-id.ts';
import type { RulesOf } from './progress/settle-order.ts';
import { previewReorder } from './reorder/preview-reorder.ts';
import { reorderItems, undoReorder } from './reorder/reorder-items.ts';
import { creditPerPack } from './rules/credit-per-pack.model.ts';
import { findOrderToSend } from './sending/find-order-to-send.ts';
import type { OrderPage } from './store/order-history.store.ts';
import { getTracking } from './tracking/get-tracking.ts';
import { type AskedUsual, getUsualOrder } from './usual/get-usual-order.ts';
import { askForTradeMonths, type CountedShipTos, countTradeMonths } from './usual/refresh-trade-months.ts';

export type OrderingDoor = ReturnType<typeof ordering>;

export function ordering(deps: OrderingDeps) {
  return {
    placeOrder: (request: Request, placing: Placing) => placeOrder(deps, request, placing),
    /** For an order without a cart; the same wanted order is placed once. */
    placeWanted: (request: Request, shown: ShownCart, origin: Parameters<typeof placeWanted>[3]) =>
      placeWanted(deps, request, shown, origin),
    whyNotPayable: paymentFindings,
    findOrdersOfOrigins: (keys: readonly string[]) => deps.orders.findOrdersOfOrigins(keys),
    listOrders: (request: Request, asked: AskedOrders, page: OrderPage) => listOrders(deps, request, asked, page),
    /** For a search over everything: the best few by a number, or by one that is nearly it. */
    findOrders: (request: Request, text: string, max: number) => findOrders(deps, request, text, max),
    countOrders: (request: Request, asked: AskedOrders) => countOrders(deps, request, asked),
    getOrder: (request: Request, orderNumber: string) => getOrder(deps, request, orderNumber),
    getConfirmation: (request: Request, orderNumber: string) => getConfirmation(deps, request, orderNumber),
    getOrderByCart: (uid: string, cartId: string) => getOrderByCart(deps, uid, cartId),
    getTracking: (request: Request, orderId: string) => getTracking(deps, request, orderId),
    cancelOrder: (request: Request, asked: AskedOrder) => cancelOrder(deps, request, asked),
    reorderItems: (request: Request, orderNumber: string, mode: FillMode) =>
      reorderItems(deps, request, orderNumber, mode),
    previewReorder: (request: Request, orderNumber: string | undefined) => previewReorder(deps, request, orderNumber),
    undoReorder: (request: Request, undoId: string) => undoReorder(deps, request, undoId),
    getUsualOrder: (request: Request, asked: AskedUsual) => getUsualOrder(deps, request, asked),
    askForTradeMonths: () => askForTradeMonths(deps),
    /** For a job, which has no caller. */
    countTradeMonths: (from: CountedShipTos | undefined) => countTradeMonths(deps, from),
    shortenParts: (after: string, max: number) => deps.orderSearch.shortenParts(after, max),
    acceptAgreement: (request: Request, accepted: AcceptedAgreement) => acceptAgreement(deps, request, accepted),
    /** For a job, which has no caller. */
    writeConfirmation: (asked: AskedConfirmation) => writeConfirmation(deps, asked),
    writeOrderNotification: (asked: AskedNotification) => writeOrderNotification(deps, asked),
    describeNotifications: (request: Request, entries: readonly BellEntry[]) => describeOrders(deps, request, entries),
    ...forNeighbours(deps),
    ...forTheErp(deps),
  };
}

/** For those that write or ask about an order; within the caller's own scope. */
function forNeighbours(deps: OrderingDeps) {
  return {
    /** By the ERP's number or ours. */
    findOwner: (scope: Scope, orderId: string) => deps.history.findOwner(scope, orderId),
    findNamedOrder: (scope: Scope, orderId: string) => findNamedOrder(deps, scope, orderId),
    listNewestOf: (shipToId: string, asked: Parameters<OrderingDeps['usual']['listNewestOf']>[1]) =>
      deps.usual.listNewestOf(shipToId, asked),
    creditPerPack,
    /** As their customers are shown them. */
    rowToWire: orderRowToWire,
    detailToWire: orderToWire,
  };
}

/** What its connector sends and brings; each in the connector's own transaction. */
function forTheErp(deps: OrderingDeps) {
  return {
    findOrderToSend: (orderNumber: string) => findOrderToSend(deps, orderNumber),
    setSapId: (orderNumber: string, sapId: string, rulesOf: RulesOf) => setSapId(deps, orderNumber, sapId, rulesOf),
    setChecking: (orderNumber: string, isChecked: boolean) => setChecking(deps, orderNumber, isChecked),
    giveUp: (orderNumber: string) => giveUp(deps, orderNumber),
    settleCancel: (orderNumber: string, answer: CancelAnswer) => settleCancel(deps, orderNumber, answer),
    applyOrderUpdate: (update: OrderUpdate, rulesOf: RulesOf) => applyOrderUpdate(deps, update, rulesOf),
    applyDeliveryUpdate: (update: DeliveryUpdate, rulesOf: RulesOf) => applyDeliveryUpdate(deps, update, rulesOf),
    /** A day that is over changes statuses without any update. */
    refreshPassedDays: (rulesOf: RulesOf, page: PassedPage) => refreshPassedDays(deps, rulesOf, page),
  };
}
