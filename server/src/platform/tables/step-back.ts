import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';

const lower = 10;

/** Anyone who waits for an answer comes before this thread. Linux gives each its own priority; elsewhere all stay alike. */
export function stepBack(): void {
  if (process.platform !== 'linux') return;
  const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
  setPriority(thread, lower);
}
