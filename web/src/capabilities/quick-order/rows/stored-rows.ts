import { useSyncExternalStore } from 'react';
import { type PadRow, withBlankEnd, withPasted } from './pad-rows.ts';
import type { PastedRow } from './pasted-rows.ts';

let rows: readonly PadRow[] = withBlankEnd([]);
const listeners = new Set<() => void>();

const watch = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const readRows = (): readonly PadRow[] => rows;

/** A list that is half written outlives the dialog and the way to another page. */
export function keepRows(change: (before: readonly PadRow[]) => readonly PadRow[]): void {
  rows = withBlankEnd(change(rows));
  for (const listener of listeners) listener();
}

export const useRows = (): readonly PadRow[] => useSyncExternalStore(watch, readRows);

/** What was pasted elsewhere goes to the end of the list. */
export const keepPasted = (pasted: readonly PastedRow[]): void =>
  keepRows((before) => (pasted.length > 0 ? withPasted(before, undefined, pasted).rows : before));
