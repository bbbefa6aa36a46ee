import { type FixedStatement, fixed } from '../database/connection.ts';
import type { JobPayloads } from './job-names.ts';
import { withTrace } from './job-trace.ts';

/** Announcing takes a lock that all commits of the database share: what comes with every order is looked for instead. */
export const unannounced = [
  'send-mail',
  'make-data-export',
  'erp-order-event',
  'fetch-billing-pdf',
  'fetch-structured-invoice',
  'refresh-archives',
  'deliver-notification',
  'place-bulk-orders',
  'make-password-reset',
  'refresh-trade-months',
  'read-import',
  'write-import',
] as const;

type Name = (typeof unannounced)[number];
/**
 * Jobs of the same key run one after the other, or are one as long as it is not done, where their queue keeps that. What has waited without a job for a while
 * says since when: the oldest is taken first.
 */
export type UnannouncedJob = { [N in Name]: { name: N; payload: JobPayloads[N]; key?: string; since?: Date } }[Name];

/**
 * For the caller's own transaction: they exist exactly when the change they belong to does. Written as pg-boss would
 * write them, but all in one short statement, which may be the end of another: its own, one a job, took a third of PostgreSQL's time for an order. A queue
 * that is not there leaves its fields empty, and the table refuses that.
 */
export const unannouncedJobs = (jobs: readonly UnannouncedJob[]): FixedStatement => fixed`
      insert into pgboss.job_common (name, data, singleton_key, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max,
        expire_seconds, deletion_seconds, keep_until, dead_letter, heartbeat_seconds, created_on)
      select job.name, job.data, job.key, q.policy, q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max,
        q.expire_seconds, q.deletion_seconds, now() + q.retention_seconds * interval '1s', q.dead_letter,
        q.heartbeat_seconds, coalesce(job.since, now())
      from unnest(${jobs.map(({ name }) => name)}::text[], ${jobs.map(({ payload }) => withTrace(payload))}::jsonb[],
        ${jobs.map(({ key }) => key ?? null)}::text[], ${jobs.map(({ since }) => since ?? null)}::timestamptz[])
        as job (name, data, key, since)
      left join pgboss.queue q on q.name = job.name
      on conflict do nothing`;
