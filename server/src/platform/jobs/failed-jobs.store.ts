import { sql } from 'kysely';
import type { Transaction } from '../database/connection.ts';
import { type JobName, jobNames } from './job-names.ts';

/** Jobs that were given up, as of the queue's last look at itself. */
export async function countFailedJobs(transaction: Transaction): Promise<{ name: JobName; failed: number }[]> {
  const { rows } = await sql<{ name: JobName; failed: number }>`
    /* jobs.countFailedJobs */ select name, failed_count as failed from pgboss.queue
    where failed_count > 0 and name = any(${jobNames})`.execute(transaction);
  return rows;
}
