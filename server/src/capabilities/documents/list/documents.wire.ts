import type { DocumentStatus, DocumentType } from '@dray/contract/documents/document-kinds.ts';
import type { DocumentOnWire } from '@dray/contract/documents/document-shapes.ts';
import type { Language } from '@dray/contract/languages.ts';
import { archiveErrorText, documentFileName, structuredFileName } from '@dray/contract/texts/document-text.ts';
import { toDecimal } from '#platform/money.ts';
import type { ListedDocument } from '../rules/document-entry.model.ts';
import type { TypeCounts } from '../store/document-list.store.ts';
import type { SourceError } from './archive-errors.ts';
import type { Balance } from './list-balances.ts';
import type { AskedDocuments } from './list-documents.ts';

export const documentToWire = (document: ListedDocument, language: Language): DocumentOnWire => ({
  id: document.id,
  type: document.type,
  number: document.number,
  title: document.title ?? null,
  orderId: document.sapId ?? null,
  orderNumber: document.orderNumber ?? null,
  date: document.date,
  dueDate: document.dueDate ?? null,
  paidOn: document.paidOn ?? null,
  amount: document.amountMinor === undefined ? null : toDecimal(document.amountMinor),
  currency: document.currency ?? null,
  status: document.status,
  payerId: document.payerId,
  shipToId: document.owner?.shipToId ?? null,
  source: document.source,
  fileName: documentFileName(document.type, document.number, language),
  size: document.file.sizeBytes ?? null,
  isFileThere: document.file.state !== 'missing',
  structured: document.structured.map(({ format }) => ({
    format,
    fileName: structuredFileName(document, format, language),
  })),
});

export function listsToWire(documents: readonly DocumentOnWire[]) {
  const of = (type: DocumentType) => documents.filter((document) => document.type === type);
  return {
    invoices: of('invoice'),
    creditNotes: of('credit-note'),
    shipping: of('shipping'),
    other: of('other'),
    proforma: of('proforma'),
  };
}

export const countsToWire = (counts: TypeCounts) => ({
  all: Object.values(counts).reduce((sum, each) => sum + each, 0),
  ...counts,
});

export const balanceToWire = ({ credit, ...sum }: Balance) => ({
  payerId: sum.payerId,
  payerName: sum.payerName,
  currency: sum.currency,
  open: toDecimal(sum.openMinor),
  openCount: sum.openCount,
  creditNoteCount: sum.creditNoteCount,
  overdue: toDecimal(sum.overdueMinor),
  overdueCount: sum.overdueCount,
  oldestDueDate: sum.oldestDueDate ?? null,
  credit: credit
    ? {
        limit: toDecimal(credit.limitMinor),
        used: toDecimal(credit.usedMinor),
        left: toDecimal(credit.limitMinor - credit.usedMinor),
        share: credit.limitMinor === 0 ? 0 : Math.round((credit.usedMinor / credit.limitMinor) * 10_000) / 10_000,
        mode: credit.mode,
        asOf: credit.asOf.toISOString(),
      }
    : null,
});

export const errorToWire = ({ source, code, at }: SourceError, language: Language) => ({
  source,
  message: archiveErrorText(code, language),
  at: at.toISOString(),
});

type AskedOnWire = {
  type?: DocumentType | undefined;
  from?: string | undefined;
  to?: string | undefined;
  search?: string | undefined;
  status?: DocumentStatus | undefined;
  payer?: string | undefined;
  shipTo?: string | undefined;
  dueWithin?: number | undefined;
};

export const filterFromWire = ({ payer, shipTo, ...asked }: AskedOnWire): AskedDocuments => ({
  type: asked.type,
  from: asked.from,
  to: asked.to,
  status: asked.status,
  search: asked.search,
  payerId: payer,
  shipToId: shipTo,
  source: undefined,
  dueWithin: asked.dueWithin,
});
