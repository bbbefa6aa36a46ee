import { instantOf, localMoment } from '@dray/server/capabilities/company/index.ts';
import { startFeeds } from '@dray/server/capabilities/erp/feeds/feed-reader.ts';
import { announcementOf, sapPort } from '@dray/server/capabilities/erp/index.ts';
import { startSender } from '@dray/server/capabilities/erp/messages/sender.ts';
import { readConfig } from '@dray/server/config.ts';
import { systemClock } from '@dray/server/platform/clock.ts';
import { openDatabase, runFixed } from '@dray/server/platform/database/connection.ts';
import { createTestDatabase } from '@dray/server/platform/database/test-database.ts';
import { openJobQueue } from '@dray/server/platform/jobs/job-queue.ts';
import { unannouncedJobs } from '@dray/server/platform/jobs/unannounced-jobs.store.ts';
import { createLogger } from '@dray/server/platform/logger.ts';
import { insertPlaced, plainOrders } from '@dray/server/testing/plain-orders.ts';
import pg from 'pg';
import { startTestErp, type TestErp } from '../erp/testing/test-erp.ts';

export type ConnectedPortal = Awaited<ReturnType<typeof openConnectedPortal>>;

type Options = {
  erp?: Parameters<typeof startTestErp>[0];
  env?: Readonly<Record<string, string>>;
  /** How long a change may take before its answer counts as lost. */
  changeMs?: number;
};

/** The connector with its queue and tables beside a whole ERP; of the orders only what it asks of them. */
export async function openConnectedPortal({ erp: erpOptions, env = {}, changeMs = 1_000 }: Options = {}) {
  const [erp, database] = await Promise.all([startTestErp(erpOptions), createTestDatabase('smallWorld')]);
  const logged: string[] = [];
  const logger = createLogger('info', { write: (line) => void logged.push(line) });
  const opened = openDatabase(database.url, logger);
  const own = new pg.Pool({ connectionString: database.superuserUrl, max: 2 });
  const config = connectorConfig(erp, database.url, env, changeMs);
  const stops: (() => Promise<void>)[] = [];
  // Its queues must be there before anything is put into them.
  await openJobQueue(database.url, logger, { sendOnly: true }).then((queue) => queue.stop());
  return {
    erp,
    database: opened,
    databaseUrl: database.url,
    logged,
    sql: async <Row extends object>(statement: string, values: readonly unknown[] = []): Promise<Row[]> =>
      (await own.query<Row>(statement, [...values])).rows,
    /** Placed, each with its message and the job that wakes the sender. */
    async insertOrders(count: number): Promise<string[]> {
      const numbers = await insertPlaced(own, count);
      await opened.write(async (transaction) => {
        for (const orderNumber of numbers) {
          const { statement, jobs } = announcementOf({ orderNumber, revision: 1, placedAt: systemClock.now() });
          await runFixed(transaction, statement);
          await runFixed(transaction, unannouncedJobs(jobs));
        }
      });
      return numbers;
    },
    /** Whatever waits for its next look gets it now: how long the pauses are is shown by the models' own tests. */
    async hurry(): Promise<void> {
      await own.query(`update pgboss.job set start_after = now() where name = 'erp-order-event' and state = 'retry'`);
    },
    /** What sends and reads, as one process would. */
    async connect(): Promise<{ stop: () => Promise<void>; isAway: () => boolean }> {
      const queue = await openJobQueue(database.url, logger, { sendOnly: false });
      const port = sapPort({
        settings: config.sap,
        clock: systemClock,
        instantOf,
        dayOf: (moment, timeZone) => localMoment(moment, timeZone).date,
      });
      const deps = {
        port,
        queue,
        logger,
        clock: systemClock,
        settings: config,
        ordersOf: plainOrders,
        read: opened.read,
        write: opened.write,
        customersOf: noCustomers,
        lookAtCalls: () => ({ perSecond: 0, p99Ms: 0 }),
      };
      const sender = startSender(deps);
      const feeds = startFeeds(deps);
      let stopped: Promise<unknown> | undefined;
      const stop = async () => {
        stopped ??= Promise.all([sender.stop(), feeds.stop()]).then(() => queue.stop());
        await stopped;
        port.close();
      };
      stops.push(stop);
      return { stop, isAway: sender.isAway };
    },
    async close() {
      await Promise.all(stops.map((stop) => stop()));
      await opened.close();
      await own.end();
      await Promise.all([erp.stop(), database.drop()]);
    },
  };
}

/** Of customers nothing is asked here. */
const noCustomers = () => ({ applyContract: async () => 'same' as const, applyCredit: async () => 'same' as const });

export function connectorConfig(
  erp: TestErp,
  databaseUrl: string,
  env: Readonly<Record<string, string>>,
  changeMs: number,
) {
  const { erp: config } = readConfig({
    DATABASE_URL: databaseUrl,
    ERP_URL: erp.url,
    ERP_USER: erp.user,
    ERP_PASSWORD: erp.password,
    ERP_CLIENT: '100',
    ERP_POLL_S: '0.5',
    ...env,
  });
  if (!config) throw new Error('the ERP is configured');
  return { ...config, sap: { ...config.sap, changeMs } };
}
