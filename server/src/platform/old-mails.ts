import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const isMail = (name: string): boolean => name.endsWith('.eml') || name.endsWith('.draft');

/** Removes mails that were written as files before a moment, and drafts that a kill left behind; tells how many. */
export async function forgetMailsBefore(folder: string, moment: Date): Promise<number> {
  const names = await readdir(folder).catch(nothingWhereThereIsNoFolder);
  let removed = 0;
  for (const path of names.filter(isMail).map((name) => join(folder, name))) {
    if ((await stat(path)).mtime >= moment) continue;
    await rm(path);
    removed += 1;
  }
  return removed;
}

function nothingWhereThereIsNoFolder(error: NodeJS.ErrnoException): string[] {
  if (error.code !== 'ENOENT') throw error;
  return [];
}
