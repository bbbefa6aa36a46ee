import { createHash } from 'node:crypto';
import type { FileStore } from '#platform/files/file-store.ts';
import { FileStoreUnavailable } from '#platform/files/file-store-unavailable.ts';
import { readBytes } from '#platform/files/read-bytes.ts';
import type { StoredFile } from './stored-file.model.ts';

const readWithinMs = 8_000;

/** The bytes as they were stored; undefined where they are missing or others. */
export async function readWhole(store: FileStore, { key, sizeBytes, sha256 }: StoredFile): Promise<Buffer | undefined> {
  const stream = await store.open(key);
  if (!stream) return undefined;
  const bytes = await readBytes(stream, { maxBytes: sizeBytes, withinMs: readWithinMs }).catch((cause: unknown) => {
    throw new FileStoreUnavailable(`The file store could not read ${key}`, cause);
  });
  return bytes && createHash('sha256').update(bytes).digest('hex') === sha256 ? bytes : undefined;
}
