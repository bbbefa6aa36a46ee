import type { Looked } from '../looks/look.ts';
import type { HealthDeps } from '../needs/health.deps.ts';
import type { ProcessFigures } from '../rules/process-figures.model.ts';
import { hourOf, minuteOf } from '../rules/time-steps.model.ts';
import type { CountedRefusal } from '../store/health-refusal.store.ts';

/** What a process tells once a minute: its own figures, and what it has counted since. */
export type Beat = {
  name: string;
  startedAt: Date;
  figures: ProcessFigures;
  faults: number;
  refusals: readonly CountedRefusal[];
  /** Of what this process alone can look at. */
  looks: readonly Looked[];
};

export async function noteBeat(
  { dependencies, samples, refusals, processes, clock }: HealthDeps,
  { name, startedAt, figures, faults, looks, ...beat }: Beat,
): Promise<void> {
  const now = clock.now();
  const refused = beat.refusals.reduce((sum, { count }) => sum + count, 0);
  const { callsPerMinute: calls, p99Ms } = figures;
  await Promise.all([
    processes.noteProcess({ name, startedAt, seenAt: now, figures }),
    looks.length > 0 && dependencies.noteLooks(looks, now),
    figures.serves &&
      samples.addSamples(name, minuteOf(now), [
        { series: 'calls', value: calls },
        { series: 'faults', value: faults },
        { series: 'refusals', value: refused },
        ...(p99Ms === null ? [] : [{ series: 'slowest', value: p99Ms }]),
      ]),
    refused > 0 && refusals.addRefusals(hourOf(now), beat.refusals),
  ]);
}
