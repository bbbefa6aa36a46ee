import { closeSync, openSync } from 'node:fs';
import type { UserIds } from './system-user.ts';

/**
 * Makes this process, which root has started, one of that user for good. False, and nothing changed, where he could not
 * open what the process still needs: tried in his name, because no reading of modes knows about ACLs and mounts.
 */
export function leaveRoot({ uid, gid }: UserIds, needed: readonly string[]): boolean {
  const groups = process.getgroups?.() ?? [];
  process.setgroups?.([]);
  process.setegid?.(gid);
  process.seteuid?.(uid);
  const isEnough = needed.every(canOpen);
  process.seteuid?.(0);
  process.setegid?.(0);
  if (!isEnough) {
    process.setgroups?.(groups);
    return false;
  }
  process.setgid?.(gid);
  process.setuid?.(uid);
  return true;
}

function canOpen(path: string): boolean {
  try {
    closeSync(openSync(path, 'r'));
    return true;
  } catch {
    // Whatever the reason, it cannot be used.
    return false;
  }
}
