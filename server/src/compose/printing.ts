import type { Audit } from '#capabilities/audit/index.ts';
import {
  type DocumentsDoor,
  type PrintingDeps,
  printingRoutes,
  statementStore,
  supplierStore,
} from '#capabilities/documents/index.ts';
import type { OrderingDoor } from '#capabilities/ordering/index.ts';
import type { Transaction } from '#platform/database/connection.ts';
import { paperPrinter } from '#platform/pdf/paper-printer.ts';
import type { DoorOf } from '#platform/request/request.ts';

type Parts = { auditOf: DoorOf<Audit>; orderingOf: DoorOf<OrderingDoor>; documentsOf: DoorOf<DocumentsDoor> };

/** What the portal prints itself. */
export function composePrinting({ auditOf, orderingOf, documentsOf }: Parts) {
  const printingOf = (transaction: Transaction): PrintingDeps => ({
    audit: auditOf(transaction),
    suppliers: supplierStore(transaction),
    statements: statementStore(transaction),
    findReach: (scope) => documentsOf(transaction).findReach(scope),
    async getConfirmedOrder(request, orderNumber) {
      const { order, confirmation, orderedOn, sapId } = await orderingOf(transaction).getConfirmation(
        request,
        orderNumber,
      );
      const { shipToId: id, companyId, country } = order;
      const { documents } = sapId ? await documentsOf(transaction).findOfOrder(sapId) : { documents: [] };
      return {
        order,
        confirmation,
        orderedOn,
        maySeeDocuments: request.holds('My Documents', { id, companyId, country }),
        hasProforma: documents.some(({ type }) => type === 'proforma'),
      };
    },
  });
  return printingRoutes(printingOf, paperPrinter());
}
