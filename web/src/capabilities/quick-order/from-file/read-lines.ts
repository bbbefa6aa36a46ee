import { useSyncExternalStore } from 'react';
import { sendFile } from '#platform/calls/send-file.ts';
import { readStored } from '#platform/storage-keys.ts';
import { isDone, type PadRow, withPasted } from '../rows/pad-rows.ts';
import { keepRows } from '../rows/stored-rows.ts';

/** The file whose rows are on the pad: what came in, and what had no room there. */
export type FileOnPad = { name: string; rows: number; leftOut: readonly PadRow[] };

let current: FileOnPad | undefined;
const watchers = new Set<() => void>();

function become(next: FileOnPad | undefined): void {
  current = next;
  for (const watcher of watchers) watcher();
}

const watch = (watcher: () => void): (() => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

export const useFileOnPad = (): FileOnPad | undefined => useSyncExternalStore(watch, () => current);

/** Reads codes and amounts out of a file onto the pad, where they are judged as pasted ones are (P17). */
export async function readLines(file: File): Promise<void> {
  const { rows, lines } = await sendFile('/api/orders/bulk/lines', {
    file,
    query: { store: readStored('store') ?? '' },
  });
  // A unit that is not understood stays with its number, for the buyer to correct.
  const read = lines.map(({ row, code, amount, unit }) => ({
    code,
    amount: [amount, unit].filter(Boolean).join(' '),
    fileRow: row,
  }));
  keepRows((before) => {
    // Rows of another file that wait still are this list's; only the count begins anew.
    const others = before.map(({ fileRow, ...row }) => row);
    const { rows: after, leftOut } = withPasted(others, undefined, read);
    become({ name: file.name, rows, leftOut });
    return after;
  });
}

/** What is in the cart goes from the pad, and with it what was said of a file. */
export function startAnother(): void {
  become(undefined);
  keepRows((all) => all.filter((row) => !isDone(row)).map(({ fileRow, ...row }) => row));
}
