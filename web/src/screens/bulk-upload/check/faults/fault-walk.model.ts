import { type BulkColumn, bulkColumns } from '@dray/contract/bulk-upload/bulk-columns.ts';
import type { BulkRow } from '#capabilities/bulk-upload/index.ts';

/** A cell of the file. */
export type Cell = { row: number; column: BulkColumn };

/** The cells that want mending, in the order of reading. */
export const faultyCells = (rows: readonly BulkRow[]): readonly Cell[] =>
  rows.flatMap(({ row, faults }) =>
    bulkColumns.filter((column) => faults.some((fault) => fault.column === column)).map((column) => ({ row, column })),
  );

/** Rows are in the order of the file, and so are their numbers. */
const isBehind = (cell: Cell, other: Cell): boolean =>
  cell.row === other.row ? bulkColumns.indexOf(cell.column) > bulkColumns.indexOf(other.column) : cell.row > other.row;

/** The next of them in a direction; nothing behind the last one. */
export function nextFault(cells: readonly Cell[], from: Cell | undefined, step: 1 | -1): Cell | undefined {
  if (!from) return step === 1 ? cells[0] : cells.at(-1);
  return step === 1 ? cells.find((cell) => isBehind(cell, from)) : cells.findLast((cell) => isBehind(from, cell));
}
