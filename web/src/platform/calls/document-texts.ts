/** Fetched only where a server knows a document by its text alone. */
export { webDocuments } from '@dray/contract/generated/web-documents.ts';
