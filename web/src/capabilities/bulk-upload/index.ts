export {
  type BulkFault,
  type BulkHead,
  type BulkJob,
  type BulkOrder,
  type BulkRow,
  type BulkRowsPage,
  bulkJobKey,
  bulkRowsKey,
  bulkUploadQueries,
  chooseSameGoods,
  dropUpload,
  mendRow,
  sendOrders,
} from './bulk-upload.queries.ts';
export { type BulkUploadAddress, readBulkUploadAddress } from './bulk-upload-address.ts';
export {
  type CurrentUpload,
  fileOfUpload,
  noteSeen,
  startUpload,
  stopUpload,
  useCurrentUpload,
} from './current-upload.ts';
export { faultFileLink, templateLink } from './file-links.ts';
export { toPastedFile } from './pasted-file.ts';
export { useJob } from './use-job.ts';
