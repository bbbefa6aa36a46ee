import type { BillingNews } from '#capabilities/erp/index.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Scope } from '#platform/request.ts';
import { applyBilling } from './apply-billing.ts';
import { type BillingDocument, fileNameOf, invoicedByLine } from './billing-document.model.ts';
import type { DocumentsDeps } from './documents.deps.ts';
import { storePdf } from './store-pdf.ts';

export type DocumentsDoor = ReturnType<typeof documents>;

export function documents(deps: DocumentsDeps) {
  return {
    applyBilling: (news: BillingNews) => applyBilling(deps, news),
    storePdf: (number: string, bytes: Buffer | undefined) => storePdf(deps, number, bytes),
    isWanted: async (number: string) => (await deps.documents.findDocument(number))?.fileState === 'waiting',

    /** For whoever was let to the order already. */
    async findOfOrder(sapId: string) {
      const [found, lines] = await Promise.all([deps.documents.findOfOrder(sapId), deps.documents.findLines(sapId)]);
      const bills = found.filter(({ kind }) => kind === 'invoice');
      return { documents: found.map(toShown), invoiced: invoicedByLine(lines), invoicedAt: bills[0]?.firstSeenAt };
    },

    /** A foreign one answers like a missing one. */
    async getDocument(scope: Scope, number: string): Promise<BillingDocument> {
      const document = await deps.documents.findDocument(number);
      const places = document ? await deps.findPlaces(await deps.documents.findSapIds(number), scope) : [];
      if (!document || places.length === 0) throw new Refusal('DOCUMENT_NOT_FOUND');
      return document;
    },

    askForFile: (number: string) => deps.documents.askForFile(number),

    async readFile(document: BillingDocument): Promise<{ bytes: Buffer; name: string } | undefined> {
      const bytes = document.fileKey === undefined ? undefined : await deps.files.readFile(document.fileKey);
      return bytes && { bytes, name: fileNameOf(document) };
    },
  };
}

const toShown = (document: BillingDocument) => ({
  id: document.number,
  type: document.kind,
  number: document.number,
  date: document.date,
  amountMinor: document.netMinor + document.taxMinor,
  currency: document.currency,
  fileName: fileNameOf(document),
  sizeBytes: document.fileSize,
  isFileThere: document.fileState !== 'missing',
});
