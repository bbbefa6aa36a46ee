import { spawnSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmdirSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const piece = Buffer.alloc(256 * 1024);

/** A volume of its own in memory; nothing where this user or machine may not mount one. */
export function mountSmallVolume(megabytes: number) {
  const folder = mkdtempSync(join(tmpdir(), 'dray-volume-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  if (mounted.status !== 0) {
    rmdirSync(folder);
    return undefined;
  }
  chmodSync(folder, 0o711);
  const filler = join(folder, 'filler');
  const freeBytes = (): number => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  };
  return {
    folder,
    freeBytes,
    /** Takes room until only that much is left. */
    fillUpTo(leftBytes: number): void {
      const handle = openSync(filler, 'a');
      try {
        while (freeBytes() > leftBytes) writeSync(handle, piece, 0, Math.min(piece.length, freeBytes() - leftBytes));
      } catch {
        // Somebody else has taken the last of it.
      } finally {
        closeSync(handle);
      }
    },
    empty: () => rmSync(filler, { force: true }),
    unmount(): void {
      spawnSync('umount', ['-l', folder]);
      rmdirSync(folder);
    },
  };
}

export type SmallVolume = NonNullable<ReturnType<typeof mountSmallVolume>>;
