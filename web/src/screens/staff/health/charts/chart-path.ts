/** The drawing is this large whatever it holds; the page stretches it. */
export const chartWidth = 288;
export const chartHeight = 64;

/** The highest thing that is drawn: a limit is always in sight, and an empty chart has a bottom. */
export const topOf = (points: readonly (number | null)[], limit: number | undefined): number =>
  Math.max(limit === undefined ? 0 : limit * 1.1, ...points.map((point) => point ?? 0)) || 1;

export const xOf = (step: number, steps: number): number => (step / Math.max(1, steps - 1)) * chartWidth;
export const yOf = (value: number, top: number): number => chartHeight - (value / top) * (chartHeight - 4);

/** A line for each run of measured points: where nothing was measured there is a gap, not a nought. */
export function runsOf(points: readonly (number | null)[]): { from: number; values: number[] }[] {
  const runs: { from: number; values: number[] }[] = [];
  let run: { from: number; values: number[] } | undefined;
  points.forEach((point, step) => {
    if (point === null) {
      run = undefined;
      return;
    }
    if (!run) {
      run = { from: step, values: [] };
      runs.push(run);
    }
    run.values.push(point);
  });
  return runs;
}

/** One measured point alone is drawn as a short line. */
export function linePath(run: { from: number; values: readonly number[] }, steps: number, top: number): string {
  const first = run.values[0] ?? 0;
  const values = run.values.length === 1 ? [first, first] : run.values;
  const shift = run.values.length === 1 ? 0.5 : 1;
  return values
    .map((value, index) => {
      const command = index === 0 ? 'M' : 'L';
      return `${command}${xOf(run.from + index * shift, steps).toFixed(1)} ${yOf(value, top).toFixed(1)}`;
    })
    .join('');
}
