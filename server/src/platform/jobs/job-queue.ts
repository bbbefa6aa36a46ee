import { fromKysely, type JobResult, PgBoss } from 'pg-boss';
import type { Transaction } from '../database/connection.ts';
import type { Logger } from '../logger.ts';
import type { Tracing } from '../tracing/span.ts';
import { type JobName, type JobPayloads, jobNames } from './job-names.ts';
import { type JobOrigin, jobTraces, withoutTrace, withTrace } from './job-trace.ts';
import { attemptOf, type JobAttempt, lateReports } from './late-reports.ts';
import { factsOfError } from './queue-error.ts';
import { unannounced } from './unannounced-jobs.store.ts';

/** Retries for three days with growing pauses; what still fails then is kept and counted, never dropped. */
const patience = {
  retryLimit: 900,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 300,
  // A job whose server was killed is taken by another after this; it must cover whatever is taken at one look.
  expireInSeconds: 120,
  // What nobody has taken yet would otherwise be thrown away after a fortnight.
  retentionSeconds: 365 * 24 * 3_600,
} as const;

type Special = { policy: 'key_strict_fifo' | 'exclusive'; expireInSeconds: number; retryLimit?: number };
const special: { readonly [Name in JobName]?: Special } = {
  /** Jobs of one order keep their sequence, and a killed sender's are taken by another soon: its longest call is half of it. */
  'erp-order-event': { policy: 'key_strict_fifo', expireInSeconds: 60 },
  /** One of a payer at a time; whoever opens the list later asks again, so nothing is tried for days. */
  'refresh-archives': { policy: 'exclusive', expireInSeconds: 180, retryLimit: 5 },
};

/** A new job is announced, a retry is not: without the second figure it would wait for a look every thirty seconds. */
const lookout = {
  pollingIntervalSeconds: 2,
  notifyPollingIntervalSeconds: 2,
  // Many at a look and at once the next look: one every two seconds would never be done with a busy morning.
  batchSize: 20,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;

/**
 * What waits for a mail server or an archive is taken one at a time: twenty slow ones together would run out while the last
 * are still under way, and be done again.
 */
const alone: readonly JobName[] = ['send-mail', 'deliver-notification', 'refresh-archives'];
const lookoutOf = (name: JobName) => (alone.includes(name) ? { ...lookout, batchSize: 1 } : lookout);

/** With the try that it was taken for. */
export type TakenJob<Name extends JobName> = JobAttempt & JobOrigin & { payload: JobPayloads[Name] };
export type JobQueue = Awaited<ReturnType<typeof openJobQueue>>;
/** Puts a job into the caller's own transaction: it exists exactly when the change it belongs to does. */
export type Enqueue = <Name extends JobName>(
  transaction: Transaction,
  name: Name,
  payload: JobPayloads[Name],
) => Promise<string>;

type Options = { sendOnly: boolean; tracing?: Tracing | undefined };

/** Jobs and the outbox, in the same PostgreSQL. A program that only sends leaves the housekeeping to the servers. */
export async function openJobQueue(databaseUrl: string, logger: Logger, { sendOnly, tracing }: Options) {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'dray-jobs',
    max: 4,
    // Its tables are there, made by their owner (`prepareJobSchema`): the portal's role may only use them.
    migrate: false,
    useListenNotify: !sendOnly,
    supervise: !sendOnly,
    schedule: !sendOnly,
  });
  const reports = lateReports(boss);
  boss.on('error', (error) => {
    const facts = factsOfError(error);
    logger.warn(facts, 'the job queue met an error');
    if (typeof facts.queue === 'string') reports.workerFailed(facts.queue);
  });
  boss.on('warning', ({ message }) => logger.warn({ reason: message }, 'the job queue warns'));
  await boss.start();
  await makeQueues(boss);

  const enqueue: Enqueue = async (transaction, name, payload) => {
    const id = await boss.send(name, withTrace(payload), { db: fromKysely(transaction) });
    if (!id) throw new Error(`The job ${name} was not taken`);
    return id;
  };

  const inTrace = jobTraces(tracing);

  return {
    enqueue,
    inTrace,

    async work<Name extends JobName>(name: Name, run: (payload: JobPayloads[Name], id: string) => Promise<void>) {
      const options = lookoutOf(name);
      const workerId = await boss.work<JobPayloads[Name], unknown, typeof options>(name, options, async (jobs) => {
        const results: JobResult[] = [];
        for (const { id, data } of jobs) {
          const { payload, traceparent } = withoutTrace(data);
          const running = inTrace(name, { id, traceparent }, () => run(payload, id));
          results.push(await resultOf(id, running));
        }
        reports.batchOver(name, jobs, results);
        // A full batch of one does not count as full with pg-boss: without this a mail would leave every two seconds.
        if (options.batchSize === 1) boss.notifyWorker(workerId);
        return results;
      });
    },

    /** For a worker that decides by itself when it takes how many; each must be told what became of it. */
    async take<Name extends JobName>(name: Name, max: number): Promise<TakenJob<Name>[]> {
      const jobs = await boss.fetch<JobPayloads[Name]>(name, { batchSize: max });
      return jobs.map(({ id, retryCount, data }) => ({ id, retryCount, ...withoutTrace(data) }));
    },
    async complete(name: JobName, job: JobAttempt): Promise<void> {
      await reports.report(name, attemptOf(job), 'done');
    },
    /** It comes back after a pause that grows with every time, unless the same transaction says when. */
    async tryAgain(name: JobName, job: JobAttempt, reason: string, within?: Transaction): Promise<void> {
      if (!within) return reports.report(name, attemptOf(job), 'failed', reason);
      await boss.fail(name, attemptOf(job), { message: reason }, { db: fromKysely(within) });
    },

    async schedule(name: JobName, cron: string, timeZone = 'UTC') {
      await boss.schedule(name, cron, null, { tz: timeZone });
    },

    /** Jobs that were given up, by name; as of the queue's last look at itself. */
    async countFailed(): Promise<{ name: string; failed: number }[]> {
      const queues = await boss.getQueues();
      return queues
        .filter(({ name }) => jobNames.some((known) => known === name))
        .map((queue) => ({ name: queue.name, failed: queue.failedCount }));
    },

    async stop() {
      await reports.stop();
      await boss.stop({ graceful: true, timeout: 15_000 });
    },
  };
}

async function makeQueues(boss: PgBoss): Promise<void> {
  for (const name of jobNames) {
    const { policy, ...own } = special[name] ?? {};
    const options = { ...patience, ...own, notify: !unannounced.some((each) => each === name) };
    await boss.createQueue(name, policy ? { ...options, policy } : options);
    // Its policy is for ever: pg-boss refuses to change it.
    await boss.updateQueue(name, options);
  }
}

/** Each job stands for itself: one that fails is tried again without those that were done beside it. */
async function resultOf(id: string, running: Promise<void>): Promise<JobResult> {
  try {
    await running;
    return { id, status: 'completed' };
  } catch (error) {
    return { id, status: 'failed', output: { message: error instanceof Error ? error.message : String(error) } };
  }
}
