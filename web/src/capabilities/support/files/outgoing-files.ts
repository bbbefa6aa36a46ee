import { useSyncExternalStore } from 'react';
import { sendFile } from '#platform/calls/send-file.ts';
import { sendOnce } from '#platform/calls/send-once.ts';
import { logFault } from '#platform/log.ts';
import { newId } from '#platform/new-id.ts';

/** What the files belong to: a request, or one answer in it. */
type Target = {
  ticketId: string;
  commentId?: string | undefined;
  /** Of an answer of customer service, by its own call. */
  isStaff?: boolean;
};
export type OutgoingFile = { key: string; file: File; to: Target; sentBytes: number } & (
  | { state: 'waiting' | 'sending' }
  | { state: 'failed'; failure: unknown }
);

let outgoing: readonly OutgoingFile[] = [];
let sending: { key: string; stop: AbortController } | undefined;
const watchers = new Set<() => void>();

function become(files: readonly OutgoingFile[]): void {
  outgoing = files;
  for (const watcher of watchers) watcher();
}

const watch = (watcher: () => void): (() => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

const change = (key: string, to: (file: OutgoingFile) => OutgoingFile): void =>
  become(outgoing.map((each) => (each.key === key ? to(each) : each)));
const drop = (key: string): void => become(outgoing.filter((each) => each.key !== key));

/** Files on their way outlive the page that sent them: a user who goes elsewhere meanwhile finds them again. */
export const useOutgoingFiles = (): readonly OutgoingFile[] => useSyncExternalStore(watch, () => outgoing);

/** One after the other: the server takes one of a person at a time, and on a slow line the first arrives soonest. */
export function sendFiles(files: readonly File[], to: Target): void {
  const waiting = files.map((file) => ({ key: newId(), file, to, sentBytes: 0, state: 'waiting' as const }));
  become([...outgoing, ...waiting]);
  void sendNext();
}

export function retryFile(key: string): void {
  change(key, ({ file, to }) => ({ key, file, to, sentBytes: 0, state: 'waiting' }));
  void sendNext();
}

/** Takes a file back that waits or is on its way, or forgets one that could not be sent. */
export function stopFile(key: string): void {
  if (sending?.key === key) sending.stop.abort();
  drop(key);
}

const addressOf = ({ ticketId, commentId, isStaff }: Target) => {
  const query = { ...(commentId ? { commentId } : {}) };
  return isStaff
    ? ({ path: '/api/staff/requests/files', query: { ...query, requestId: ticketId } } as const)
    : ({ path: '/api/tickets/UploadAttachmentsByTicketId', query: { ...query, ticketId } } as const);
};

async function sendNext(): Promise<void> {
  const next = outgoing.find(({ state }) => state === 'waiting');
  if (sending || !next) return;
  const { key, file, to } = next;
  const stop = new AbortController();
  sending = { key, stop };
  change(key, (each) => ({ ...each, state: 'sending' }));
  try {
    const { path, query } = addressOf(to);
    await sendFile(path, {
      file,
      field: 'files',
      query,
      onSent: (sentBytes) => change(key, (each) => ({ ...each, sentBytes })),
      signal: stop.signal,
      once: sendOnce,
    });
    drop(key);
  } catch (failure) {
    if (!stop.signal.aborted) {
      logFault('attachment', failure);
      change(key, (each) => ({ ...each, state: 'failed', failure }));
    }
  }
  sending = undefined;
  void sendNext();
}
