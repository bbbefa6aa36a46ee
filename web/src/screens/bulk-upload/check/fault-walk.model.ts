import { type BulkColumn, bulkColumns } from '@dray/contract/bulk-upload/bulk-columns.ts';
import type { BulkRow } from '#capabilities/bulk-upload/index.ts';

/** A cell of the file. */
export type Place = { row: number; column: BulkColumn };

/** The cells that want mending, in the order of reading. */
export const faultyPlaces = (rows: readonly BulkRow[]): readonly Place[] =>
  rows.flatMap(({ row, faults }) =>
    bulkColumns.filter((column) => faults.some((fault) => fault.column === column)).map((column) => ({ row, column })),
  );

/** Rows are in the order of the file, and so are their numbers. */
const isBehind = (place: Place, other: Place): boolean =>
  place.row === other.row
    ? bulkColumns.indexOf(place.column) > bulkColumns.indexOf(other.column)
    : place.row > other.row;

/** The next of them in a direction; nothing behind the last one. */
export function nextFault(places: readonly Place[], from: Place | undefined, step: 1 | -1): Place | undefined {
  if (!from) return step === 1 ? places[0] : places.at(-1);
  return step === 1 ? places.find((place) => isBehind(place, from)) : places.findLast((place) => isBehind(from, place));
}
