import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from './database/connection.ts';
import type { Logger } from './logger.ts';

export type Metrics = ReturnType<typeof createMetrics>;

type Sources = {
  database: Pick<Database, 'connectionsInUse'>;
  countWaitingJobs: () => Promise<{ name: string; waiting: number; failed: number }[]>;
  logger: Logger;
};

export function createMetrics({ database, countWaitingJobs, logger }: Sources) {
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
  new Gauge({
    name: 'dray_database_connections',
    help: 'Connections at work, and requests waiting for one',
    labelNames: ['kind'] as const,
    registers: [registry],
    collect() {
      for (const [kind, count] of Object.entries(database.connectionsInUse())) this.set({ kind }, count);
    },
  });
  new Gauge({
    name: 'dray_jobs',
    help: 'Jobs by name and state',
    labelNames: ['name', 'state'] as const,
    registers: [registry],
    async collect() {
      try {
        for (const { name, waiting, failed } of await countWaitingJobs()) {
          this.set({ name, state: 'waiting' }, waiting);
          this.set({ name, state: 'failed' }, failed);
        }
      } catch (error) {
        // The other figures are still worth having while the database is away.
        logger.warn({ err: error }, 'jobs could not be counted');
      }
    },
  });

  return { requests, refusals, text: () => registry.metrics(), contentType: registry.contentType };
}
