import type { Clock } from '../clock.ts';
import type { Logger } from '../logger.ts';
import { Refusal } from '../refusal.ts';
import { type LookAtVolume, reserveOf, type Space } from './free-space.ts';

export type DiskRoomOptions = {
  /** Of the volumes that are looked at; one that cannot be looked at is none of ours. */
  folders: readonly string[];
  reserveMegabytes: number | undefined;
  look: LookAtVolume;
  clock: Clock;
  logger: Pick<Logger, 'warn' | 'info'>;
};

export type DiskRoom = ReturnType<typeof diskRoom>;

const lookEveryMs = 1_000;
const retryAfterSeconds = 5;
/** Sessions take a few hundred bytes each, so they go on for long after orders have stopped. */
const shareForSessions = 4;

const byFreeShare = (a: Space, b: Space): number => a.freeBytes / a.totalBytes - b.freeBytes / b.totalBytes;

/**
 * Refuses changes while there is still room: PostgreSQL that cannot write its log stops altogether, and reading with it.
 * Looked at when somebody asks, at most once a second.
 */
export function diskRoom({ folders, reserveMegabytes, look, clock, logger }: DiskRoomOptions) {
  let lookedAt = Number.NEGATIVE_INFINITY;
  /** Free space in parts of the reserve, of the volume that has the least. */
  let room = Number.POSITIVE_INFINITY;

  function current(): number {
    const now = clock.now().getTime();
    if (Math.abs(now - lookedAt) < lookEveryMs) return room;
    lookedAt = now;
    const before = room;
    room = Math.min(Number.POSITIVE_INFINITY, ...folders.map(roomIn));
    if (room < 1 && before >= 1)
      logger.warn({ folders }, 'the volume is nearly full: changes are refused, reading goes on');
    if (room >= 1 && before < 1) logger.info({ folders }, 'the volume has room again: changes are taken');
    return room;
  }

  function roomIn(folder: string): number {
    try {
      const space = look(folder);
      const reserve = reserveOf(space, reserveMegabytes);
      return reserve === 0 ? Number.POSITIVE_INFINITY : space.freeBytes / reserve;
    } catch {
      return Number.POSITIVE_INFINITY;
    }
  }

  /** Of the volume that is nearest to its reserve; undefined where none can be looked at. */
  function space(): Space | undefined {
    const [nearest] = folders
      .map(findSpace)
      .filter((each) => each !== undefined)
      .toSorted(byFreeShare);
    return nearest;
  }

  function findSpace(folder: string): Space | undefined {
    try {
      return look(folder);
    } catch {
      return undefined;
    }
  }

  const refuseBelow = (least: number): void => {
    if (current() < least) throw new Refusal('SERVICE_UNAVAILABLE', {}, retryAfterSeconds);
  };
  return {
    isFull: (): boolean => current() < 1,
    space,
    refuseChanges: () => refuseBelow(1),
    refuseSessions: () => refuseBelow(1 / shareForSessions),
  };
}
