import { expect, test } from 'vitest';
import { afterFirstThird, growthOf } from './growth.ts';

const samples = (values: readonly number[]) => values.map((value, index) => ({ seconds: index * 5, value }));

test('a line that rises from 100 to 120 has grown by a fifth', () => {
  expect(growthOf(samples([100, 105, 110, 115, 120]))).toBeCloseTo(0.2);
});

test('what only goes up and down has not grown', () => {
  expect(Math.abs(growthOf(samples([100, 140, 100, 140, 100, 140, 100])))).toBeLessThan(0.05);
});

test('one reading or none is no growth that anybody could vouch for', () => {
  expect([growthOf([]), growthOf(samples([100]))]).toEqual([Number.NaN, Number.NaN]);
});

test('the first third of the time does not count, however many samples it has', () => {
  const times = [0, 1, 2, 3, 10, 20, 30];

  expect(afterFirstThird(times.map((seconds) => ({ seconds })))).toEqual([10, 20, 30].map((seconds) => ({ seconds })));
});
