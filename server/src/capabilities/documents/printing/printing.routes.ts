import type { printingRoutes as contract } from '@dray/contract/documents/printing.rest.ts';
import type { PrintPaper } from '#platform/pdf/paper-printer.ts';
import type { DoorOf, Request } from '#platform/request/request.ts';
import type { RestHandlers } from '#platform/request/rest-handlers.ts';
import type { PrintingDeps } from './printing.deps.ts';
import { type WrittenPaper, writeOrderPaper } from './write-order-paper.ts';
import { writeStatement } from './write-statement.ts';

export function printingRoutes(printingOf: DoorOf<PrintingDeps>, print: PrintPaper): RestHandlers<typeof contract> {
  /** Printed when the database is done with: a page takes longer than what it says. */
  const printed = async (request: Request, write: (deps: PrintingDeps) => Promise<WrittenPaper>) => {
    const { paper, fileName, record } = await request.read((transaction) => write(printingOf(transaction)));
    const bytes = await print(paper);
    await request.write((transaction) =>
      printingOf(transaction).audit.record(request.actor, { action: 'paper-printed', ...record }),
    );
    return { bytes, type: 'application/pdf', name: fileName };
  };
  return {
    downloadConfirmation: (request, { params: { orderNumber } }) =>
      printed(request, (deps) => writeOrderPaper(deps, request, { kind: 'confirmation', orderNumber })),
    downloadProforma: (request, { params: { orderNumber } }) =>
      printed(request, (deps) => writeOrderPaper(deps, request, { kind: 'proforma', orderNumber })),
    downloadStatement: (request, { query }) => printed(request, (deps) => writeStatement(deps, request, query)),
  };
}
