import { sql } from 'kysely';
import type { Transaction } from '../database/connection.ts';
import type { JobName } from './job-names.ts';

/** When waiting jobs are due: pg-boss sets it when it writes them and has no way to change it. */

export async function startJobIn(transaction: Transaction, name: JobName, id: string, seconds: number): Promise<void> {
  await sql`/* jobs.startJobIn */ update pgboss.job set start_after = now() + ${seconds} * interval '1s'
    where name = ${name} and id = ${id} and state < 'active'`.execute(transaction);
}

export async function startWaitingJobsNow(transaction: Transaction, name: JobName): Promise<void> {
  await sql`/* jobs.startWaitingJobsNow */ update pgboss.job set start_after = now()
    where name = ${name} and state < 'active' and start_after > now()`.execute(transaction);
}
