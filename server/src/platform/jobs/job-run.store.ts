import { fixed, runFixed, type Transaction } from '../database/connection.ts';
import { namedStore } from '../database/named-store.ts';
import type { JobName } from './job-names.ts';

/** Jobs, and what the operator's command does like one. */
export type RunName = JobName | 'rebuild-sales';

/** How far each job of the clock has come, and when it was last done with everything. */
export const jobRunStore = namedStore('jobs', (transaction: Transaction) => ({
  /** In a transaction of its own: until that ends nobody else could look at the row. */
  async add(job: RunName): Promise<void> {
    await runFixed(transaction, fixed`insert into job_run (job) values (${job}) on conflict do nothing`);
  },

  /** Held until the transaction ends; undefined where somebody else is at this job right now. */
  async take(job: RunName): Promise<{ position: unknown } | undefined> {
    const [row] = await runFixed<{ position: unknown }>(
      transaction,
      fixed`select position from job_run where job = ${job} for update skip locked`,
    );
    return row && { position: row.position ?? undefined };
  },

  async goOnFrom(job: RunName, position: unknown): Promise<void> {
    await runFixed(
      transaction,
      fixed`update job_run set position = ${JSON.stringify(position)}::text::jsonb where job = ${job}`,
    );
  },

  async finish(job: RunName, at: Date): Promise<void> {
    await runFixed(
      transaction,
      fixed`insert into job_run (job, finished_at) values (${job}, ${at})
        on conflict (job) do update set position = null, finished_at = excluded.finished_at`,
    );
  },

  async isAskedOrDone(job: RunName, since: Date): Promise<boolean> {
    const rows = await runFixed(
      transaction,
      fixed`select 1 from pgboss.job where name = ${job} and state <= 'active'
        union all select 1 from job_run where job = ${job} and finished_at >= ${since} limit 1`,
    );
    return rows.length > 0;
  },

  listFinished(): Promise<readonly { job: string; finishedAt: Date }[]> {
    return runFixed<{ job: string; finishedAt: Date }>(
      transaction,
      fixed`select job, finished_at as "finishedAt" from job_run where finished_at is not null order by job`,
    );
  },
}));
