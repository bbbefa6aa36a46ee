import { instantOf, localMoment } from '#capabilities/company/index.ts';
import { type ErpDeps, sapPort, startFeeds, startSender } from '#capabilities/erp/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connection.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import type { Logger } from '#platform/logger.ts';
import type { ErpConfig } from '../erp-config.ts';
import type { compose } from './compose.ts';

type Parts = {
  config: ErpConfig;
  logger: Logger;
  clock: Clock;
  database: Pick<Database, 'read' | 'write'>;
  composed: Pick<ReturnType<typeof compose>, 'erpOrdersOf' | 'documentsOf'>;
  queue: JobQueue;
};

export type RunningErp = { stop: () => Promise<void>; isAway: () => boolean };

/** The ERP's two sides: what goes to it, and what is read from it. */
export async function startErp({ config, logger, clock, database, composed, queue }: Parts): Promise<RunningErp> {
  const port = sapPortOf(config, clock);
  const deps: ErpDeps = {
    port,
    ordersOf: composed.erpOrdersOf(port.deliveryRules),
    read: database.read,
    write: database.write,
    queue,
    clock,
    logger,
    settings: config,
  };
  await queue.work('fetch-billing-pdf', async ({ number }) => {
    const isWanted = await database.read((transaction) => composed.documentsOf(transaction).isWanted(number));
    if (!isWanted) return;
    const bytes = await port.pdf(number);
    await database.write((transaction) => composed.documentsOf(transaction).storePdf(number, bytes));
  });
  const sender = startSender(deps);
  const feeds = startFeeds(deps);
  return {
    isAway: sender.isAway,
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
