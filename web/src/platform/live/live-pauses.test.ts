import { expect, test } from 'vitest';
import { pauseMs } from './live-pauses.ts';

test('a stream that ended is asked for again within three seconds', () => {
  expect([0, 0.5, 1].map((random) => pauseMs(0, () => random))).toEqual([0, 1500, 3000]);
});

test('one that fails is asked for less and less often, each minute at the least', () => {
  expect([1, 2, 3, 5, 6, 50].map((failures) => pauseMs(failures, () => 1))).toEqual([
    2000, 4000, 8000, 32_000, 60_000, 60_000,
  ]);
  expect(pauseMs(50, () => 0)).toBe(30_000);
});
