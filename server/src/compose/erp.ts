import { instantOf, localMoment } from '#capabilities/company/index.ts';
import { type ErpDeps, type ErpOrders, sapPort, startFeeds, startSender } from '#capabilities/erp/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Transaction } from '#platform/database/connection.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import type { Logger } from '#platform/logger.ts';
import type { ErpConfig } from '../erp-config.ts';
import type { compose } from './compose.ts';

type Parts = {
  config: ErpConfig;
  logger: Logger;
  clock: Clock;
  database: Pick<Database, 'read' | 'write'>;
  composed: Pick<ReturnType<typeof compose>, 'erpOrdersOf'>;
  queue: JobQueue;
};

/** The ERP's two sides: what goes to it, and what is read from it. */
export function startErp({ config, logger, clock, database, composed, queue }: Parts): { stop: () => Promise<void> } {
  const port = sapPortOf(config, clock);
  const deps: ErpDeps = {
    port,
    ordersOf: composed.erpOrdersOf,
    read: database.read,
    write: database.write,
    queue,
    clock,
    logger,
    settings: config,
  };
  const sender = startSender(deps);
  const feeds = startFeeds(deps);
  return {
    async stop() {
      await Promise.all([sender.stop(), feeds.stop()]);
      port.close();
    },
  };
}

export const sapPortOf = (config: ErpConfig, clock: Clock) =>
  sapPort({
    settings: config.sap,
    clock,
    instantOf,
    dayOf: (moment, timeZone) => localMoment(moment, timeZone).date,
  });
