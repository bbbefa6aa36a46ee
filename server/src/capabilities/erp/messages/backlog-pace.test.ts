import { expect, test } from 'vitest';
import { backlogPace } from './backlog-pace.ts';

/** Takes all that it may, every tenth of a second; the answer is how many left. */
function paced(calls: { perSecond: number; p99Ms: number }, slots = 1_000) {
  let now = 5_000;
  const pace = backlogPace({ lookAtCalls: () => calls, nowMs: () => now });
  return {
    calls,
    pace,
    leaveFor(seconds: number): number {
      let left = 0;
      for (const end = now + seconds * 1_000; now < end; now += 100) {
        const taken = Math.min(slots, pace.room());
        pace.took(taken);
        left += taken;
      }
      return left;
    },
  };
}

test('a quiet server takes the whole at once', () => {
  const { pace } = paced({ perSecond: 0, p99Ms: 0 });

  expect([pace.room(), pace.room()]).toEqual([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]);
});

test('beside customers who begin to wait ten a second leave, and no more', () => {
  const { leaveFor } = paced({ perSecond: 40, p99Ms: 800 });
  leaveFor(1);

  expect(leaveFor(60)).toBe(600);
});

test('beside customers who are answered easily it grows from ten a second', () => {
  const { leaveFor } = paced({ perSecond: 40, p99Ms: 100 });
  const seconds = Array.from({ length: 10 }, () => leaveFor(1));

  expect(seconds[0]).toBeLessThanOrEqual(10);
  expect(seconds.at(-1)).toBeGreaterThan(3 * 10);
});

test('what a quiet time let through is halved from what really left, not from all that might have', () => {
  const { calls, leaveFor } = paced({ perSecond: 0, p99Ms: 0 }, 4);
  const alone = leaveFor(1);
  Object.assign(calls, { perSecond: 40, p99Ms: 700 });

  const beside = leaveFor(1);

  expect(alone).toBe(40);
  expect(beside).toBeGreaterThan(10);
  expect(beside).toBeLessThanOrEqual(20);
});

test('what was not used while nothing waited is no rush later', () => {
  let now = 0;
  const pace = backlogPace({ lookAtCalls: () => ({ perSecond: 40, p99Ms: 700 }), nowMs: () => now });
  pace.room();
  now = 600_000;

  expect(pace.room()).toBe(10);
});

test('several leave together: every look goes through all that wait', () => {
  let now = 0;
  const pace = backlogPace({ lookAtCalls: () => ({ perSecond: 40, p99Ms: 700 }), nowMs: () => now });
  pace.room();
  now = 240;
  const early = pace.room();
  now = 250;

  expect([early, pace.room()]).toEqual([0, 2]);
});
