import type { NumberedEvent } from '#capabilities/live/index.ts';
import type { LogPosition } from '#platform/log-position.ts';

/** One open stream. It judges by itself what its reader may hear of. */
export type Listener = {
  uid: string;
  tell: (event: NumberedEvent) => void;
  /** It may have missed something: its page reads everything again. */
  reload: (after?: LogPosition) => void;
  end: () => void;
};

export type LiveHub = ReturnType<typeof liveHub>;

const maxOfAll = 5_000;
const maxOfOne = 20;

/** All streams of this process. */
export function liveHub() {
  const listeners = new Set<Listener>();
  let isClosed = false;
  return {
    hasRoom: (uid: string): boolean =>
      !isClosed &&
      listeners.size < maxOfAll &&
      [...listeners].filter((listener) => listener.uid === uid).length < maxOfOne,
    add(listener: Listener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(event: NumberedEvent): void {
      for (const listener of listeners) listener.tell(event);
    },
    reloadAll(after?: LogPosition): void {
      for (const listener of listeners) listener.reload(after);
    },
    /** At once: anyone who listened comes back to another process. */
    close(): void {
      isClosed = true;
      for (const listener of listeners) listener.end();
    },
    size: (): number => listeners.size,
  };
}
