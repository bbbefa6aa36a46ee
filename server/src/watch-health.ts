import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import {
  type Dependency,
  measureHealth,
  type ProcessFigures,
  startBeats,
  usualAfter,
} from '#capabilities/health/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connection.ts';
import type { DiskRoom } from '#platform/disk/disk-room.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import type { Logger } from '#platform/logger.ts';
import type { Metrics } from '#platform/metrics/metrics.ts';
import type { Composed } from './compose/compose.ts';
import { healthLooks } from './compose/staff/health-looks.ts';
import type { Config } from './config.ts';
import { portalVersion } from './portal-version.ts';

type Watched = {
  config: Config;
  logger: Logger;
  clock: Clock;
  /** It may write while the volume is nearly full: somebody has to learn of it. */
  noting: Database;
  fileStore: FileStore;
  room: DiskRoom;
  queue: JobQueue;
  metrics: Metrics;
  composed: Pick<Composed, 'healthOf'>;
};

const megabyte = 1024 * 1024;

/** What the page of the portal's health shows: each process tells of itself, one of those that take jobs of everything else. */
export async function watchHealth(watched: Watched): Promise<{ stop: () => Promise<void> }> {
  const { config, noting: database, queue, metrics, composed, clock, logger } = watched;
  const { healthOf } = composed;
  const pace = { withinMs: config.healthLookMs, after: usualAfter };
  if (config.takesJobs) {
    const dependencies = healthLooks({ ...watched, database });
    await queue.work('measure-health', () => measureHealth({ database, healthOf, dependencies, ...pace }));
    await queue.schedule('measure-health', '* * * * *');
  }
  return startBeats({
    name: `${hostname()} ${process.pid} ${randomUUID().slice(0, 4)}`,
    database,
    healthOf,
    clock,
    logger,
    refusals: metrics.refusalsMet,
    look: () => lookAtProcess(watched),
    dependencies: replicasOf(watched),
    everyMs: config.healthBeatMs,
    ...pace,
  });
}

async function lookAtProcess({ config, noting, room, metrics }: Watched) {
  const { calls, faults, p99Ms } = await metrics.callsSince();
  const { readers, writers, waiting } = noting.connectionsInUse();
  const space = room.space();
  const figures: ProcessFigures = {
    version: portalVersion,
    node: process.version,
    serves: config.serves,
    takesJobs: config.takesJobs,
    memoryMegabytes: Math.round(process.memoryUsage().rss / megabyte),
    callsPerMinute: calls,
    p99Ms,
    connections: readers + writers,
    waitingForConnection: waiting,
    disk: space
      ? {
          freeMegabytes: Math.round(space.freeBytes / megabyte),
          totalMegabytes: Math.round(space.totalBytes / megabyte),
          isFull: room.isFull(),
        }
      : null,
  };
  return { figures, faults };
}

/** Only processes that serve read from them, so each looks for itself. */
function replicasOf({ config, noting: { replicas } }: Watched): Dependency[] {
  if (!replicas || !config.readDatabaseUrl) return [];
  const ask = async () => {
    const state = await replicas.look();
    if (state !== 'ok') throw Object.assign(new Error(`The replicas are ${state}`), { isAway: state === 'away' });
  };
  return [{ name: 'replicas', location: new URL(config.readDatabaseUrl).host, ask }];
}
