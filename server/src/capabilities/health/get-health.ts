import type { Country } from '@dray/contract/markets.ts';
import type { Scope } from '#platform/request/request.ts';
import { countOrders, listOrderSteps } from './figures/count-orders.ts';
import { listJobs } from './figures/list-jobs.ts';
import type { HealthDeps } from './needs/health.deps.ts';
import { findingsOf, limits } from './rules/findings.model.ts';
import { chartSeries, chartsOf, dependencySeries, seriesOfDependency } from './rules/series.model.ts';
import { chartBegin, chartStepMinutes, toPoints } from './rules/time-steps.model.ts';
import type { KnownProcess } from './store/health-process.store.ts';

export type Health = Awaited<ReturnType<typeof getHealth>>;

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** What a reader of the page waits for: the others are read seldom, or by commands. */
const watchedFeeds: readonly string[] = ['orders', 'deliveries', 'billing'];

/** All that was last measured, judged at this moment. */
export async function getHealth(deps: HealthDeps, scope: Scope) {
  const { clock, version } = deps;
  const now = clock.now();
  const from = chartBegin(now);
  const [jobs, open, markets, dependencies, processes, marks, versions, orders, orderSteps, steps, met] =
    await Promise.all([
      listJobs(deps),
      deps.erp.countOpen(),
      listMarkets(deps, scope, now),
      listDependencies(deps, now),
      deps.processes.listProcesses(),
      deps.marks.listMarks(),
      deps.findVersions(),
      countOrders(deps, scope),
      listOrderSteps(deps, scope, from),
      deps.samples.sumSteps(chartSeries, from, chartStepMinutes * 60),
      deps.refusals.listMet(new Date(now.getTime() - dayMs)),
    ]);
  const measuredAt = jobs.measuredAt;
  const markOf = (name: string) => marks.find((mark) => mark.name === name);
  const erp = { ...open, waiting: open.waiting + open.sending + open.unknown };
  const known = {
    now,
    measuredAt,
    dependencies,
    erp,
    markets,
    jobs: jobs.all,
    processes: processes.map((each) => withSilence(each, now)),
    backupAt: markOf('backup')?.at,
    drillAt: markOf('restore-drill')?.at,
  };
  return {
    ...known,
    findings: findingsOf(known),
    backup: markOf('backup'),
    drill: markOf('restore-drill'),
    versions: { ...versions, portal: version, node: process.version },
    orders,
    refusals: { total: met.reduce((sum, { count }) => sum + count, 0), top: met.slice(0, 10) },
    charts: { from, points: { orders: toPoints(orderSteps, 0), ...chartsOf(steps) } },
  };
}

async function listMarkets({ erp }: HealthDeps, { markets }: Scope, now: Date) {
  const feeds = (await erp.listFeeds()).filter(
    ({ feed, country }) => watchedFeeds.includes(feed) && markets.includes(country),
  );
  const oldest = new Map<Country, Date>();
  for (const { country, since } of feeds) {
    const known = oldest.get(country);
    if (!known || since < known) oldest.set(country, since);
  }
  return [...oldest].map(([market, readAt]) => ({
    market,
    readAt,
    isLate: now.getTime() - readAt.getTime() > limits.feedMs,
  }));
}

async function listDependencies({ dependencies, samples }: HealthDeps, now: Date) {
  const [known, p95] = await Promise.all([
    dependencies.listKnown(),
    samples.listP95(dependencySeries, new Date(now.getTime() - hourMs)),
  ]);
  const p95Of = new Map(p95.map((each) => [each.series, each.p95]));
  return known.map((each) => ({
    ...each,
    isStale: now.getTime() - each.lookedAt.getTime() > limits.measuredMs,
    p95Ms: p95Of.get(seriesOfDependency(each.name)) ?? null,
  }));
}

const withSilence = ({ figures, ...known }: KnownProcess, now: Date) => ({
  ...figures,
  ...known,
  isSilent: now.getTime() - known.seenAt.getTime() > limits.silentMs,
});
