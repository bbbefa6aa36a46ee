export { cannedText } from './canned-text.ts';
export {
  useAnswer,
  useAssign,
  useMerge,
  useMove,
  useNote,
  useRemoveCanned,
  useSaveCanned,
} from './change-requests.ts';
export {
  type CannedAnswer,
  type RequestPage,
  type RequestRow,
  requestsKey,
  requestsPerPage,
  requestsQueries,
  type WholeRequest,
} from './requests.queries.ts';
export {
  maxRequestSearch,
  type RequestFilters,
  type RequestsAddress,
  type RequestView,
  readRequests,
  requestViews,
} from './requests-address.ts';
