import { readlinkSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

const lower = 10;

/**
 * Anyone who waits for an answer comes before this thread. Linux gives each its own priority; elsewhere all stay alike. A whole
 * process may stand further back already, and a machine may forbid it: the file is read all the same.
 */
export function stepBack(): void {
  if (process.platform !== 'linux') return;
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    if (getPriority(thread) < lower) setPriority(thread, lower);
  } catch {
    // Slower beside others, and right.
  }
}
