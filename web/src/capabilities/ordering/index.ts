export { useCancelOrder } from './cancel-order.ts';
export { type LiveOrders, useLiveOrders } from './live/use-live-orders.ts';
export { useVerdictToast } from './live/use-verdict-toast.ts';
export { OrderLines, type ShownLine } from './order-lines.tsx';
export { OrdersHead } from './orders-head.tsx';
export { usePacksText } from './packs-text.ts';
export type { PlaceOutcome } from './placing.ts';
export { PrintButton } from './print-button.tsx';
export {
  fetchAllOrders,
  type OrderCounts,
  type OrderDetail,
  type OrderPage,
  type OrderRow,
  orderingQueries,
  ordersPerPage,
  type Tracking,
} from './queries/ordering.queries.ts';
export {
  maxSearchLength,
  type OrdersAddress,
  type OrdersFilters,
  readOrdersAddress,
} from './queries/orders-address.ts';
export { findReceipt, type Receipt } from './receipt.ts';
export type { WantedOrder } from './send-order.ts';
export { CancellationStatus, DeliveryStatus, ErpNote, OrderStatus, useStatusNames } from './status/order-status.tsx';
export { type ShownStep, toShownSteps } from './status/progress.model.ts';
export { deliveryLook, orderLook } from './status/status-looks.ts';
export { sumsOfOrder } from './sums-of-order.ts';
export { usePlacing } from './use-placing.ts';
