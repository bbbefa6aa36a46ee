export {
  type AllOrdersPage,
  type AnyOrder,
  type AnyOrderRow,
  allOrdersPerPage,
  countedPages,
  fetchFilteredOrders,
  orderDeskQueries,
} from './order-desk.queries.ts';
export {
  maxKeyLength,
  maxOrderSearch,
  type OrderDeskAddress,
  type OrderDeskFilters,
  readOrderDesk,
} from './order-desk-address.ts';
