import { useSyncExternalStore } from 'react';
import { receiveFile } from '#platform/calls/receive-file.ts';
import { saveFile } from '#platform/save-file.ts';

/** A zip on its way: it goes on while its reader looks at other folders or other pages. */
export type ZipDownload = { name: string; received: number; all: number | undefined };

let current: ZipDownload | undefined;
let stop: AbortController | undefined;
const watchers = new Set<() => void>();

function become(next: ZipDownload | undefined): void {
  current = next;
  for (const tell of watchers) tell();
}

/** Tells whether it came; cancelled, it did not. One at a time: a second one ends the first. */
export async function downloadZip(name: string, ids: readonly string[]): Promise<boolean> {
  cancelZip();
  const own = new AbortController();
  stop = own;
  become({ name, received: 0, all: undefined });
  try {
    const file = await receiveFile({
      path: '/content/downloadmaterial/bulk-files',
      body: { ids },
      signal: own.signal,
      onReceived: (received, all) => become({ name, received, all }),
    });
    saveFile(name, file);
    return true;
  } catch (failure) {
    if (own.signal.aborted) return false;
    throw failure;
  } finally {
    if (stop === own) become(undefined);
  }
}

export function cancelZip(): void {
  stop?.abort();
  become(undefined);
}

function watch(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}

export const useZipDownload = (): ZipDownload | undefined => useSyncExternalStore(watch, () => current);
