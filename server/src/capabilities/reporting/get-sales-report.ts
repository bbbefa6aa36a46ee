import type { Country } from '@dray/contract/markets.ts';
import { firstCompared } from '@dray/contract/reporting/compared-months.ts';
import { maxReportMonths, shiftMonth } from '@dray/contract/reporting/report-month.ts';
import type { ShipTo } from '#capabilities/company/index.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Scope } from '#platform/request/request.ts';
import type { ReportingDeps } from './reporting.deps.ts';
import type { ReportSums } from './sales.store.ts';
import { type SalesReport, salesReport } from './sales-report.model.ts';
import { firstDayOf, lastDayOf, monthOf, yearBefore } from './span.model.ts';

export type AskedReport = {
  fromMonth?: string | undefined;
  toMonth?: string | undefined;
  shipTo?: readonly string[] | undefined;
};
export type ShownReport = SalesReport & {
  currency: string;
  from: string;
  to: string;
  today: string;
  /** Undefined where nothing can be compared. */
  comparedFrom: string | undefined;
  reachedShipTos: readonly ShipTo[];
};

const usualMonths = 12;
/** Anyone who reaches more of a market reads the market as a whole, and single ship-tos by choosing them. */
const maxShipTos = 200;

/** Sums of one currency: of ship-tos in several markets those in the market of the first. */
export async function getSalesReport(deps: ReportingDeps, scope: Scope, asked: AskedReport): Promise<ShownReport> {
  const reachedShipTos = await deps.listShipTos(scope);
  const chosen = choose(reachedShipTos, asked.shipTo);
  const [first] = chosen;
  if (!first) throw new Refusal('SHIP_TO_NOT_FOUND');
  const { currency, today } = await deps.findMarket(first.country);
  const running = monthOf(today);
  const { from, to } = periodOf(asked, running);
  const ids = chosen.filter(({ country }) => country === first.country).map(({ id }) => id);
  const comparedFrom = firstCompared(await deps.sales.findBegin(first.country), from, to);
  const period = { from, to, today, comparedFrom };
  const isWholeMarket = ids.length > maxShipTos && scope.markets.includes(first.country);
  const [now, before] = await (isWholeMarket
    ? sumMarket(deps, first.country, period)
    : Promise.all([deps.sales.reportMonths(ids, from, to, comparedFrom), sumYearBefore(deps, ids, period)]));
  const report = salesReport({ now, before }, { from, to, running, comparedFrom });
  return { currency, from, to, today, comparedFrom, reachedShipTos, ...report };
}

function choose(reachedShipTos: readonly ShipTo[], asked: readonly string[] | undefined): readonly ShipTo[] {
  if (!asked || asked.length === 0) return reachedShipTos;
  const chosen = reachedShipTos.filter(({ id }) => asked.includes(id));
  if (chosen.length < new Set(asked).size) throw new Refusal('SHIP_TO_NOT_FOUND');
  return chosen;
}

/** Nothing was delivered in the future, and nothing is read beyond the longest report. */
function periodOf({ fromMonth, toMonth }: AskedReport, running: string): { from: string; to: string } {
  const last = toMonth === undefined || toMonth > running ? running : toMonth;
  const earliest = shiftMonth(last, 1 - maxReportMonths);
  const first = fromMonth ?? shiftMonth(last, 1 - usualMonths);
  return { from: first > last ? last : first < earliest ? earliest : first, to: last };
}

type Period = Pick<ShownReport, 'from' | 'to' | 'today' | 'comparedFrom'>;

/** Its ship-tos are in no part of it: putting so many in a row would mean reading them all. */
async function sumMarket(
  { markets }: ReportingDeps,
  country: Country,
  { from, to, today }: Period,
): Promise<[now: ReportSums, before: ReportSums]> {
  const lastBefore = to === monthOf(today) ? yearBefore(today) : lastDayOf(shiftMonth(to, -12));
  const [now, before] = await Promise.all([
    markets.sumMarket(country, firstDayOf(from), lastDayOf(to)),
    markets.sumMarket(country, firstDayOf(shiftMonth(from, -12)), lastBefore),
  ]);
  return [
    { kinds: now, places: [] },
    { kinds: before, places: [] },
  ];
}

/** The running month is compared with as much of last year's. */
async function sumYearBefore(
  { sales }: ReportingDeps,
  ids: readonly string[],
  { from, to, today, comparedFrom }: Period,
): Promise<ReportSums> {
  const running = monthOf(today);
  const isRunning = to === running;
  const lastWhole = shiftMonth(to, isRunning ? -13 : -12);
  const first = shiftMonth(from, -12);
  const apart = comparedFrom === undefined ? undefined : shiftMonth(comparedFrom, -12);
  const parts = await Promise.all([
    ...(first <= lastWhole ? [sales.reportMonths(ids, first, lastWhole, apart)] : []),
    ...(isRunning ? [sales.reportDays(ids, firstDayOf(shiftMonth(running, -12)), yearBefore(today))] : []),
  ]);
  return { kinds: parts.flatMap(({ kinds }) => kinds), places: parts.flatMap(({ places }) => places) };
}
