export { deleteSavedOrder, reopenSavedOrder, restoreSavedOrder } from './change-saved-orders.ts';
export {
  type SavedOrderDetail,
  type SavedOrderRow,
  savedOrdersKey,
  savedOrdersQueries,
} from './saved-orders.queries.ts';
export { isNarrowed, readSavedOrdersAddress, type SavedOrdersAddress } from './saved-orders-address.ts';
