import { Readable } from 'node:stream';
import type { FileStore } from '#platform/files/file-store.ts';

/** A file store for tests that are about something else. */
export function memoryFiles(): FileStore & { contents: ReadonlyMap<string, Uint8Array> } {
  const contents = new Map<string, Uint8Array>();
  return {
    contents,
    put: async (key, content) => void contents.set(key, content),
    has: async (key) => contents.has(key),
    open: async (key) => {
      const content = contents.get(key);
      return content && Readable.from([Buffer.from(content)]);
    },
    remove: async (key) => void contents.delete(key),
  };
}
