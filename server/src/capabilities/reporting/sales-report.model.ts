import { isComparedMonth } from '@dray/contract/reporting/compared-months.ts';
import { monthsBetween, shiftMonth } from '@dray/contract/reporting/report-month.ts';
import { type Sums, totalOf } from './sales.model.ts';
import type { KindSums, ReportSums } from './sales.store.ts';

/** What was a year before, and what is now in the months of which that is known: the two can be compared. */
export type Compared = Sums & { before: Sums; comparable: Sums };
export type NamedSums = Compared & { name: string };

export type SalesReport = {
  totals: Compared;
  months: readonly (Compared & { month: string; isRunning: boolean })[];
  brands: readonly NamedSums[];
  groups: readonly NamedSums[];
  shipTos: readonly NamedSums[];
};

type Counted<Each> = Record<'now' | 'before' | 'comparable', readonly Each[]>;
type OfMonth = Sums & { month: string };
type Period = {
  from: string;
  to: string;
  running: string;
  /** The first month that has a whole one a year before; undefined where none has. */
  comparedFrom: string | undefined;
};

/** Every part is put together from the same sums, so that the parts agree with each other. */
export function salesReport(given: Record<'now' | 'before', ReportSums>, period: Period): SalesReport {
  const { from, to, running } = period;
  const kinds = counted(given.now.kinds, given.before.kinds, period);
  const places = counted(given.now.places, given.before.places, period);
  const { now, before, comparable } = kinds;
  return {
    totals: { ...totalOf(now), before: totalOf(before), comparable: totalOf(comparable) },
    months: monthsBetween(from, to).map((month) => ({
      month,
      isRunning: month === running,
      ...totalOf(now.filter((each) => each.month === month)),
      before: totalOf(before.filter((each) => each.month === shiftMonth(month, -12))),
      comparable: totalOf(comparable.filter((each) => each.month === month)),
    })),
    brands: byName(kinds, ({ brand }: KindSums) => brand),
    groups: byName(kinds, ({ group }: KindSums) => group),
    shipTos: byName(places, ({ shipToId }) => shipToId),
  };
}

function counted<Each extends OfMonth>(
  now: readonly Each[],
  before: readonly Each[],
  { comparedFrom }: Period,
): Counted<Each> {
  const isCompared = (month: string) => isComparedMonth(comparedFrom, month);
  return {
    now,
    before: before.filter(({ month }) => isCompared(shiftMonth(month, 12))),
    comparable: now.filter(({ month }) => isCompared(month)),
  };
}

/** The greatest first; what belongs to no goods, such as pallets, is in no part but the totals. */
function byName<Each extends Sums>(
  { now, before, comparable }: Counted<Each>,
  nameOf: (sums: Each) => string,
): NamedSums[] {
  const nows = Map.groupBy(now, nameOf);
  const befores = Map.groupBy(before, nameOf);
  const comparables = Map.groupBy(comparable, nameOf);
  return [...new Set([...nows.keys(), ...befores.keys()])]
    .filter((name) => name !== '')
    .map((name) => ({
      name,
      ...totalOf(nows.get(name) ?? []),
      before: totalOf(befores.get(name) ?? []),
      comparable: totalOf(comparables.get(name) ?? []),
    }))
    .sort((one, other) => other.hlTenThousandths - one.hlTenThousandths || (one.name < other.name ? -1 : 1));
}
