import { closeSync, fstatSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { type LookAtVolume, lookAtVolume, reserveOf } from '@dray/server/platform/disk/free-space.ts';

export type BallastOptions = {
  file: string;
  /** The folder on whose volume the database writes. */
  folder: string;
  reserveMegabytes: number | undefined;
  look?: LookAtVolume;
};

export type Ballast = ReturnType<typeof keepBallast>;

const FILL_EVERY_MS = 10_000;
const PIECE = Buffer.alloc(1024 * 1024);

/**
 * Room that nobody else can use: a PostgreSQL that has stopped because its log could not be written needs some to start
 * again, and whoever filled the volume has left none. It grows back by pieces when there is room to spare.
 */
export function keepBallast({ file, folder, reserveMegabytes, look = lookAtVolume }: BallastOptions) {
  function fill(): void {
    try {
      const space = look(folder);
      const reserve = reserveOf(space, reserveMegabytes);
      const missing = reserve - sizeOf(file);
      // Not the last of the room: the portal would refuse changes because of it.
      if (missing > 0 && space.freeBytes - missing > reserve * 1.5) grow(file, reserve);
    } catch {
      // Half of it helps, too; where not even that works, none is kept.
    }
  }

  fill();
  const timer = setInterval(fill, FILL_EVERY_MS).unref();
  return {
    fill,
    /** Gives the room away where it is needed; true when it was. */
    freeIfFull(): boolean {
      const space = look(folder);
      if (space.freeBytes >= reserveOf(space, reserveMegabytes) / 2 || sizeOf(file) === 0) return false;
      rmSync(file, { force: true });
      return true;
    },
    stop: () => clearInterval(timer),
  };
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Written, not only promised: a file of holes takes no room. */
function grow(file: string, bytes: number): void {
  const handle = openSync(file, 'a', 0o600);
  try {
    for (let size = fstatSync(handle).size; size < bytes; ) {
      size += writeSync(handle, PIECE, 0, Math.min(PIECE.length, bytes - size));
    }
  } finally {
    closeSync(handle);
  }
}
