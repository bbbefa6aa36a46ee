import { rmSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
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
 * again, and anyone who filled the volume has left none. It grows by pieces, beside everything else, when there is room to spare.
 */
export function keepBallast({ file, folder, reserveMegabytes, look = lookAtVolume }: BallastOptions) {
  let filling: Promise<void> | undefined;
  let isGivenAway = false;

  async function fillNow(): Promise<void> {
    isGivenAway = false;
    try {
      const space = look(folder);
      const reserve = reserveOf(space, reserveMegabytes);
      const missing = reserve - sizeOf(file);
      // Not the last of the room: the portal would refuse changes because of it.
      if (missing > 0 && space.freeBytes - missing > reserve * 1.5) await grow(file, reserve, () => isGivenAway);
    } catch {
      // Half of it helps, too; where not even that works, none is kept.
    }
  }

  function fill(): Promise<void> {
    filling ??= fillNow().finally(() => {
      filling = undefined;
    });
    return filling;
  }

  // Not at once: anyone who starts has more pressing work.
  const timer = setInterval(fill, FILL_EVERY_MS).unref();
  return {
    /** Ends when it is as large as it may be; one that grows already is waited for. */
    fill,
    /** Gives the room away where it is needed; true when it was. */
    freeIfFull(): boolean {
      const space = look(folder);
      if (space.freeBytes >= reserveOf(space, reserveMegabytes) / 2 || sizeOf(file) === 0) return false;
      isGivenAway = true;
      rmSync(file, { force: true });
      return true;
    },
    stop: () => clearInterval(timer),
  };
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Written, not only promised: a file of holes takes no room. */
async function grow(file: string, bytes: number, isEnough: () => boolean): Promise<void> {
  const handle = await open(file, 'a', 0o600);
  try {
    for (let { size } = await handle.stat(); size < bytes && !isEnough(); ) {
      size += (await handle.write(PIECE, 0, Math.min(PIECE.length, bytes - size))).bytesWritten;
    }
  } finally {
    await handle.close();
  }
}
