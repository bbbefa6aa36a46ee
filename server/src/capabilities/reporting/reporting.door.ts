import type { Country } from '@dray/contract/markets.ts';
import type { OrderOwner } from '#capabilities/ordering/index.ts';
import type { Actor, Scope } from '#platform/request/request.ts';
import { type AskedReport, getSalesReport } from './get-sales-report.ts';
import { keepSales } from './keep-sales.ts';
import { identityFor, recordOpened } from './power-bi/open-power-bi.ts';
import type { PowerBiReport } from './power-bi/power-bi.model.ts';
import { type RebuiltPart, rebuildPart } from './rebuild-part.ts';
import { rebuildSales } from './rebuild-sales.ts';
import type { ReportingDeps } from './reporting.deps.ts';
import type { SoldItem } from './sales.model.ts';
import { sumDelivered } from './sum-delivered.ts';

export type ReportingDoor = ReturnType<typeof reporting>;

export function reporting(deps: ReportingDeps) {
  return {
    getSalesReport: (scope: Scope, asked: AskedReport) => getSalesReport(deps, scope, asked),
    /** Of ship-tos that were found within a scope. */
    sumDelivered: (shipToIds: readonly string[], days: { from: string; to: string }) =>
      sumDelivered(deps, shipToIds, days),
    /** The same by day alone, within one month. */
    sumByDay: (shipToIds: readonly string[], from: string, to: string) => deps.sales.sumByDay(shipToIds, from, to),
    /** The month in which a market's sales begin. */
    findBegin: (country: Country) => deps.sales.findBegin(country),
    /** With every delivery that is reported, in its transaction. */
    keepSales: (owner: OrderOwner, items: readonly SoldItem[]) => keepSales(deps, owner, items),
    /** So many days of markets at most; of how many there was something to do. */
    gatherMarketSales: (maxDays: number) => deps.markets.putTogether(maxDays),
    /** For the operator, while the portal serves. */
    rebuildPart: (from: RebuiltPart | undefined) => rebuildPart(deps, from),
    /** For worlds that are loaded at once. */
    rebuildSales: () => rebuildSales(deps),
    identityFor: (scope: Scope) => identityFor(deps, scope),
    recordOpened: (actor: Actor, report: PowerBiReport, identity: string) =>
      recordOpened(deps, actor, report, identity),
  };
}
