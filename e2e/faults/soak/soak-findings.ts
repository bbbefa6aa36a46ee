import { afterFirstThird, growthOf } from './growth.ts';
import type { MachineSample } from './machine-samples.ts';
import type { LoadFigures } from './soak-load.ts';

/** Memory is flat when the line through it rises by no more than this, from the end of the first third to the end. */
const maxGrowth = 0.05;
/** A call that is refused costs less than one that is done: a load of refusals proves nothing. */
const maxRefused = 0.01;

export function sayLoad({ calls, seconds, kinds, millis, refused }: LoadFigures, orders: number): void {
  const sorted = [...millis].sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN).toFixed(0);
  console.log(
    `${calls} calls in ${seconds.toFixed(0)} s, ${orders} orders; p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, most ${at(1)} ms; ` +
      `${countsToText(kinds)}; refused: ${countsToText(refused)}`,
  );
}

/** The heap as its lowest of a while, too: that is what a collection leaves, and what a leak would lift. */
export function sayMachine(samples: readonly MachineSample[]): void {
  const every = Math.max(1, Math.floor(samples.length / 10));
  for (let begin = 0; begin < samples.length; begin += every) {
    const part = samples.slice(begin, begin + every);
    const lowest = Math.min(...part.map(({ heap }) => heap));
    const { seconds, rss, heapTaken, outside, allRss, sessions } = part[0] as MachineSample;
    console.log(
      `${seconds.toFixed(0).padStart(6)} s: RSS ${rss.toFixed(0)} MB, heap at least ${lowest.toFixed(0)} of ` +
        `${heapTaken.toFixed(0)} MB, outside ${outside.toFixed(0)} MB, all processes ${allRss.toFixed(0)} MB, ${sessions} sessions`,
    );
  }
  const figures = ['rss', 'heap', 'heapTaken', 'outside'] as const;
  console.log(
    `growth after the first third: ${figures.map((name) => `${name} ${percent(growthIn(samples, name))}`).join(', ')}`,
  );
}

export function findLoadFaults({ calls, failed, refused }: LoadFigures): string[] {
  const refusals = [...refused.values()].reduce((sum, count) => sum + count, 0);
  return [
    ...[...failed].map(([what, count]) => `${count} calls failed: ${what}`),
    ...(refusals > calls * maxRefused ? [`${refusals} calls were refused: ${[...refused.keys()].join(', ')}`] : []),
  ];
}

export function findMemoryFaults(samples: readonly MachineSample[]): string[] {
  const processes = new Set(samples.map(({ serverPid }) => serverPid));
  const growth = growthIn(samples, 'rss');
  return [
    ...(processes.size === 1 ? [] : [`${processes.size} processes served, not one`]),
    ...(growth <= maxGrowth
      ? []
      : [`memory grew by ${percent(growth)} after the first third, not by ${percent(maxGrowth)} at most`]),
  ];
}

const growthIn = (samples: readonly MachineSample[], figure: 'rss' | 'heap' | 'heapTaken' | 'outside'): number =>
  growthOf(afterFirstThird(samples).map((sample) => ({ seconds: sample.seconds, value: sample[figure] })));

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const countsToText = (counts: ReadonlyMap<string, number>): string =>
  [...counts].map(([what, count]) => `${count} ${what}`).join(', ') || 'none';
