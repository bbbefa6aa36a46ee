import { instantOf, localMoment } from '#capabilities/company/index.ts';
import { fetchBillingPdf, fetchStructuredInvoice } from '#capabilities/documents/index.ts';
import { type RunningErp, refreshPassedDays, runErp, sapPort } from '#capabilities/erp/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database } from '#platform/database/connection.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import { jobRunStore } from '#platform/jobs/job-run.store.ts';
import type { Logger } from '#platform/logger.ts';
import { type RecentCalls, withLoopDelay } from '#platform/metrics/recent-calls.ts';
import type { ErpConfig } from '../erp-config.ts';
import type { Composed } from './compose.ts';

type Parts = {
  config: ErpConfig;
  logger: Logger;
  clock: Clock;
  database: Pick<Database, 'read' | 'write'>;
  composed: Pick<Composed, 'erpOrdersOf' | 'erpCustomersOf' | 'documentsOf'>;
  queue: JobQueue;
  recentCalls: RecentCalls;
};

/** The ERP with the jobs that ask it. */
export async function startErp({ config, composed, queue, recentCalls, ...parts }: Parts): Promise<RunningErp> {
  const port = sapPortOf(config, parts.clock);
  const calls = withLoopDelay(recentCalls);
  const { database } = parts;
  const fetching = { database, port, documentsOf: composed.documentsOf };
  await queue.work('fetch-billing-pdf', (asked) => fetchBillingPdf(fetching, asked));
  await queue.work('fetch-structured-invoice', (asked) => fetchStructuredInvoice(fetching, asked));
  const ordersOf = composed.erpOrdersOf(port.deliveryRules);
  const customersOf = composed.erpCustomersOf;
  const { read, write } = database;
  // Soon after midnight, wherever the market is: a day that is over changes statuses without any update.
  await queue.work('refresh-passed-days', async () => {
    await refreshPassedDays({ write, ordersOf });
    await write((transaction) => jobRunStore(transaction).finish('refresh-passed-days', parts.clock.now()));
  });
  await queue.schedule('refresh-passed-days', '12 * * * *');
  const deps = { ...parts, port, ordersOf, customersOf, read, write, queue, settings: config, lookAtCalls: calls.look };
  const running = runErp(deps, port.close);
  return { ...running, stop: () => running.stop().then(calls.stop) };
}

export const sapPortOf = (config: ErpConfig, clock: Clock) =>
  sapPort({
    settings: config.sap,
    clock,
    instantOf,
    dayOf: (moment, timeZone) => localMoment(moment, timeZone).date,
  });
