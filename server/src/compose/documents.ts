import { type CreditDoor, localMoment } from '#capabilities/company/index.ts';
import {
  documentsRoutes,
  openArchives,
  openDocuments,
  openPrinting,
  printingRoutes,
  refreshArchives,
} from '#capabilities/documents/index.ts';
import { type OrderingDoor, openErpNumbers } from '#capabilities/ordering/index.ts';
import type { JobPayloads } from '#platform/jobs/job-names.ts';
import { paperPrinter } from '#platform/pdf/paper-printer.ts';
import type { DoorOf } from '#platform/request/request.ts';
import type { Base } from './base.ts';

type Beside = { orderingOf: DoorOf<OrderingDoor>; creditOf: DoorOf<CreditDoor> };

/** Without an address no archive is asked. */
export function composeDocuments(parts: Base, beside: Beside) {
  const archives = parts.archives ? openArchives(parts.archives, parts.clock) : {};
  const documentsOf = openDocuments({
    ...parts,
    ...beside,
    localMoment,
    archives,
    archiveMarkets: parts.archives?.markets ?? [],
    erpNumbersOf: openErpNumbers(),
  });
  const printingOf = openPrinting({ ...parts, ...beside, documentsOf });
  return {
    documentsOf,
    documentsRoutes: {
      ...documentsRoutes({ documentsOf, archives, logger: parts.logger }),
      ...printingRoutes(printingOf, paperPrinter()),
    },
    refreshArchives: (asked: JobPayloads['refresh-archives']) =>
      refreshArchives({ ...parts, documentsOf, archives }, asked),
  };
}
