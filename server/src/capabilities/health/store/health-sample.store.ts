import { fixed, runFixed, type Transaction } from '#platform/database/connection.ts';
import { namedStore } from '#platform/database/named-store.ts';

/** A whole number: milliseconds, or how many. */
export type Sample = { series: string; value: number };
export type Step = { series: string; step: number; max: number; sum: number };

export const healthSampleStore = namedStore('health', (transaction: Transaction) => ({
  /** Of one minute: written twice it is the same, so a job may run again. */
  async setSamples(minute: Date, samples: readonly Sample[]): Promise<void> {
    await runFixed(
      transaction,
      fixed`insert into health_sample (series, at, value)
        select series, ${minute}::timestamptz, value
        from unnest(${samples.map(({ series }) => series)}::text[], ${samples.map(({ value }) => value)}::integer[])
          as sample (series, value)
        on conflict (series, at, process) do update set value = excluded.value`,
    );
  },

  /** What a process has counted since it last said so; twice in a minute is added up. */
  async addSamples(process: string, minute: Date, samples: readonly Sample[]): Promise<void> {
    await runFixed(
      transaction,
      fixed`insert into health_sample as s (series, at, process, value)
        select series, ${minute}::timestamptz, ${process}, value
        from unnest(${samples.map(({ series }) => series)}::text[], ${samples.map(({ value }) => value)}::integer[])
          as sample (series, value)
        on conflict (series, at, process) do update set
          value = case s.series when 'slowest' then greatest(s.value, excluded.value) else s.value + excluded.value end`,
    );
  },

  /** Put together to steps of so many seconds since a moment. */
  sumSteps(series: readonly string[], from: Date, stepSeconds: number): Promise<readonly Step[]> {
    return runFixed<Step>(
      transaction,
      fixed`select series, floor(extract(epoch from at - ${from}::timestamptz) / ${stepSeconds}::int)::int as step,
          max(value) as max, sum(value)::float8 as sum
        from health_sample where series = any(${series}::text[]) and at >= ${from} group by 1, 2`,
    );
  },

  listP95(prefix: string, since: Date): Promise<readonly { series: string; p95: number }[]> {
    return runFixed<{ series: string; p95: number }>(
      transaction,
      fixed`select series, percentile_disc(0.95) within group (order by value) as p95
        from health_sample where at >= ${since} and starts_with(series, ${prefix}) group by series`,
    );
  },

  async removeBefore(moment: Date): Promise<void> {
    await runFixed(transaction, fixed`delete from health_sample where at < ${moment}`);
  },
}));
