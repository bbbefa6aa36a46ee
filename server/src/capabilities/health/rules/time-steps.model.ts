const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

export const minuteOf = (moment: Date): Date => new Date(Math.floor(moment.getTime() / minuteMs) * minuteMs);
export const hourOf = (moment: Date): Date => new Date(Math.floor(moment.getTime() / hourMs) * hourMs);

export const chartStepMinutes = 15;
export const chartSteps = (24 * 60) / chartStepMinutes;

/** Where the charts of a day begin: their last step is the one that is not over yet. */
export function chartBegin(now: Date): Date {
  const stepMs = chartStepMinutes * minuteMs;
  return new Date((Math.floor(now.getTime() / stepMs) + 1 - chartSteps) * stepMs);
}

/** A value for each step; null where there is none, or what stands for nothing. */
export function toPoints(
  values: readonly { step: number; value: number }[],
  ofNothing: number | null,
): (number | null)[] {
  const points: (number | null)[] = Array.from({ length: chartSteps }, () => ofNothing);
  for (const { step, value } of values) if (step >= 0 && step < chartSteps) points[step] = value;
  return points;
}
