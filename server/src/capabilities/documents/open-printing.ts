import type { Audit } from '#capabilities/audit/index.ts';
import type { OrderingDoor } from '#capabilities/ordering/index.ts';
import type { DoorOf } from '#platform/request/request.ts';
import type { DocumentsDoor } from './documents.door.ts';
import { getConfirmedOrder } from './printing/get-confirmed-order.ts';
import type { PrintingDeps } from './printing/printing.deps.ts';
import { statementStore } from './printing/statement.store.ts';
import { supplierStore } from './printing/supplier.store.ts';

type Needs = {
  auditOf: DoorOf<Audit>;
  orderingOf: DoorOf<Pick<OrderingDoor, 'getConfirmation'>>;
  documentsOf: DoorOf<Pick<DocumentsDoor, 'findReach' | 'findOfOrder'>>;
};

/** What the portal prints itself. */
export const openPrinting =
  ({ auditOf, orderingOf, documentsOf }: Needs): DoorOf<PrintingDeps> =>
  (transaction) => ({
    audit: auditOf(transaction),
    suppliers: supplierStore(transaction),
    statements: statementStore(transaction),
    findReach: (scope) => documentsOf(transaction).findReach(scope),
    getConfirmedOrder: (request, orderNumber) =>
      getConfirmedOrder(
        { ordering: orderingOf(transaction), documents: () => documentsOf(transaction) },
        request,
        orderNumber,
      ),
  });
