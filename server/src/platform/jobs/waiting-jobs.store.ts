import { sql } from 'kysely';
import type { Transaction } from '../database/connection.ts';
import { type JobName, jobNames } from './job-names.ts';

export type WaitingJobs = { name: JobName; waiting: number; oldestSeconds: number };

/** Counted at this moment: the queue's own figures are those of its last look at itself. */
export async function countWaitingJobs(transaction: Transaction): Promise<WaitingJobs[]> {
  const { rows } = await sql<{ name: string; waiting: number; oldest: number }>`
    /* jobs.countWaitingJobs */ select name, count(*)::int as waiting, extract(epoch from now() - min(created_on))::float8 as oldest
    from pgboss.job where state < 'active' and name = any(${jobNames}) group by name`.execute(transaction);
  const found = new Map(rows.map((row) => [row.name, row]));
  return jobNames.map((name) => {
    const { waiting = 0, oldest = 0 } = found.get(name) ?? {};
    return { name, waiting, oldestSeconds: Math.max(0, oldest) };
  });
}
