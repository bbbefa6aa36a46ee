import { lchownSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { UserIds } from './system-user.ts';

/**
 * Gives a folder with all that is in it to a user. The folder itself comes last, so that one that belongs to them belongs to them as a whole,
 * and is left alone from then on: they could put links in it that lead elsewhere.
 */
export function giveTree(path: string, user: UserIds): void {
  if (lstatSync(path).uid === user.uid) return;
  give(path, user);
}

function give(path: string, user: UserIds): void {
  if (lstatSync(path).isDirectory()) for (const name of readdirSync(path)) give(join(path, name), user);
  lchownSync(path, user.uid, user.gid);
}
