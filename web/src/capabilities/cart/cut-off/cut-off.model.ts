import { minutesLeft } from '#platform/time-left.ts';

/** As the server tells it: a day, and the last minute to order for it. */
export type CutOff = { date: string; order_by: string };

/** How near it is; each is shown in words and in its own shape. */
type Stage = 'calm' | 'soon' | 'last';

/** `now` is what the minutes were counted from. */
export type RunningCutOff = CutOff & { minutes: number; stage: Stage; now: Date };

export type CutOffState =
  | { running: RunningCutOff; closed?: never }
  /** The chosen day is over; `next` is the first that can still be ordered for. */
  | { closed: string; next: RunningCutOff | undefined; running?: never };

const soonMinutes = 4 * 60;
const lastMinutes = 15;

/** That of the chosen day, else of the first one; nothing where nothing is open. */
export function cutOffAt(
  cutOffs: readonly CutOff[],
  chosen: string | null | undefined,
  now: Date,
): CutOffState | undefined {
  const open = cutOffs.flatMap((cutOff) => {
    const minutes = minutesLeft(cutOff.order_by, now);
    return minutes === undefined ? [] : [{ ...cutOff, minutes, stage: stageOf(minutes), now }];
  });
  const [first] = open;
  if (!chosen) return first && { running: first };
  const running = open.find(({ date }) => date === chosen);
  return running ? { running } : { closed: chosen, next: first };
}

const stageOf = (minutes: number): Stage => {
  if (minutes <= lastMinutes) return 'last';
  return minutes <= soonMinutes ? 'soon' : 'calm';
};

const announcedAt = [5, lastMinutes, 60];

/** What is read out: not every minute, but when an hour, a quarter and five minutes are left. */
export const announcedMinutes = (minutes: number): number | undefined => announcedAt.find((at) => minutes <= at);
