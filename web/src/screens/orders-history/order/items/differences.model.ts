import { centsOf } from '@dray/contract/cart/sum-rows.ts';
import type { OrderDetail } from '#capabilities/ordering/index.ts';
import type { PartAmounts } from '#ui/page/part-cells.model.ts';

type Line = Pick<OrderDetail['lines'][number], 'quantityTotal' | 'delivered' | 'rejected'>;

/** What became of a line's packs; undefined until the ERP has reported. */
export function partsOfLine({ quantityTotal, delivered, rejected }: Line): PartAmounts | undefined {
  if (delivered === null && !rejected) return undefined;
  const there = delivered ?? 0;
  const refused = rejected ?? 0;
  return { there, refused, missing: Math.max(0, quantityTotal - there - refused) };
}

/** Whole packs of a line that did not come and can be ordered again; a bundle's parts come and go together. */
export function missingPacks(line: Line & Pick<OrderDetail['lines'][number], 'bundleOptions'>): number {
  const parts = partsOfLine(line);
  return parts && line.bundleOptions.length === 0 ? Math.ceil(parts.missing + parts.refused) : 0;
}

/** Once the ERP has reported what came of any line, nothing has come of those that it is silent about. */
export const withDelivered = <Each extends Line>(lines: readonly Each[]): readonly Each[] =>
  lines.some(({ delivered }) => delivered !== null)
    ? lines.map((line) => ({ ...line, delivered: line.delivered ?? 0 }))
    : lines;

/** What did not come as it was ordered is what one looks for: those lines are first, else they are as they were ordered. */
export function shortFirst<Each extends Line>(lines: readonly Each[]): readonly Each[] {
  const isShort = (line: Each) => {
    const parts = partsOfLine(line);
    return parts !== undefined && parts.missing + parts.refused > 0;
  };
  return [...lines.filter(isShort), ...lines.filter((line) => !isShort(line))];
}

/** How many packs were ordered, and how many of them came; that is undefined until the ERP has reported. */
export function deliveredPacks({ lines }: { lines: readonly Line[] }): {
  ordered: number;
  delivered: number | undefined;
} {
  const ordered = lines.reduce((sum, { quantityTotal }) => sum + quantityTotal, 0);
  const isKnown = lines.some(({ delivered }) => delivered !== null);
  return { ordered, delivered: isKnown ? lines.reduce((sum, line) => sum + (line.delivered ?? 0), 0) : undefined };
}

type PricedLine = Line & Pick<OrderDetail['lines'][number], 'unitPrice'>;

/** What the packs of a line that came cost, in cents; undefined where all came, or where nothing is known yet. */
export function deliveredCents(line: PricedLine): number | undefined {
  const parts = partsOfLine(line);
  if (!parts || parts.missing + parts.refused === 0) return undefined;
  return Math.round(centsOf(line.unitPrice) * parts.there);
}

type Totals = Pick<OrderDetail, 'totals' | 'deliveredTotals'>;

/** By how much less is to be paid than was ordered, in cents. */
export const savedCents = ({ totals, deliveredTotals }: Totals): number =>
  deliveredTotals ? centsOf(totals.grand) - centsOf(deliveredTotals.grand) : 0;
