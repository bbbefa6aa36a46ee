export { type BillingDocument, fileNameOf } from './billing-document.model.ts';
export { billingDocumentStore, digestOfNews } from './billing-document.store.ts';
export type { OrderPlace } from './documents.deps.ts';
export { type DocumentsDoor, documents } from './documents.door.ts';
export { documentsRoutes } from './documents.routes.ts';
