import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../database/connection.ts';
import type { Logger } from '../logger.ts';
import { callWindow } from './call-window.ts';
import { metRefusals } from './met-refusals.ts';
import { recentCalls } from './recent-calls.ts';
import { registerReplicas } from './replica-metrics.ts';

export type Metrics = ReturnType<typeof createMetrics>;

type Sources = {
  database: Pick<Database, 'connectionsInUse' | 'replicas'>;
  countWaitingJobs: () => Promise<readonly { name: string; waiting: number; oldestSeconds: number }[]>;
  countFailedJobs: () => Promise<readonly { name: string; failed: number }[]>;
  listFinishedJobs: () => Promise<readonly { job: string; finishedAt: Date }[]>;
  logger: Logger;
};

export function createMetrics({ database, ...jobs }: Sources) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });

  const requests = new Histogram({
    name: 'dray_request_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const refusals = new Counter({
    name: 'dray_refusals_total',
    help: 'Refusals and faults answered, by code',
    labelNames: ['code'] as const,
    registers: [registry],
  });
  const mailsRefused = new Counter({
    name: 'dray_mails_refused_total',
    help: 'Mails that a receiver refused for good (5xx); they are not tried again',
    registers: [registry],
  });
  const signIns = new Counter({
    name: 'dray_sign_ins_total',
    help: 'Sign-ins of people and programs, by outcome',
    labelNames: ['outcome'] as const,
    registers: [registry],
  });
  const cspReports = new Counter({
    name: 'dray_csp_reports_total',
    help: 'What browsers did not let run, by directive; only-reported are those of the policy that is on trial',
    labelNames: ['directive', 'disposition'] as const,
    registers: [registry],
  });
  new Gauge({
    name: 'dray_database_connections',
    help: 'Connections at work, and requests waiting for one',
    labelNames: ['kind'] as const,
    registers: [registry],
    collect() {
      for (const [kind, count] of Object.entries(database.connectionsInUse())) this.set({ kind }, count);
    },
  });
  if (database.replicas) registerReplicas(registry, database.replicas.counts);
  registerJobs(registry, jobs);
  const refusalsMet = metRefusals();

  return {
    requests,
    countRefusal(code: string, route: string | undefined): void {
      refusals.inc({ code });
      refusalsMet.note(code, route);
    },
    refusalsMet,
    /** Of the last minute, for the page that shows how the portal is running. */
    callsSince: callWindow(requests),
    mailsRefused,
    signIns,
    cspReports,
    /** Of this moment, for what gives way to customers. */
    recentCalls: recentCalls(),
    /** For figures of one capability, added where it is composed. */
    registry,
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

type JobSources = Omit<Sources, 'database'>;

function registerJobs(
  registry: Registry,
  { countWaitingJobs, countFailedJobs, listFinishedJobs, logger }: JobSources,
): void {
  // The other figures are still worth having while the database is away.
  const unlessAway = (count: () => Promise<void>) => () =>
    count().catch((error) => logger.warn({ err: error }, 'jobs could not be counted'));
  const jobs = new Gauge({
    name: 'dray_jobs',
    help: 'Jobs by name and state',
    labelNames: ['name', 'state'] as const,
    registers: [registry],
    collect: unlessAway(async () => {
      const [waiting, failed] = await Promise.all([countWaitingJobs(), countFailedJobs()]);
      for (const each of waiting) jobs.set({ name: each.name, state: 'waiting' }, each.waiting);
      for (const each of failed) jobs.set({ name: each.name, state: 'failed' }, each.failed);
    }),
  });
  const oldest = new Gauge({
    name: 'dray_jobs_oldest_seconds',
    help: 'How long the oldest waiting job has waited, by name',
    labelNames: ['name'] as const,
    registers: [registry],
    collect: unlessAway(async () => {
      for (const { name, oldestSeconds } of await countWaitingJobs()) oldest.set({ name }, oldestSeconds);
    }),
  });
  const finished = new Gauge({
    name: 'dray_job_finished_timestamp_seconds',
    help: 'When a job of the clock was last done with everything, by name',
    labelNames: ['name'] as const,
    registers: [registry],
    collect: unlessAway(async () => {
      for (const { job, finishedAt } of await listFinishedJobs())
        finished.set({ name: job }, finishedAt.getTime() / 1_000);
    }),
  });
}
