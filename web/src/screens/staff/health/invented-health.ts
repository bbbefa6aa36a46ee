import type { PortalHealth } from '#capabilities/health/index.ts';

const at = '2026-01-01T10:00:00.000Z';
const counted = { from: at, orders: 38, isMore: false };
const names = ['orders', 'slowest', 'erp', 'refusals', 'faults', 'mails'] as const;

/** As large as the page of a portal that is well. */
export const inventedHealth: PortalHealth = {
  at,
  measuredAt: at,
  findings: [],
  dependencies: (['database', 'erp', 'files', 'mail'] as const).map((name) => ({
    name,
    location: 'brewery.example',
    state: 'ok',
    fault: null,
    lookedAt: at,
    succeededAt: at,
    failedAt: null,
    failingSince: null,
    p95Ms: 20,
  })),
  erp: { waiting: 0, parked: 0, oldestSeconds: 0, markets: [] },
  jobs: ['a', 'b', 'c'].map((name) => ({ name, waiting: 0, oldestSeconds: null, failed: 0, finishedAt: at })),
  processes: [],
  backup: null,
  drill: null,
  versions: { portal: '1.0.0', migration: '0001', node: 'v24', postgres: '15' },
  orders: { now: counted, before: [counted, counted, counted, counted] },
  refusals: { total: 0, top: [] },
  charts: names.map((name) => ({ name, from: at, stepMinutes: 15, points: Array.from({ length: 96 }, () => null) })),
};
