import { createHash } from 'node:crypto';
import { boundedCache } from '#platform/bounded-cache.ts';
import { sideThread } from '#platform/side-thread.ts';
import type { DataSheet } from './data-sheet.model.ts';

export type PrintDataSheet = ReturnType<typeof dataSheetPrinter>;

const maxCachedBytes = 16_000_000;

/** Prints in a thread of its own: a page takes as long as fifty answers. What was printed is kept until its words change. */
export function dataSheetPrinter() {
  const print = sideThread<DataSheet, Uint8Array>(new URL('./data-sheet.worker.ts', import.meta.url));
  const cached = boundedCache<Promise<Buffer>>(maxCachedBytes);

  return (sheet: DataSheet): Promise<Buffer> => {
    const key = createHash('sha256').update(JSON.stringify(sheet)).digest('base64url');
    const known = cached.get(key);
    if (known) return known;

    const printed = print(sheet).then((bytes) => Buffer.from(bytes));
    // Counted as a usual page until it is there, so that asking for the same twice prints it once.
    cached.set(key, printed, 40_000);
    printed.catch(() => cached.forget(key));
    return printed;
  };
}
