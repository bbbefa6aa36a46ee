import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, lstat, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from './file-store.ts';

/** A folder with all files of the store, one subfolder for each kind of key. */
export function folderFiles(folder: string): FileStore {
  return {
    async put(key, content) {
      const path = join(folder, key);
      await makeFolderFor(folder, path);
      const unfinished = `${path}.${randomUUID()}.part`;
      try {
        await writeNew(folder, unfinished, content);
        await rename(unfinished, path);
        await syncFolder(dirname(path));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },

    async has(key) {
      return (await stat(join(folder, key)).catch(onlyMissing)) !== undefined;
    },

    async open(key) {
      const path = join(folder, key);
      const file = await open(path).catch(onlyMissing);
      return file && createReadStream(path, { fd: file });
    },

    async remove(key) {
      await rm(join(folder, key), { force: true });
    },
  };
}

async function writeNew(folder: string, path: string, content: Uint8Array): Promise<void> {
  // Exclusively: where a link of that name waits, nothing is written through it.
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await giveToOwnerOf(folder, file);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** What root writes, as the launcher or by a command, must be readable by the user whom the server runs as (decision 0017). */
async function giveToOwnerOf(folder: string, file: FileHandle): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await lstat(folder);
  if (uid !== 0) await file.chown(uid, gid);
}

async function makeFolderFor(folder: string, path: string): Promise<void> {
  const below = dirname(path);
  const found = await lstat(below).catch(onlyMissing);
  if (found?.isDirectory()) return;
  // The server owns the folder: a link that it put here could lead root elsewhere.
  if (found) throw new Error(`${below} is not a folder`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await mkdir(below, { recursive: true, mode: 0o700 });
  const made = await open(below);
  await giveToOwnerOf(folder, made).finally(() => made.close());
}

/** Only then the new name is as durable as the bytes. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}

function onlyMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
  return undefined;
}
