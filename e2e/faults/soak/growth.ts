export type Sample = { seconds: number; value: number };

/**
 * By how much the straight line through the samples (least squares) rises from the first to the last of them, as a share
 * of where it begins. One reading says nothing of memory: it goes up and down with every collection.
 */
export function growthOf(samples: readonly Sample[]): number {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last || first.seconds === last.seconds) return Number.NaN;
  const meanSeconds = mean(samples.map(({ seconds }) => seconds));
  const meanValue = mean(samples.map(({ value }) => value));
  const spread = sum(samples.map(({ seconds }) => (seconds - meanSeconds) ** 2));
  const slope = sum(samples.map(({ seconds, value }) => (seconds - meanSeconds) * (value - meanValue))) / spread;
  const begin = meanValue + slope * (first.seconds - meanSeconds);
  return (slope * (last.seconds - first.seconds)) / begin;
}

/** What comes after the first third: until then caches fill and code is compiled. */
export function afterFirstThird<Timed extends { seconds: number }>(samples: readonly Timed[]): Timed[] {
  const begin = samples[0]?.seconds ?? 0;
  const end = samples.at(-1)?.seconds ?? 0;
  return samples.filter(({ seconds }) => seconds >= begin + (end - begin) / 3);
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]): number => sum(values) / values.length;
