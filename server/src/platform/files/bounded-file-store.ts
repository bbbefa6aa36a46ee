import { type FileStore, requireFileKey } from './file-store.ts';
import { FileStoreUnavailable } from './file-store-unavailable.ts';

/** Shorter than a call may take, so that the caller hears of the file store and not of a deadline that says nothing. */
export const usualFileDeadlineMs = 8_000;

/**
 * Checks every key, and gives up what does not answer in time: neither a network drive nor a bucket promises an answer. What
 * was begun may still happen later, which is why a put replaces and a remove may be repeated.
 */
export function boundedFileStore(store: FileStore, withinMs: number = usualFileDeadlineMs): FileStore {
  const bounded = async <T>(action: string, key: string, work: () => Promise<T>): Promise<T> => {
    requireFileKey(key);
    try {
      return await within(withinMs, work);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new FileStoreUnavailable(`The file store could not ${action} ${key}: ${reason}`, cause);
    }
  };
  return {
    put: (key, content, type) => bounded('write', key, () => store.put(key, content, type)),
    has: (key) => bounded('look for', key, () => store.has(key)),
    open: (key) => bounded('open', key, () => store.open(key)),
    remove: (key) => bounded('remove', key, () => store.remove(key)),
  };
}

function within<T>(ms: number, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
    work()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
