import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How many calls customers make now, and how long they wait for an answer. */
export type CallsNow = { perSecond: number; p99Ms: number };
export type RecentCalls = { note: (ms: number) => void; look: () => CallsNow };

/** Upper ends in milliseconds: as fine as anybody decides by. */
const ends = [50, 100, 200, 300, 400, 500, 600, 800, 1_000, 1_500, 2_500, 5_000, 10_000, Number.POSITIVE_INFINITY];
const slotMs = 500;
/** Three seconds: long enough for a p99, short enough to follow. */
const slotCount = 6;

/** Counted by the length of the wait and forgotten by time: a call costs one look and one addition. */
export function recentCalls(nowMs: () => number = () => performance.now()): RecentCalls {
  const slots = Array.from({ length: slotCount }, () => ({ number: -1, counts: ends.map(() => 0) }));
  const numberNow = () => Math.floor(nowMs() / slotMs);
  const slotNow = () => {
    const number = numberNow();
    const slot = slots[number % slotCount] as (typeof slots)[number];
    if (slot.number !== number) {
      slot.number = number;
      slot.counts.fill(0);
    }
    return slot;
  };
  return {
    note(ms) {
      const position = ends.findIndex((end) => ms <= end);
      const { counts } = slotNow();
      counts[position] = (counts[position] ?? 0) + 1;
    },
    look() {
      const oldest = numberNow() - slotCount + 1;
      const counts = ends.map((_, position) =>
        slots.reduce((sum, slot) => sum + (slot.number >= oldest ? (slot.counts[position] ?? 0) : 0), 0),
      );
      const calls = counts.reduce((sum, count) => sum + count, 0);
      return { perSecond: calls / ((slotMs * slotCount) / 1_000), p99Ms: quantileOf(counts, calls * 0.99) };
    },
  };
}

const resolutionMs = 20;

/** A call is timed from where we first see it: what it waited before that is how late the process comes to its work. */
export function withLoopDelay({ look }: Pick<RecentCalls, 'look'>) {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  return {
    look(): CallsNow {
      const lateMs = Math.max(0, delay.percentile(99) / 1e6 - resolutionMs);
      delay.reset();
      const { perSecond, p99Ms } = look();
      return { perSecond, p99Ms: p99Ms + lateMs };
    },
    stop: () => void delay.disable(),
  };
}

/** The upper end of where so many of the calls have been answered. */
function quantileOf(counts: readonly number[], wanted: number): number {
  if (wanted === 0) return 0;
  let sum = 0;
  const position = counts.findIndex((count) => {
    sum += count;
    return sum >= wanted;
  });
  return ends[position] ?? Number.POSITIVE_INFINITY;
}
