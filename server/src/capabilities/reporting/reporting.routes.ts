import type { Language } from '@dray/contract/languages.ts';
import type { reportingRoutes as contract } from '@dray/contract/reporting/reporting.rest.ts';
import type { DoorOf, Request } from '#platform/request/request.ts';
import type { RestHandlers } from '#platform/request/rest-handlers.ts';
import { openPowerBi, type PowerBiAccess } from './power-bi/open-power-bi.ts';
import { type PowerBiReport, reportIdOf } from './power-bi/power-bi.model.ts';
import type { ReportingDoor } from './reporting.door.ts';
import { salesReportToWire } from './reporting.wire.ts';

type Parts = {
  reportingOf: DoorOf<ReportingDoor>;
  powerBi: PowerBiAccess | undefined;
  groupNameIn: (language: Language, group: string) => string;
};

export function reportingRoutes({ reportingOf, powerBi, groupNameIn }: Parts): RestHandlers<typeof contract> {
  const isElsewhere = (report: PowerBiReport) => powerBi && reportIdOf(powerBi.settings, report) !== undefined;
  const modeOf = (report: PowerBiReport) => (isElsewhere(report) ? ('powerbi' as const) : ('portal' as const));

  /** Power BI is asked between two transactions: neither waits for it. */
  const open = (report: PowerBiReport) => async (request: Request) => {
    if (!powerBi || !isElsewhere(report)) return { mode: 'portal' as const };
    const identity = await request.read((transaction) => reportingOf(transaction).identityFor(request.scope));
    const opened = await openPowerBi(powerBi, report, identity);
    await request.write((transaction) => reportingOf(transaction).recordOpened(request.actor, report, identity));
    return { mode: 'powerbi' as const, ...opened };
  };

  return {
    getReportingAccess: async () => ({
      salesReport: modeOf('salesReport'),
      contractEvaluation: modeOf('contractEvaluation'),
    }),
    getPowerBiSalesReport: open('salesReport'),
    getPowerBiContractEvaluation: open('contractEvaluation'),

    async getSalesReport(request, { query }) {
      const report = await request.read((transaction) => reportingOf(transaction).getSalesReport(request.scope, query));
      return salesReportToWire(report, (group) => groupNameIn(request.language, group));
    },
  };
}
