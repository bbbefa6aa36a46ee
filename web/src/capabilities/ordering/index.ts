export { OrderLines, type ShownLine } from './order-lines.tsx';
export { OrderStatus, useStatusNames } from './order-status.tsx';
export {
  fetchAllOrders,
  type OrderDetail,
  type OrderRow,
  orderingQueries,
  ordersPerPage,
} from './ordering.queries.ts';
export { longestSearch, type OrdersAddress, type OrdersFilters, readOrdersAddress } from './orders-address.ts';
export { OrdersHead } from './orders-head.tsx';
export { usePacksText } from './packs-text.ts';
export type { PlaceOutcome } from './placing.ts';
export { PrintButton } from './print-button.tsx';
export { findReceipt, type Receipt } from './receipt.ts';
export type { WantedOrder } from './send-order.ts';
export { usePlacing } from './use-placing.ts';
