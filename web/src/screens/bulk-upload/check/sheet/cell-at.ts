import { type BulkColumn, bulkColumns } from '@dray/contract/bulk-upload/bulk-columns.ts';
import type { BulkRow } from '#capabilities/bulk-upload/index.ts';
import type { Cell } from '../faults/fault-walk.model.ts';

/** The cell that an element is; nothing where it is not one, or is what is in it. */
export function cellOf(element: Element): Cell | undefined {
  if (!(element instanceof HTMLElement)) return undefined;
  const cell = element.closest<HTMLElement>('[data-row]');
  if (!cell || element.closest('input, button, a')) return undefined;
  const column = bulkColumns.find((each) => each === cell.dataset.column);
  return column && { row: Number(cell.dataset.row), column };
}

/** Where a key leads from a cell; nothing where it leads nowhere. */
export function stepFrom(
  { row, column }: Cell,
  key: string,
  rows: readonly BulkRow[],
  columns: readonly BulkColumn[],
): Cell | undefined {
  const at = { row: rows.findIndex((each) => each.row === row), column: columns.indexOf(column) };
  const cellAt = (nthRow: number, nthColumn: number): Cell | undefined => {
    const [toRow, toColumn] = [rows[nthRow], columns[nthColumn]];
    return nthRow >= 0 && nthColumn >= 0 && toRow && toColumn ? { row: toRow.row, column: toColumn } : undefined;
  };
  switch (key) {
    case 'ArrowUp':
      return cellAt(at.row - 1, at.column);
    case 'ArrowDown':
      return cellAt(at.row + 1, at.column);
    case 'ArrowLeft':
      return cellAt(at.row, at.column - 1);
    case 'ArrowRight':
      return cellAt(at.row, at.column + 1);
    case 'Home':
      return cellAt(at.row, 0);
    case 'End':
      return cellAt(at.row, columns.length - 1);
    default:
      return undefined;
  }
}
