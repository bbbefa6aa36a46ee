import type { BulkColumn } from '@dray/contract/bulk-upload/bulk-columns.ts';
import { bulkColumns } from '@dray/contract/bulk-upload/bulk-columns.ts';
import type { BulkFault, BulkOrder, BulkRow } from '#capabilities/bulk-upload/index.ts';
import { withoutSameGoods } from '../same-goods/amounts.model.ts';

/** One thing to mend in one order; or one that was, as long as it is shown. */
export type RepairLine = {
  /** The same before and after it was mended. */
  key: string;
  order: string;
  /** Rows of this order that share it. */
  rows: readonly number[];
  /** All rows of the file that one press mends. */
  mendedRows: readonly number[];
  /** Nothing where it is about the order as a whole. */
  column: BulkColumn | null;
  value: string;
  /** Nothing where it is mended. */
  fault: BulkFault | undefined;
  product: string | undefined;
};

const inOrder = (rows: Iterable<number>): number[] => [...new Set(rows)].toSorted((one, other) => one - other);

const causeOf = ({ column, code, message, fixes }: BulkFault): string =>
  [column, code, message, ...fixes.map(({ value }) => value)].join('\u0000');

/** What is wrong, in the order of the file; rows of an order that say the same wrong thing are one line. */
export function repairLines(rows: readonly BulkRow[], orders: readonly BulkOrder[]): readonly RepairLine[] {
  const byOrder = Map.groupBy(rows, ({ order }) => order);
  const shown = orders.filter(({ key }) => byOrder.has(key));
  const lines = shown.flatMap((order) => [
    ...withoutSameGoods(order.findings).map((fault) => wholeOrderLine(order, fault)),
    ...bulkColumns.flatMap((column) => columnLines(byOrder.get(order.key) ?? [], column)),
  ]);
  return lines.toSorted((one, other) => (one.rows[0] ?? 0) - (other.rows[0] ?? 0));
}

const wholeOrderLine = ({ key }: BulkOrder, fault: BulkFault): RepairLine => ({
  key: `${key} order ${fault.code}`,
  order: key,
  rows: [fault.row],
  mendedRows: [],
  column: null,
  value: '',
  fault,
  product: undefined,
});

/** What stands in one column of one order's rows. */
function columnLines(rows: readonly BulkRow[], column: BulkColumn): RepairLine[] {
  const faulty = rows.flatMap((row) =>
    row.faults.filter((fault) => fault.column === column).map((fault) => ({ row, fault })),
  );
  const isFaulty = new Set(faulty.map(({ row }) => row.row));
  const mended = rows.filter((row) => row.mended.includes(column) && !isFaulty.has(row.row));
  const faultGroups = Map.groupBy(faulty, ({ fault }) => causeOf(fault)).values();
  const mendedGroups = Map.groupBy(mended, ({ cells }) => cells[column] ?? '').values();
  return [
    ...faultGroups.map((group) =>
      toLine(
        group.map(({ row }) => row),
        column,
        group[0]?.fault,
      ),
    ),
    ...mendedGroups.map((group) => toLine(group, column, undefined)),
  ];
}

function toLine(rows: readonly BulkRow[], column: BulkColumn, fault: BulkFault | undefined): RepairLine {
  const numbers = rows.map(({ row }) => row);
  const [first] = rows;
  return {
    key: `${first?.order} ${column} ${numbers[0]}`,
    order: first?.order ?? '',
    rows: numbers,
    mendedRows: inOrder([...numbers, ...(fault?.rows ?? [])]),
    column,
    // Rows that follow the first may leave it empty.
    value: rows.map(({ cells }) => cells[column] ?? '').find((text) => text !== '') ?? '',
    fault,
    product: column === 'code' ? first?.product?.name : undefined,
  };
}

/** What one change touches, so that it stays in sight when it is mended. */
export const keysTouched = (lines: readonly RepairLine[], rows: readonly number[], column: BulkColumn): string[] =>
  lines.filter((line) => line.column === column && line.rows.some((row) => rows.includes(row))).map(({ key }) => key);

/** 5 · 13–14 · 2, 4 */
export function writtenRows(rows: readonly number[]): string {
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined) return '';
  if (rows.length > 1 && last - first === rows.length - 1) return `${first}–${last}`;
  return rows.join(', ');
}
