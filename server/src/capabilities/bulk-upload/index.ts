export type { BulkUploadDoor } from './bulk-upload.door.ts';
export { bulkUploadRoutes } from './bulk-upload.routes.ts';
export { openBulkSending, openBulkUpload } from './open-bulk-upload.ts';
export { personalBulkUpload } from './personal-bulk-upload.ts';
export { fileReader } from './reading/read-file.ts';
export type { Fault, OrderVerdict } from './rules/bulk-upload.model.ts';
export { describeUploads } from './sending/describe-uploads.ts';
export { placeWaiting, wakeSending } from './sending/place-waiting.ts';
export { uploadMails } from './sending/upload-mails.ts';
