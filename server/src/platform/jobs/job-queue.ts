import { fromKysely, PgBoss } from 'pg-boss';
import type { Transaction } from '../database/connection.ts';
import type { Logger } from '../logger.ts';
import { type JobName, type JobPayloads, jobNames } from './job-names.ts';

/** Retries for three days with growing pauses; what still fails then is kept and counted, never dropped. */
const patience = { retryLimit: 900, retryDelay: 1, retryBackoff: true, retryDelayMax: 300, notify: true } as const;

/** A new job is announced, a retry is not: without the second figure it would wait for a look every thirty seconds. */
const lookout = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 } as const;

export type JobQueue = Awaited<ReturnType<typeof openJobQueue>>;
/** Puts a job into the caller's own transaction: it exists exactly when the change it belongs to does. */
export type Enqueue = <Name extends JobName>(
  transaction: Transaction,
  name: Name,
  payload: JobPayloads[Name],
) => Promise<string>;

/** Jobs and the outbox, in the same PostgreSQL. A program that only sends leaves the housekeeping to the servers. */
export async function openJobQueue(databaseUrl: string, logger: Logger, { sendOnly }: { sendOnly: boolean }) {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'dray-jobs',
    max: 4,
    useListenNotify: !sendOnly,
    supervise: !sendOnly,
    schedule: !sendOnly,
  });
  boss.on('error', (error) => logger.warn({ err: error }, 'the job queue met an error'));
  boss.on('warning', ({ message }) => logger.warn({ reason: message }, 'the job queue warns'));
  await boss.start();
  for (const name of jobNames) {
    await boss.createQueue(name, patience);
    await boss.updateQueue(name, patience);
  }

  const enqueue: Enqueue = async (transaction, name, payload) => {
    const id = await boss.send(name, payload, { db: fromKysely(transaction) });
    if (!id) throw new Error(`The job ${name} was not taken`);
    return id;
  };

  return {
    enqueue,

    async work<Name extends JobName>(name: Name, run: (payload: JobPayloads[Name], id: string) => Promise<void>) {
      await boss.work<JobPayloads[Name]>(name, lookout, async (jobs) => {
        for (const job of jobs) await run(job.data, job.id);
      });
    },

    async schedule(name: JobName, cron: string) {
      await boss.schedule(name, cron);
    },

    /** Jobs that wait, by name. */
    async countWaiting(): Promise<{ name: string; waiting: number; failed: number }[]> {
      const queues = await boss.getQueues();
      return queues
        .filter(({ name }) => jobNames.some((known) => known === name))
        .map((queue) => ({ name: queue.name, waiting: queue.queuedCount, failed: queue.failedCount }));
    },

    stop: () => boss.stop({ graceful: true, timeout: 15_000 }),
  };
}
