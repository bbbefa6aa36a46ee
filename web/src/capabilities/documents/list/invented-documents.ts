import { documentsPerPage, type ListedDocument } from '../queries/documents.queries.ts';

/** Of ordinary length, so that what comes takes the place of what is drawn while one waits. */
export const inventedDocuments: readonly ListedDocument[] = Array.from({ length: documentsPerPage }, (_, n) => ({
  id: `waiting-${n}`,
  type: 'invoice',
  number: '92000000',
  title: null,
  orderId: null,
  orderNumber: '4500000',
  date: '2026-11-12',
  dueDate: '2026-12-10',
  paidOn: null,
  amount: 28640.18,
  currency: 'EUR',
  status: 'open',
  payerId: '',
  shipToId: null,
  source: 'erp',
  fileName: '',
  size: null,
  isFileThere: true,
  structured: [],
}));
