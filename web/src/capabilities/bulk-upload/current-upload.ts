import { useSyncExternalStore } from 'react';
import { sendFile } from '#platform/calls/send-file.ts';
import { sendOnce } from '#platform/calls/send-once.ts';
import { logFault } from '#platform/log.ts';
import { currentStore } from './file-links.ts';

/** The file that is on its way, or was last: kept so that another try needs no second choice. */
export type CurrentUpload = { file: File; sentBytes: number } & (
  | { state: 'sending' }
  | { state: 'failed'; failure: unknown }
  /** There, and nobody has looked at it yet. */
  | { state: 'arrived'; jobId: string }
  | { state: 'seen'; jobId: string }
);

let current: CurrentUpload | undefined;
let calledOff: AbortController | undefined;
const watchers = new Set<() => void>();

function become(next: CurrentUpload | undefined): void {
  current = next;
  for (const watcher of watchers) watcher();
}

const watch = (watcher: () => void): (() => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

/** Outlives the page that began it: a user who goes elsewhere meanwhile finds it again. */
export const useCurrentUpload = (): CurrentUpload | undefined => useSyncExternalStore(watch, () => current);

export async function startUpload(file: File): Promise<void> {
  calledOff?.abort();
  const own = new AbortController();
  calledOff = own;
  become({ file, sentBytes: 0, state: 'sending' });
  const tell = (next: CurrentUpload) => {
    if (!own.signal.aborted) become(next);
  };
  try {
    const { jobId } = await sendFile('/api/orders/BulkUploadOrdersAsync', {
      file,
      query: { store: currentStore(), step: 'check' },
      onSent: (sentBytes) => tell({ file, sentBytes, state: 'sending' }),
      signal: own.signal,
      once: sendOnce,
    });
    tell({ file, sentBytes: file.size, state: 'arrived', jobId });
  } catch (failure) {
    if (own.signal.aborted) return;
    logFault('bulk upload', failure);
    tell({ file, sentBytes: 0, state: 'failed', failure });
  }
}

/** Takes a file back that is still on its way, or forgets one that could not be sent. */
export function stopUpload(): void {
  calledOff?.abort();
  become(undefined);
}

export function noteSeen(jobId: string): void {
  if (current?.state === 'arrived' && current.jobId === jobId) become({ ...current, state: 'seen' });
}

/** The file of an upload that began in this tab. */
export const fileOfUpload = (upload: CurrentUpload | undefined, jobId: string): File | undefined =>
  upload && 'jobId' in upload && upload.jobId === jobId ? upload.file : undefined;
