import { isDone, type PadRow } from '../rows/pad-rows.ts';
import type { FileOnPad } from './read-lines.ts';

export type FileTally = { added: number; changed: number; refused: number };

/** What came in is what was added, changed or refused, whatever became of a row since: none is lost unseen. */
export function tallyOf(rows: readonly PadRow[], { rows: all }: FileOnPad): FileTally {
  const ofFile = rows.filter(({ fileRow }) => fileRow !== undefined);
  const added = ofFile.filter(({ result }) => result?.kind === 'added').length;
  const changed = ofFile.filter(({ result }) => result?.kind === 'lowered').length;
  return { added, changed, refused: all - added - changed };
}

/** The rows of the file that can still be looked at and did not go into the cart. */
export const rowsLeft = (rows: readonly PadRow[], { leftOut }: FileOnPad): readonly PadRow[] => [
  ...rows.filter((row) => row.fileRow !== undefined && !isDone(row)),
  ...leftOut,
];
