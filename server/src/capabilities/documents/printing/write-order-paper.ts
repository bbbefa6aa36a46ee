import type { Paper } from '#platform/pdf/paper.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Request } from '#platform/request/request.ts';
import { type OrderPaperKind, orderPaperName, paperOfOrder } from './order-paper.ts';
import type { PrintingDeps } from './printing.deps.ts';

/** With what is written down of it: what was printed, and of whose. */
export type WrittenPaper = {
  paper: Paper;
  fileName: string;
  record: { subject: string; companyId: string; details: Record<string, string> };
};

/** A pro-forma is written only where the ERP has issued none: two with different sums would be one too many. */
export async function writeOrderPaper(
  { suppliers, getConfirmedOrder }: PrintingDeps,
  request: Request,
  { kind, orderNumber }: { kind: OrderPaperKind; orderNumber: string },
): Promise<WrittenPaper> {
  const { order, confirmation, orderedOn, maySeeDocuments, hasProforma } = await getConfirmedOrder(
    request,
    orderNumber,
  );
  const supplier = await suppliers.findSupplier(order.country);
  if (!supplier || (kind === 'proforma' && (hasProforma || !maySeeDocuments))) throw new Refusal('DOCUMENT_NOT_FOUND');
  return {
    paper: paperOfOrder({ kind, order, confirmation, supplier, issuedOn: orderedOn, withPayment: maySeeDocuments }),
    fileName: orderPaperName(kind, confirmation, orderNumber),
    record: { subject: `order:${orderNumber}`, companyId: order.companyId, details: { paper: kind } },
  };
}
