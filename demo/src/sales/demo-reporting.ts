import { openAudit } from '@dray/server/capabilities/audit/index.ts';
import { openProductMeasures } from '@dray/server/capabilities/catalogue/index.ts';
import { localMoment, openCompany } from '@dray/server/capabilities/company/index.ts';
import { openDelivered } from '@dray/server/capabilities/ordering/index.ts';
import { localDate, openPortalConfig } from '@dray/server/capabilities/portal-config/index.ts';
import { openReporting } from '@dray/server/capabilities/reporting/index.ts';

/** The server's own reports, as of a moment. */
export function demoReporting(now: Date) {
  const clock = { now: () => now };
  const auditOf = openAudit({ clock });
  return openReporting({
    clock,
    localDate,
    auditOf,
    companyOf: openCompany({ clock, portalConfigOf: openPortalConfig({ clock, auditOf }) }),
    measuresOf: openProductMeasures(),
    deliveredOf: openDelivered({ clock, localMoment }),
  });
}
