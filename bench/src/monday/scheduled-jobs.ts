import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '@dray/server/platform/database/connection.ts';
import { type JobName, type JobPayloads, jobNames } from '@dray/server/platform/jobs/job-names.ts';
import { openJobQueue } from '@dray/server/platform/jobs/job-queue.ts';
import { createLogger } from '@dray/server/platform/logger.ts';
import type pg from 'pg';
import { countBuffers } from './statement-counts.ts';

export type JobFigures = {
  /** Nothing where it did not end. */
  seconds?: number | undefined;
  /** The longest of its transactions, as often as we looked. */
  maxTransactionSeconds: number;
  buffers: number;
};

type Running = { client: pg.Client; databaseUrl: string; withinMs: number };

/** Every job of the clock once, one after the other, each to its end; somebody else takes them. */
export async function runScheduledJobs({ client, databaseUrl, withinMs }: Running): Promise<Map<string, JobFigures>> {
  const logger = createLogger('error');
  const database = openDatabase(databaseUrl, logger);
  const queue = await openJobQueue(databaseUrl, logger, { sendOnly: true });
  try {
    const figures = new Map<string, JobFigures>();
    for (const job of await listScheduled(client)) {
      const startedAt = new Date();
      const before = await countBuffers(client);
      await database.write((transaction) => queue.enqueue(transaction, job, {}));
      const { isDone, maxTransactionSeconds } = await untilDone(client, { job, startedAt, withinMs });
      const seconds = isDone ? (Date.now() - startedAt.getTime()) / 1000 : undefined;
      figures.set(job, { seconds, maxTransactionSeconds, buffers: (await countBuffers(client)) - before });
    }
    return figures;
  } finally {
    await queue.stop();
    await database.close();
  }
}

/** As the processes that take jobs have scheduled them: a job that joins them is played, too. */
async function listScheduled(client: pg.Client): Promise<ScheduledJob[]> {
  const { rows } = await client.query<{ name: string }>('select distinct name from pgboss.schedule order by name');
  if (rows.length === 0) throw new Error('No job is scheduled: nobody has taken any yet');
  return rows.map(({ name }) => scheduledOf(name));
}

/** None of them carries anything. */
type ScheduledJob = {
  [Name in JobName]: Record<string, never> extends JobPayloads[Name] ? Name : never;
}[JobName];

function scheduledOf(name: string): ScheduledJob {
  const known = jobNames.find((each) => each === name);
  if (!known) throw new Error(`Nobody knows the scheduled job ${name}`);
  return known as ScheduledJob;
}

type Wanted = { job: string; startedAt: Date; withinMs: number };
const lookEveryMs = 200;

async function untilDone(client: pg.Client, { job, startedAt, withinMs }: Wanted) {
  let maxTransactionSeconds = 0;
  while (Date.now() - startedAt.getTime() < withinMs) {
    const { rows } = await client.query<{ done: boolean; longest: number }>(
      `select exists (select from job_run where job = $1 and finished_at >= $2) as done,
         (select coalesce(max(extract(epoch from clock_timestamp() - greatest(xact_start, $2))), 0)::float8
          from pg_stat_activity where usename = 'dray_app' and state <> 'idle') as longest`,
      [job, startedAt],
    );
    maxTransactionSeconds = Math.max(maxTransactionSeconds, rows[0]?.longest ?? 0);
    if (rows[0]?.done) return { isDone: true, maxTransactionSeconds };
    await sleep(lookEveryMs);
  }
  return { isDone: false, maxTransactionSeconds };
}
