export { type BulkUploadDoor, bulkUpload } from './bulk-upload.door.ts';
export { bulkUploadRoutes } from './bulk-upload.routes.ts';
export type { BulkUploadDeps } from './needs/bulk-upload.deps.ts';
export { fileReader } from './reading/read-file.ts';
export type { Fault, OrderVerdict } from './rules/bulk-upload.model.ts';
export { placeWaiting, wakeSending } from './sending/place-waiting.ts';
export { bulkSending } from './sending/sending.door.ts';
export { bulkOrderStore } from './store/bulk-order.store.ts';
export { bulkUploadStore } from './store/bulk-upload.store.ts';
