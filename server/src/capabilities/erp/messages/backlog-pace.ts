import type { CallsNow } from '#platform/metrics/recent-calls.ts';
import { minPerSecond, nextPace } from './backlog-pace.model.ts';

type Sources = { lookAtCalls: () => CallsNow; nowMs?: () => number };

const decideEveryMs = 1_000;
/** Taken four times a second and several at once: every look for jobs goes through all that wait. */
const takesPerSecond = 4;
export const nextTakeMs = 1_000 / takesPerSecond;

/** Lets orders leave at a pace that follows how this process's customers fare; what was not used is kept for a second. */
export function backlogPace({ lookAtCalls, nowMs = () => performance.now() }: Sources) {
  let pace = minPerSecond;
  let decidedAt = Number.NEGATIVE_INFINITY;
  let filledAt = nowMs();
  let allowed = 0;
  let begun = 0;

  const decide = (now: number) => {
    const elapsedMs = now - decidedAt;
    if (elapsedMs < decideEveryMs) return;
    // By what has really left: a pace that nobody used would not be felt when it is halved.
    const left = Number.isFinite(elapsedMs) ? (begun * 1_000) / elapsedMs : pace;
    pace = nextPace(Math.min(pace, left), lookAtCalls());
    decidedAt = now;
    begun = 0;
  };

  return {
    /** How many may begin now. */
    room(): number {
      const now = nowMs();
      decide(now);
      const sinceMs = now - filledAt;
      filledAt = now;
      if (pace === Number.POSITIVE_INFINITY) return pace;
      const atOnce = Math.max(1, pace / takesPerSecond);
      allowed = Math.min(allowed + (pace * sinceMs) / 1_000, Math.max(1, pace));
      return allowed >= atOnce ? Math.floor(allowed) : 0;
    },
    took(count: number): void {
      begun += count;
      allowed = Math.max(0, allowed - count);
    },
  };
}
