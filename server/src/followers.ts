import { liveChannel, type NumberedEvent } from '#capabilities/live/index.ts';
import type { LiveHub } from '#edge/live/live-hub.ts';
import { tellWithPosition } from '#edge/live/tell-with-position.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connection.ts';
import { listenToChannel } from '#platform/database/listen-channel.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import type { Logger } from '#platform/logger.ts';
import type { RecentCalls } from '#platform/metrics/recent-calls.ts';
import type { compose } from './compose/compose.ts';
import { startErp } from './compose/erp.ts';
import type { Config } from './config.ts';

type Followed = {
  config: Config & { databaseUrl: string };
  logger: Logger;
  clock: Clock;
  database: Database;
  composed: ReturnType<typeof compose>;
  queue: JobQueue;
  recentCalls: RecentCalls;
  hub: LiveHub;
};

/** What follows others for as long as the process runs: other processes' announcements, and the ERP. */
export async function startFollowers({ config, hub, ...parts }: Followed): Promise<{ stop: () => Promise<void> }> {
  const { replicas } = parts.database;
  const { hear, missed } = replicas
    ? tellWithPosition(hub, replicas.position, parts.composed.gate.recentChanges)
    : { hear: hub.tell, missed: () => hub.reloadAll() };
  const listening = listenToChannel({
    databaseUrl: config.databaseUrl,
    channel: liveChannel,
    logger: parts.logger,
    // Written by ourselves, in `live-event.store.ts`.
    hear: (payload) => hear(JSON.parse(payload) as NumberedEvent),
    missed: () => void missed(),
  });
  if (!config.erp) parts.logger.info('ERP_URL is not set: orders are taken and wait');
  const erp = config.takesJobs && config.erp ? await startErp({ config: config.erp, ...parts }) : undefined;
  return {
    async stop() {
      await Promise.all([listening.stop(), erp?.stop()]);
    },
  };
}
