export {
  useAdoptOrder,
  useGiveUpOrder,
  useParkOrder,
  useReconcile,
  useRenumberOrder,
  useRetryAll,
  useRetryOrder,
} from './change-erp.ts';
export {
  erpQueries,
  type Mismatch,
  type OrderMessage,
  type OrderPath,
  type Queued,
  type QueuePage,
  queuePerPage,
} from './erp.queries.ts';
export {
  type DifferenceFilters,
  type ErpAddress,
  type ErpView,
  erpViews,
  type QueueFilters,
  readErp,
} from './erp-address.ts';
export { useErpWords } from './use-erp-words.ts';
