import type { MasterKind, MasterRow } from '#platform/master/master-kind.ts';
import { withoutMark } from './csv-line.model.ts';
import type { ReadRow } from './row-merge.model.ts';

type Heading = { columns: readonly string[]; unknown: string[]; missing: string[]; repeated: string | undefined };

/** What a file's heading says; without the columns that know a row it is no file of this kind. */
export function readHeading(kind: MasterKind, given: readonly string[]): Heading {
  const columns = given.map((name) => name.trim());
  const missing = kind.key.filter((name) => {
    const column = kind.columns[name];
    return !columns.includes(name) && column?.isNeeded && column.otherwise === '';
  });
  return {
    columns,
    unknown: columns.filter((name) => name !== '' && !Object.hasOwn(kind.columns, name)),
    missing,
    repeated: columns.find((name, index) => name !== '' && columns.indexOf(name) !== index),
  };
}

export const toReadRow = (
  columns: readonly string[],
  { line, cells, surplus }: { line: number; cells: readonly string[]; surplus: number },
): ReadRow => ({ line, surplus, cells: toCells(columns, cells) });

const toCells = (columns: readonly string[], cells: readonly string[]): MasterRow =>
  Object.fromEntries(
    columns.flatMap((name, index) => (name === '' ? [] : [[name, withoutMark(cells[index]?.trim() ?? '')]])),
  );
