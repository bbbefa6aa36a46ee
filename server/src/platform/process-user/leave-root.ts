import { closeSync, openSync } from 'node:fs';
import type { UserIds } from './system-user.ts';

/**
 * Makes this process, which root has started, one of that user for good. False, and nothing changed, where it cannot be, or
 * it could not open what the process still needs: tried in its name, because no reading of modes knows about ACLs and mounts.
 */
export function leaveRoot(user: UserIds, needed: readonly string[]): boolean {
  if (!isEnoughFor(user, needed)) return false;
  process.setgroups?.([]);
  process.setgid?.(user.gid);
  process.setuid?.(user.uid);
  return true;
}

function isEnoughFor({ uid, gid }: UserIds, needed: readonly string[]): boolean {
  const groups = process.getgroups?.() ?? [];
  const takeBack: (() => void)[] = [];
  try {
    process.setgroups?.([]);
    takeBack.unshift(() => process.setgroups?.(groups));
    process.setegid?.(gid);
    takeBack.unshift(() => process.setegid?.(0));
    process.seteuid?.(uid);
    takeBack.unshift(() => process.seteuid?.(0));
    for (const path of needed) closeSync(openSync(path, 'r'));
    return true;
  } catch {
    // Root of a container may know no other user, or may not become one.
    return false;
  } finally {
    for (const step of takeBack) step();
  }
}
