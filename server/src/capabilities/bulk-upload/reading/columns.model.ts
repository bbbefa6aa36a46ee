import { type BulkColumn, bulkColumns, neededBulkColumns } from '@dray/contract/bulk-upload/bulk-columns.ts';
import { findBulkColumn } from '@dray/contract/texts/bulk-upload-text.ts';

type ColumnPositions = Readonly<Partial<Record<BulkColumn, number>>>;
type Row = { row: number; cells: readonly string[] };

export type FoundColumns = {
  positions: ColumnPositions;
  heading: readonly string[] | undefined;
  rows: readonly Row[];
  missing: readonly BulkColumn[];
};

/** Words that are in no row of goods: "ks" heads amounts, and is a unit as well. */
const tellingColumns: readonly BulkColumn[] = ['customerOrderNumber', 'shipTo', 'deliveryDate', 'code'];
/** Fewer known words are no heading, unless nothing else is asked for. */
const enoughWords = 2;
/** A title may be above it. */
const rowsBeforeHeading = 5;

/** Which column holds what: by the words of a heading, else by their places in the template. */
export function findColumns(
  rows: readonly Row[],
  template: readonly BulkColumn[] = bulkColumns,
  needed: readonly BulkColumn[] = neededBulkColumns,
): FoundColumns {
  const isHeading = ({ cells }: Row) => isHeadingOf(positionsOf(cells), needed.length);
  const at = rows.slice(0, rowsBeforeHeading).findIndex(isHeading);
  const heading = rows[at]?.cells;
  const positions = heading ? positionsOf(heading) : positionsInTemplate(rows, template);
  return {
    positions,
    heading,
    rows: rows.slice(at + 1),
    missing: needed.filter((column) => positions[column] === undefined),
  };
}

const isHeadingOf = (named: ColumnPositions, needed: number): boolean =>
  tellingColumns.some((column) => named[column] !== undefined) &&
  Object.keys(named).length >= Math.min(enoughWords, needed);

/** The first of two columns with the same meaning counts. */
function positionsOf(heading: readonly string[]): ColumnPositions {
  const positions: Partial<Record<BulkColumn, number>> = {};
  for (const [position, text] of heading.entries()) {
    const column = findBulkColumn(text);
    if (column) positions[column] ??= position;
  }
  return positions;
}

function positionsInTemplate(rows: readonly Row[], template: readonly BulkColumn[]): ColumnPositions {
  const width = Math.max(0, ...rows.slice(0, 50).map(({ cells }) => cells.length));
  return Object.fromEntries(template.slice(0, width).map((column, position) => [column, position]));
}

export const cellsAt = (positions: ColumnPositions, written: readonly string[]): Partial<Record<BulkColumn, string>> =>
  Object.fromEntries(Object.entries(positions).map(([column, position]) => [column, written[position] ?? '']));

/** A, B, … Z, AA, as a spreadsheet names them. */
export const letterOf = (position: number): string =>
  (position >= 26 ? letterOf(Math.floor(position / 26) - 1) : '') + String.fromCharCode(65 + (position % 26));
