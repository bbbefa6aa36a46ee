import type { DocumentsDoor } from '#capabilities/documents/index.ts';
import type { OrderingHooks } from '#capabilities/ordering/index.ts';
import type { ReportingDoor } from '#capabilities/reporting/index.ts';
import type { DoorOf } from '#platform/request/request.ts';

type Upper = { documentsOf: DoorOf<DocumentsDoor>; reportingOf: DoorOf<ReportingDoor> };

/**
 * Where capabilities above ordering answer it: the one place that binds what would otherwise be a circle. Filled once,
 * when they are open; before that nobody has asked.
 */
export function orderingHooks() {
  let filled: OrderingHooks | undefined;
  return {
    hooks: (): OrderingHooks => {
      if (!filled) throw new Error('Nobody answers ordering yet');
      return filled;
    },
    fill({ documentsOf, reportingOf }: Upper): void {
      filled = {
        papersOfOrder: (transaction) => documentsOf(transaction).findPapersOfOrder,
        onDelivered: (transaction) => reportingOf(transaction).keepSales,
      };
    },
  };
}
