import type { FilesDeps } from './files.deps.ts';

/**
 * Removes files that have ended, bytes first: a row without bytes is tried again next time, bytes without a row never would
 * be. All at once, so that one wait for a silent store is the longest; it answers how many there were.
 */
export async function forgetOldFiles({ rows, store, clock }: FilesDeps, max: number): Promise<number> {
  const keys = await rows.lockEnded(clock.now(), max);
  if (keys.length === 0) return 0;
  await Promise.all(keys.map((key) => store.remove(key)));
  await rows.removeFiles(keys);
  return keys.length;
}
