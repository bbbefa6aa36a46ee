export { CreditFacts } from './credit-facts.tsx';
export { useDocumentName } from './file/document-name.ts';
export { confirmationLink, fileLink, proformaLink, statementLink } from './file/file-links.ts';
export { TakeMonth } from './file/take-month.tsx';
export { DocumentFile, DocumentOrder, useDocumentColumns } from './list/document-columns.tsx';
export { DocumentStatus } from './list/document-status.tsx';
export { inventedDocuments } from './list/invented-documents.ts';
export { SelectedDocuments } from './list/selected-documents.tsx';
export { useDocumentSelection } from './list/use-document-selection.ts';
export { PreviewBeside, PreviewSheet } from './preview/document-preview.tsx';
export { PdfPicture, PdfViewer } from './preview/lazy-pdf.tsx';
export { warmUpPreview } from './preview/pdf.queries.ts';
export {
  type Balance,
  type DocumentCounts,
  type DocumentPage,
  type DocumentsOutlook,
  documentsPerPage,
  documentsQueries,
  type ListedDocument,
  type ReadSource,
  type SourceError,
} from './queries/documents.queries.ts';
export {
  type DocumentsAddress,
  type DocumentsFilters,
  maxSearchLength,
  readDocumentsAddress,
  soonDays,
  wantedDocuments,
} from './queries/documents-address.ts';
export { useLiveDocuments } from './queries/use-live-documents.ts';
