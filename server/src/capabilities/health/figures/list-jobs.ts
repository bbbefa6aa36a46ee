import type { HealthDeps } from '../needs/health.deps.ts';

export type ShownJob = {
  name: string;
  waiting: number;
  oldestSeconds: number | null;
  failed: number;
  finishedAt: Date | null;
};

/** Done once for good, after which nobody waits for it. */
const doneOnce: readonly string[] = ['shorten-order-parts', 'rebuild-sales'];

/** Each job with what waits, what was given up, and when one of the clock was last done with everything. */
export async function listJobs({ jobs }: Pick<HealthDeps, 'jobs'>) {
  const [waiting, failed, finished] = await Promise.all([jobs.countWaiting(), jobs.countFailed(), jobs.listFinished()]);
  const failedOf = new Map(failed.map((each) => [each.name, each.failed]));
  const finishedOf = new Map(finished.map(({ job, finishedAt }) => [job, finishedAt]));
  const all = waiting.map(
    ({ name, oldestSeconds, ...each }): ShownJob => ({
      name,
      waiting: each.waiting,
      oldestSeconds: each.waiting > 0 ? oldestSeconds : null,
      failed: failedOf.get(name) ?? 0,
      finishedAt: doneOnce.includes(name) ? null : (finishedOf.get(name) ?? null),
    }),
  );
  return { all, measuredAt: finishedOf.get('measure-health') };
}
