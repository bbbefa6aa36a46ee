import { expect, test } from 'vitest';
import { chartHeight, linePath, runsOf, topOf, xOf, yOf } from './chart-path.ts';

test('where nothing was measured the line has a gap', () => {
  expect(runsOf([null, 1, 2, null, null, 3])).toEqual([
    { from: 1, values: [1, 2] },
    { from: 5, values: [3] },
  ]);
});

test('a limit is in sight however low the figures are, and an empty chart has a bottom', () => {
  expect(topOf([1, null, 4], 100)).toBeCloseTo(110);
  expect(topOf([1, 400], 100)).toBe(400);
  expect(topOf([null, null], undefined)).toBe(1);
});

test('the first step is at the left, the last at the right, nothing at the bottom', () => {
  expect([xOf(0, 96), xOf(95, 96)]).toEqual([0, 288]);
  expect([yOf(0, 10), yOf(10, 10)]).toEqual([chartHeight, 4]);
});

test('one point alone is a short line', () => {
  expect(linePath({ from: 0, values: [1] }, 3, 1)).toBe('M0.0 4.0L72.0 4.0');
  expect(linePath({ from: 1, values: [0, 1] }, 3, 1)).toBe('M144.0 64.0L288.0 4.0');
});
