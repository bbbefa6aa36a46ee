import { type BulkColumn, bulkColumns } from '@dray/contract/bulk-upload/bulk-columns.ts';
import type { BulkRow } from '#capabilities/bulk-upload/index.ts';
import type { Place } from '../fault-walk.model.ts';

/** The cell that an element is; nothing where it is not one, or is what stands in it. */
export function placeOf(element: Element): Place | undefined {
  if (!(element instanceof HTMLElement)) return undefined;
  const cell = element.closest<HTMLElement>('[data-row]');
  if (!cell || element.closest('input, button, a')) return undefined;
  const column = bulkColumns.find((each) => each === cell.dataset.column);
  return column && { row: Number(cell.dataset.row), column };
}

/** Where a key leads from a cell; nothing where it leads nowhere. */
export function stepFrom(
  { row, column }: Place,
  key: string,
  rows: readonly BulkRow[],
  columns: readonly BulkColumn[],
): Place | undefined {
  const at = { row: rows.findIndex((each) => each.row === row), column: columns.indexOf(column) };
  const place = (nthRow: number, nthColumn: number): Place | undefined => {
    const [toRow, toColumn] = [rows[nthRow], columns[nthColumn]];
    return nthRow >= 0 && nthColumn >= 0 && toRow && toColumn ? { row: toRow.row, column: toColumn } : undefined;
  };
  switch (key) {
    case 'ArrowUp':
      return place(at.row - 1, at.column);
    case 'ArrowDown':
      return place(at.row + 1, at.column);
    case 'ArrowLeft':
      return place(at.row, at.column - 1);
    case 'ArrowRight':
      return place(at.row, at.column + 1);
    case 'Home':
      return place(at.row, 0);
    case 'End':
      return place(at.row, columns.length - 1);
    default:
      return undefined;
  }
}
