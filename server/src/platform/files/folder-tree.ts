import type { Stats } from 'node:fs';
import { lstat, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** A file of a folder that somebody hands over; nothing is read before it is asked for. */
export type TreeFile = { size: number; read: () => Promise<Buffer> };
/** By the path below the folder, with slashes. */
export type FolderTree = ReadonlyMap<string, TreeFile>;

export type TreeLimits = { maxFiles: number; maxDepth: number };

/** All files below a folder. Links are refused: they could lead to anything on this machine. */
export async function readFolderTree(root: string, { maxFiles, maxDepth }: TreeLimits): Promise<FolderTree> {
  const found = await lstat(root).catch(() => undefined);
  if (!found?.isDirectory()) throw new Error(`There is no folder ${root}.`);
  const files = new Map<string, TreeFile>();

  const walk = async (below: string, depth: number): Promise<void> => {
    if (depth > maxDepth) throw new Error(`${below} is deeper than ${maxDepth} folders.`);
    for (const name of await namesIn(join(root, below))) {
      const path = below === '' ? name : `${below}/${name}`;
      const stats = await lstat(join(root, path));
      if (stats.isDirectory()) await walk(path, depth + 1);
      else files.set(path, toFile(join(root, path), stats, path));
      if (files.size > maxFiles) throw new Error(`There are more than ${maxFiles} files.`);
    }
  };
  await walk('', 1);
  return files;
}

/** In their order, so that two runs tell the same; what a system hides in a folder is left out. */
const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => !name.startsWith('.')).sort();

function toFile(fullPath: string, stats: Stats, path: string): TreeFile {
  if (!stats.isFile()) throw new Error(`${path} is a link or a device, not a file.`);
  return { size: stats.size, read: () => readAtMost(fullPath, stats.size) };
}

/** No more than was seen: a file that grows meanwhile does not fill the memory. */
async function readAtMost(path: string, size: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(size), 0, size, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
