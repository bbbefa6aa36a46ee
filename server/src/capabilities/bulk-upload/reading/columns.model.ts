import { type BulkColumn, bulkColumns, neededBulkColumns } from '@dray/contract/bulk-upload/bulk-columns.ts';
import { findBulkColumn } from '@dray/contract/texts/bulk-upload-text.ts';

type Places = Readonly<Partial<Record<BulkColumn, number>>>;
type Row = { row: number; cells: readonly string[] };

export type FoundColumns = {
  places: Places;
  heading: readonly string[] | undefined;
  rows: readonly Row[];
  missing: readonly BulkColumn[];
};

/** Words that stand in no row of goods: "ks" heads amounts, and is a unit as well. */
const tellingColumns: readonly BulkColumn[] = ['customerOrderNumber', 'shipTo', 'deliveryDate', 'code'];
/** Fewer known words are no heading, unless nothing else is asked for. */
const enoughWords = 2;
/** A title may stand above it. */
const rowsBeforeHeading = 5;

/** Which column holds what: by the words of a heading, else by their places in the template. */
export function findColumns(
  rows: readonly Row[],
  template: readonly BulkColumn[] = bulkColumns,
  needed: readonly BulkColumn[] = neededBulkColumns,
): FoundColumns {
  const isHeading = ({ cells }: Row) => isHeadingOf(placesOf(cells), needed.length);
  const at = rows.slice(0, rowsBeforeHeading).findIndex(isHeading);
  const heading = rows[at]?.cells;
  const places = heading ? placesOf(heading) : placesInTemplate(rows, template);
  return {
    places,
    heading,
    rows: rows.slice(at + 1),
    missing: needed.filter((column) => places[column] === undefined),
  };
}

const isHeadingOf = (named: Places, needed: number): boolean =>
  tellingColumns.some((column) => named[column] !== undefined) &&
  Object.keys(named).length >= Math.min(enoughWords, needed);

/** The first of two columns with the same meaning counts. */
function placesOf(heading: readonly string[]): Places {
  const places: Partial<Record<BulkColumn, number>> = {};
  for (const [place, text] of heading.entries()) {
    const column = findBulkColumn(text);
    if (column) places[column] ??= place;
  }
  return places;
}

function placesInTemplate(rows: readonly Row[], template: readonly BulkColumn[]): Places {
  const width = Math.max(0, ...rows.slice(0, 50).map(({ cells }) => cells.length));
  return Object.fromEntries(template.slice(0, width).map((column, place) => [column, place]));
}

export const cellsAt = (places: Places, written: readonly string[]): Partial<Record<BulkColumn, string>> =>
  Object.fromEntries(Object.entries(places).map(([column, place]) => [column, written[place] ?? '']));

/** A, B, … Z, AA, as a spreadsheet names them. */
export const letterOf = (place: number): string =>
  (place >= 26 ? letterOf(Math.floor(place / 26) - 1) : '') + String.fromCharCode(65 + (place % 26));
