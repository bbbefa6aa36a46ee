import { creditRoutes } from '#capabilities/company/index.ts';
import { contractsRoutes } from '#capabilities/contracts/index.ts';
import type { ErpCustomers } from '#capabilities/erp/index.ts';
import type { Transaction } from '#platform/database/connection.ts';
import { composeContracts } from './contracts.ts';
import { composeCredit } from './credit.ts';
import { composeDocuments } from './documents.ts';
import { composeReporting } from './reporting.ts';

type Parts = Omit<Parameters<typeof composeDocuments>[0], 'creditOf'> &
  Parameters<typeof composeReporting>[0] &
  Omit<Parameters<typeof composeContracts>[0], 'reportingOf'>;

/** What is written about orders afterwards, and what was agreed beforehand: documents, reports, contracts, credit. */
export function composePaperwork(parts: Parts) {
  const creditOf = composeCredit(parts);
  const { documentsOf, documentsRoutes } = composeDocuments({ ...parts, creditOf });
  const { reportingOf, reportingRoutes } = composeReporting(parts);
  const contractsOf = composeContracts({ ...parts, reportingOf });
  return {
    documentsOf,
    reportingOf,
    creditOf,
    contractsOf,
    /** What the ERP tells of customers besides their orders. */
    erpCustomersOf: (transaction: Transaction): ErpCustomers => ({
      applyContract: (update) => contractsOf(transaction).applyContract(update),
      applyCredit: (update) => creditOf(transaction).applyCredit(update),
    }),
    paperworkRoutes: {
      ...documentsRoutes,
      ...reportingRoutes,
      ...contractsRoutes(contractsOf, parts.clock),
      ...creditRoutes(creditOf),
    },
  };
}
