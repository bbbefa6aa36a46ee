import type { DependencyName, HealthChart } from '@dray/contract/health/health-words.ts';
import { toPoints } from './time-steps.model.ts';

type Step = { series: string; step: number; max: number; sum: number };

/** What is sampled for the charts; orders are counted from their own rows. */
export const chartSeries = ['calls', 'faults', 'refusals', 'slowest', 'mails', 'erp'] as const;

const prefix = 'dependency:';
export const dependencySeries = prefix;
export const seriesOfDependency = (name: DependencyName): string => `${prefix}${name}`;

/** Counts are added up, what waits and what is slow is as bad as it was at its worst. */
export function chartsOf(steps: readonly Step[]): Record<Exclude<HealthChart, 'orders'>, (number | null)[]> {
  const of = (series: string, value: (step: Step) => number) =>
    steps.filter((each) => each.series === series).map((each) => ({ step: each.step, value: value(each) }));
  const sumsOf = (series: string) => of(series, ({ sum }) => sum);
  const worstOf = (series: string) =>
    toPoints(
      of(series, ({ max }) => max),
      null,
    );
  const calls = new Map(sumsOf('calls').map(({ step, value }) => [step, value]));
  const shares = sumsOf('faults').map(({ step, value }) => {
    const all = calls.get(step) ?? 0;
    return { step, value: all === 0 ? 0 : value / all };
  });
  return {
    slowest: worstOf('slowest'),
    erp: worstOf('erp'),
    mails: worstOf('mails'),
    refusals: toPoints(sumsOf('refusals'), null),
    faults: toPoints(shares, null),
  };
}
