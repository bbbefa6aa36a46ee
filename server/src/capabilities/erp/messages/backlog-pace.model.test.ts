import { expect, test } from 'vitest';
import { nextPace } from './backlog-pace.model.ts';

const busy = (p99Ms: number) => ({ perSecond: 40, p99Ms });

test.each([0, 3, 10, 200])('where nobody calls everything may leave (%i a second before)', (left) => {
  expect(nextPace(left, { perSecond: 0.9, p99Ms: 5_000 })).toBe(Number.POSITIVE_INFINITY);
});

test('one call a second is somebody', () => {
  expect(nextPace(40, { perSecond: 1, p99Ms: 500 })).toBe(20);
});

test.each([
  [40, 400, 50],
  [40, 401, 20],
  [40, 1_000, 20],
])('of %i a second, where customers wait %i ms, %i go on', (left, p99Ms, expected) => {
  expect(nextPace(left, busy(p99Ms))).toBe(expected);
});

test.each([
  [0, 50],
  [12, 400],
  [12, 500],
  [0, 1_000],
])('ten a second are always left while customers wait a second at most (%i, %i ms)', (left, p99Ms) => {
  expect(nextPace(left, busy(p99Ms))).toBeGreaterThanOrEqual(10);
});

test('beyond a second it goes back below that, step by step, and never stands', () => {
  const steps = [200];
  for (let n = 0; n < 5; n += 1) steps.push(nextPace(steps.at(-1) ?? 0, busy(1_500)));

  expect(steps).toEqual([200, 10, 5, 2.5, 2, 2]);
});
