import { groupNameIn, openProductMeasures } from '#capabilities/catalogue/index.ts';
import { localMoment } from '#capabilities/company/index.ts';
import { openDelivered } from '#capabilities/ordering/index.ts';
import { localDate } from '#capabilities/portal-config/index.ts';
import { openReporting, reportingRoutes } from '#capabilities/reporting/index.ts';
import type { Base } from './base.ts';

export function composeReporting({ clock, powerBi, auditOf, companyOf }: Base) {
  const reportingOf = openReporting({
    clock,
    localDate,
    auditOf,
    companyOf,
    measuresOf: openProductMeasures(),
    deliveredOf: openDelivered({ clock, localMoment }),
  });
  return { reportingOf, reportingRoutes: reportingRoutes({ reportingOf, powerBi, groupNameIn }) };
}
