import type { reportingRoutes } from '@dray/contract/reporting/reporting.rest.ts';
import type { RestOutput } from '@dray/contract/rest-route.ts';
import { toDecimal } from '#platform/money.ts';
import type { ShownReport } from './get-sales-report.ts';
import type { Sums } from './sales.model.ts';
import type { Compared } from './sales-report.model.ts';

type ReportOnWire = RestOutput<typeof reportingRoutes.getSalesReport>;

const figures = ({ hlTenThousandths, packThousandths, netMinor, depositMinor, orders }: Sums) => ({
  hectolitres: hlTenThousandths / 10_000,
  packs: packThousandths / 1_000,
  net: toDecimal(netMinor),
  deposit: toDecimal(depositMinor),
  orders,
});

const compared = ({ before, comparable, ...now }: Compared) => ({
  ...figures(now),
  before: figures(before),
  comparable: figures(comparable),
});

export function salesReportToWire(report: ShownReport, labelOf: (group: string) => string): ReportOnWire {
  const { currency, from, to, today, comparedFrom, totals, months, brands, groups, shipTos, reachedShipTos } = report;
  const shipToById = new Map(reachedShipTos.map(({ id, name, city }) => [id, { id, name, city }]));
  return {
    currency,
    from,
    to,
    today,
    comparedFrom: comparedFrom ?? null,
    totals: compared(totals),
    months: months.map(({ month, isRunning, ...sums }) => ({ month, isRunning, ...compared(sums) })),
    brands: brands.map(({ name, ...sums }) => ({ name, ...compared(sums) })),
    groups: groups.map(({ name, ...sums }) => ({ value: name, label: labelOf(name), ...compared(sums) })),
    shipTos: shipTos.flatMap(({ name, ...sums }) => {
      const shipTo = shipToById.get(name);
      return shipTo ? [{ ...shipTo, ...compared(sums) }] : [];
    }),
    places: [...shipToById.values()],
  };
}
