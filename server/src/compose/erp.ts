import { setTimeout as sleep } from 'node:timers/promises';
import { instantOf, localMoment } from '#capabilities/company/index.ts';
import { fetchBillingPdf, fetchStructuredInvoice } from '#capabilities/documents/index.ts';
import { type ErpDeps, sapPort, startFeeds, startSender } from '#capabilities/erp/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connection.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import type { Logger } from '#platform/logger.ts';
import { type RecentCalls, withLoopDelay } from '#platform/metrics/recent-calls.ts';
import type { ErpConfig } from '../erp-config.ts';
import type { Composed } from './compose.ts';

const stopWithinMs = 8_000;

type Parts = {
  config: ErpConfig;
  logger: Logger;
  clock: Clock;
  database: Pick<Database, 'read' | 'write'>;
  composed: Pick<Composed, 'erpOrdersOf' | 'erpCustomersOf' | 'documentsOf' | 'orderingOf'>;
  queue: JobQueue;
  recentCalls: RecentCalls;
};

export type RunningErp = { stop: () => Promise<void>; isAway: () => boolean };

/** The ERP's two sides: what goes to it, and what is read from it. */
export async function startErp({
  config,
  logger,
  clock,
  database,
  composed,
  queue,
  recentCalls,
}: Parts): Promise<RunningErp> {
  const port = sapPortOf(config, clock);
  const calls = withLoopDelay(recentCalls);
  const deps: ErpDeps = {
    port,
    ordersOf: composed.erpOrdersOf(port.deliveryRules),
    customersOf: composed.erpCustomersOf,
    read: database.read,
    write: database.write,
    queue,
    clock,
    logger,
    settings: config,
    lookAtCalls: calls.look,
  };
  const fetching = { database, port, documentsOf: composed.documentsOf };
  await queue.work('fetch-billing-pdf', (asked) => fetchBillingPdf(fetching, asked));
  await queue.work('fetch-structured-invoice', (asked) => fetchStructuredInvoice(fetching, asked));
  await queue.work('refresh-passed-days', async () => {
    await database.write((transaction) => composed.orderingOf(transaction).refreshPassedDays(port.deliveryRules, 500));
  });
  // Soon after midnight, wherever the market is: a day that is over changes statuses without any update.
  await queue.schedule('refresh-passed-days', '12 * * * *');
  const sender = startSender(deps);
  const feeds = startFeeds(deps);
  return {
    isAway: sender.isAway,
    async stop() {
      const stopped = Promise.all([sender.stop(), feeds.stop()]);
      // What is under way by then is known to be unknown, and is looked for after the next start.
      await Promise.race([stopped, sleep(stopWithinMs, undefined, { ref: false })]);
      port.close();
      await stopped;
      calls.stop();
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
