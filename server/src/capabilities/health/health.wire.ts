import type { PortalHealth } from '@dray/contract/health/health-shapes.ts';
import { healthCharts } from '@dray/contract/health/health-words.ts';
import type { Language } from '@dray/contract/languages.ts';
import { isRefusalCode } from '@dray/contract/refusal-codes.ts';
import { refusalText } from '@dray/contract/texts/refusal-text.ts';
import type { Health } from './get-health.ts';
import { chartStepMinutes } from './rules/time-steps.model.ts';

export const healthToWire = (health: Health, language: Language): PortalHealth => ({
  at: health.now.toISOString(),
  measuredAt: toMoment(health.measuredAt),
  findings: health.findings.map(({ since, ...finding }) => ({ ...finding, since: toMoment(since) })),
  dependencies: health.dependencies.map(dependencyToWire),
  erp: {
    waiting: health.erp.waiting,
    parked: health.erp.parked,
    oldestSeconds: health.erp.oldestSeconds,
    markets: health.markets.map(({ readAt, ...market }) => ({ ...market, readAt: readAt.toISOString() })),
  },
  jobs: health.jobs.map(({ finishedAt, ...job }) => ({ ...job, finishedAt: toMoment(finishedAt) })),
  processes: health.processes.map(({ startedAt, seenAt, ...figures }) => ({
    ...figures,
    startedAt: startedAt.toISOString(),
    seenAt: seenAt.toISOString(),
  })),
  backup: markToWire(health.backup),
  drill: markToWire(health.drill),
  versions: health.versions,
  orders: { now: countToWire(health.orders.now), before: health.orders.before.map(countToWire) },
  refusals: {
    total: health.refusals.total,
    top: health.refusals.top.map(({ code, count }) => ({ code, count, text: textOf(code, language) })),
  },
  charts: healthCharts.map((name) => ({
    name,
    from: health.charts.from.toISOString(),
    stepMinutes: chartStepMinutes,
    points: health.charts.points[name],
  })),
});

const toMoment = (moment: Date | null | undefined): string | null => moment?.toISOString() ?? null;

const markToWire = (mark: Health['backup']) => (mark ? { at: mark.at.toISOString(), note: mark.note } : null);

const countToWire = ({ from, ...count }: Health['orders']['now']) => ({ ...count, from: from.toISOString() });

const dependencyToWire = ({ isStale, fault, ...known }: Health['dependencies'][number]) => ({
  name: known.name,
  location: known.location,
  state: isStale ? ('unknown' as const) : fault ? ('failed' as const) : ('ok' as const),
  fault: isStale ? null : fault,
  lookedAt: known.lookedAt.toISOString(),
  succeededAt: toMoment(known.succeededAt),
  failedAt: toMoment(known.failedAt),
  failingSince: toMoment(known.failingSince),
  p95Ms: known.p95Ms,
});

/** As customers read it; whose amounts and days it named is not known any more. */
const textOf = (code: string, language: Language): string =>
  isRefusalCode(code) ? refusalText(code, language).replaceAll(/\{\w+\}/g, '…') : code;
