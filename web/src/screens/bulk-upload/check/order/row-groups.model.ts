import type { BulkRow } from '#capabilities/bulk-upload/index.ts';

/** Rows of one order that follow each other in the file. */
export type RowGroup = {
  order: string;
  rows: readonly BulkRow[];
  /** Its first rows are in the part before. */
  isContinued?: true;
};

export function toRowGroups(rows: readonly BulkRow[]): readonly RowGroup[] {
  const groups: { order: string; rows: BulkRow[] }[] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last?.order === row.order) last.rows.push(row);
    else groups.push({ order: row.order, rows: [row] });
  }
  return groups;
}

/** Parts of a sheet with about so many rows each: the browser lays out one of them at a time. */
export function toParts(groups: readonly RowGroup[], rowsEach: number): readonly (readonly RowGroup[])[] {
  const parts: RowGroup[][] = [[]];
  let room = rowsEach;
  for (const group of groups.flatMap((each) => slicesOf(each, rowsEach))) {
    if (room < group.rows.length && parts.at(-1)?.length) {
      parts.push([]);
      room = rowsEach;
    }
    parts.at(-1)?.push(group);
    room -= group.rows.length;
  }
  return parts;
}

const slicesOf = ({ order, rows }: RowGroup, rowsEach: number): RowGroup[] =>
  Array.from({ length: Math.ceil(rows.length / rowsEach) }, (_, nth) => ({
    order,
    rows: rows.slice(nth * rowsEach, (nth + 1) * rowsEach),
    ...(nth > 0 ? { isContinued: true } : {}),
  }));
