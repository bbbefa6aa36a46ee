import type { CallsNow } from '#platform/metrics/recent-calls.ts';

/** Orders a second that leave beside customers, whatever else is going on, while these are answered in time. */
export const minPerSecond = 10;
/** Customers wait too long for another reason than the backlog at its least: it steps back, but never stands. */
const crawlPerSecond = 2;
/** What no customer should wait longer than (p99), and where the backlog begins to hold back so that it stays so. */
const maxWaitMs = 1_000;
const easyWaitMs = 400;
/** Fewer calls than this are nobody who could be slowed down. */
const quietBelowPerSecond = 1;

const growth = 1.25;

/**
 * How many orders a second may leave next, of how many left and how customers fare beside it: all where nobody is there,
 * more by and by while everybody is answered easily, half where they begin to wait.
 */
export function nextPace(leftPerSecond: number, { perSecond, p99Ms }: CallsNow): number {
  if (perSecond < quietBelowPerSecond) return Number.POSITIVE_INFINITY;
  if (p99Ms > maxWaitMs) return Math.max(crawlPerSecond, Math.min(leftPerSecond, minPerSecond * 2) / 2);
  if (p99Ms > easyWaitMs) return Math.max(minPerSecond, leftPerSecond / 2);
  return Math.max(minPerSecond, leftPerSecond * growth);
}
