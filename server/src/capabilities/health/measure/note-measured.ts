import { daysBefore, retention } from '@dray/contract/retention.ts';
import type { Looked } from '../looks/look.ts';
import type { HealthDeps } from '../needs/health.deps.ts';
import { seriesOfDependency } from '../rules/series.model.ts';
import { minuteOf } from '../rules/time-steps.model.ts';

const hourMs = 3_600_000;
const mailJobs: readonly string[] = ['send-mail', 'deliver-notification'];

/** What the minute's look found, of the whole portal; what is older than two days goes. */
export async function noteMeasured(deps: HealthDeps, looks: readonly Looked[]): Promise<void> {
  const { dependencies, samples, refusals, processes, jobs, erp, clock } = deps;
  const now = clock.now();
  const [waiting, open] = await Promise.all([jobs.countWaiting(), erp.countOpen()]);
  const ofMails = waiting.filter(({ name }) => mailJobs.includes(name));
  const minute = minuteOf(now);
  const oldest = daysBefore(now, retention.healthDays);
  await Promise.all([
    dependencies.noteLooks(looks, now),
    dependencies.removeLookedBefore(new Date(now.getTime() - hourMs)),
    samples.setSamples(minute, [
      { series: 'mails', value: ofMails.reduce((sum, each) => sum + each.waiting, 0) },
      { series: 'erp', value: open.waiting + open.sending + open.unknown },
      // How soon one failed says nothing of how long answers take.
      ...looks
        .filter(({ fault }) => fault === undefined)
        .map(({ name, ms }) => ({ series: seriesOfDependency(name), value: Math.round(ms) })),
    ]),
    samples.removeBefore(oldest),
    refusals.removeBefore(oldest),
    processes.removeSeenBefore(new Date(now.getTime() - hourMs)),
    jobs.finishMeasuring(now),
  ]);
}
