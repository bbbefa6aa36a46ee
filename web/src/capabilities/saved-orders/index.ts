export { deleteSavedOrder, reopenSavedOrder, restoreSavedOrder } from './change-saved-orders.ts';
export {
  type SavedOrderDetail,
  type SavedOrderRow,
  savedOrdersKey,
  savedOrdersPerPage,
  savedOrdersQueries,
} from './saved-orders.queries.ts';
export { maxTextLength, readSavedOrdersAddress, type SavedOrdersAddress } from './saved-orders-address.ts';
