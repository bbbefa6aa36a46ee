import type { OrderDocuments, OrderOwner } from '#capabilities/ordering/index.ts';
import type { Request } from '#platform/request/request.ts';
import type { DocumentsDeps } from './needs/documents.deps.ts';
import { type BillingDocument, fileNameOf, invoicedByLine } from './rules/billing-document.model.ts';

export type PaperedOrder = OrderOwner & { sapId: string | undefined };

/** For anyone who was let to the order already. */
export async function findOfOrder({ documents }: Pick<DocumentsDeps, 'documents'>, sapId: string) {
  const [found, lines] = await Promise.all([documents.findOfOrder(sapId), documents.findLines(sapId)]);
  const bills = found.filter(({ kind }) => kind === 'invoice');
  return { documents: found.map(toShown), invoiced: invoicedByLine(lines), invoicedAt: bills[0]?.firstSeenAt };
}

/** Only for anyone who may see documents at the order's own ship-to. */
export async function findPapersOfOrder(
  deps: Pick<DocumentsDeps, 'documents'>,
  request: Request,
  { sapId, companyId, shipToId, country }: PaperedOrder,
): Promise<OrderDocuments> {
  if (!request.holds('My Documents', { id: shipToId, companyId, country })) {
    return { documents: undefined, invoiced: new Map(), invoicedAt: undefined };
  }
  return sapId === undefined ? { documents: [], invoiced: new Map(), invoicedAt: undefined } : findOfOrder(deps, sapId);
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
