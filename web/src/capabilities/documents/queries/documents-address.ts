import { documentStatuses, documentTypes } from '@dray/contract/documents/document-kinds.ts';
import { day, pageNumber, readAddress, text, word } from '#ui/list/filters/address-fields.ts';

/** How far ahead one may look for what is to be paid. */
export const soonDays: readonly number[] = [7, 14, 30];

const key = /^[\w-]{1,40}$/;
export const maxSearchLength = 60;

const fields = {
  /** Part of a number, or an amount. */
  q: text(maxSearchLength),
  type: (raw: unknown) => [...documentTypes, 'all' as const].find((type) => type === raw),
  status: (raw: unknown) => documentStatuses.find((status) => status === raw),
  payer: word(key),
  shipTo: word(key),
  from: day,
  to: day,
  /** Open invoices that are due in so many days. */
  dueWithin: (raw: unknown) => (soonDays.includes(Number(raw)) ? Number(raw) : undefined),
  page: pageNumber,
  /** The document that is previewed. */
  document: word(key),
};

/** What the list of documents shows, as the address says it (T142). */
export type DocumentsAddress = ReturnType<typeof readDocumentsAddress>;
export type DocumentsFilters = Omit<DocumentsAddress, 'page' | 'document'>;

/** Who asks for nothing comes for invoices; a link that narrows by anything else means documents of every kind. */
export const wantedDocuments = (filters: DocumentsFilters): DocumentsFilters =>
  Object.keys(filters).length === 0 ? { type: 'invoice' } : filters;

export const readDocumentsAddress = (raw: Readonly<Record<string, unknown>>) => readAddress(fields, raw);
