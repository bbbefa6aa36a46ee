import { statfsSync } from 'node:fs';

export type Space = { freeBytes: number; totalBytes: number };
export type LookAtVolume = (folder: string) => Space;

const megabyte = 1024 * 1024;
const minReserve = 64 * megabyte;
const maxReserve = 512 * megabyte;

export const lookAtVolume: LookAtVolume = (folder) => {
  const { bsize, bavail, blocks } = statfsSync(folder);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
};

/** What is kept free for PostgreSQL's own log and for the way back; the rest of a volume may be used up. */
export function reserveOf({ totalBytes }: Pick<Space, 'totalBytes'>, setMegabytes: number | undefined): number {
  if (setMegabytes !== undefined) return setMegabytes * megabyte;
  return Math.min(maxReserve, Math.max(minReserve, Math.floor(totalBytes / 20)));
}
