import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Where uploads and made documents are kept; on one machine a folder, behind the same three functions a bucket. */
export type FileStorage = {
  put(key: string, content: Readable): Promise<void>;
  /** Undefined when there is no such file. */
  open(key: string): Promise<Readable | undefined>;
  remove(key: string): Promise<void>;
};

export function fileStorage(folder: string): FileStorage {
  return {
    async put(key, content) {
      const path = pathOf(folder, key);
      const unfinished = `${path}.${randomUUID()}.part`;
      await mkdir(dirname(path), { recursive: true });
      try {
        await pipeline(content, createWriteStream(unfinished, { flush: true, mode: 0o600 }));
        // A file is there whole or not at all, also when the machine stops in between.
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },

    async open(key) {
      const path = pathOf(folder, key);
      const file = await open(path).catch(onlyMissing);
      return file && createReadStream(path, { fd: file });
    },

    async remove(key) {
      await rm(pathOf(folder, key), { force: true });
    },
  };
}

// Keys are made by us; a name that a person typed must never become a path.
function pathOf(folder: string, key: string): string {
  if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*(\.[a-z0-9]+)?$/.test(key)) throw new Error('This is not a key of the file storage');
  return join(folder, key);
}

function onlyMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
  return undefined;
}
