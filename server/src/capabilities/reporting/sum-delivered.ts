import type { ReportingDeps } from './reporting.deps.ts';
import { type Sums, totalOf } from './sales.model.ts';
import type { MonthSums } from './sales.store.ts';
import { spanOf } from './span.model.ts';

export type DeliveredSums = Sums & { shipToId: string; month: string };

/** What came to each ship-to in each month between two days, both included: whole months as they are kept, the rest by days. */
export async function sumDelivered(
  { sales }: Pick<ReportingDeps, 'sales'>,
  shipToIds: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<DeliveredSums[]> {
  if (shipToIds.length === 0 || from > to) return [];
  const { months, days } = spanOf(from, to);
  const parts = await Promise.all([
    ...(months ? [sales.sumMonths(shipToIds, months.from, months.to)] : []),
    ...days.map((part) => sales.sumDays(shipToIds, part.from, part.to)),
  ]);
  const byMonth = Map.groupBy(parts.flat(), ({ shipToId, month }) => `${month} ${shipToId}`);
  return [...byMonth.values()].map((each) => {
    const [{ shipToId, month }] = each as [MonthSums];
    return { shipToId, month, ...totalOf(each) };
  });
}
