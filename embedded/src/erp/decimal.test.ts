import { expect, test } from 'vitest';
import { divideRounded, formatDecimal, parseDecimal } from './decimal.ts';

test.each([
  ['12.345', 3, 12_345n],
  ['12.3', 3, 12_300n],
  ['12', 2, 1_200n],
  ['-0.05', 2, -5n],
  ['12.3456', 3, 12_345n],
])('%s with %i places', (text, scale, expected) => {
  expect(parseDecimal(text, scale)).toBe(expected);
});

test.each([
  [12_345n, 3, '12.345'],
  [5n, 2, '0.05'],
  [-5n, 2, '-0.05'],
  [0n, 2, '0.00'],
  [7n, 0, '7'],
])('%i of %i places is written as %s', (value, scale, expected) => {
  expect(formatDecimal(value, scale)).toBe(expected);
});

test('half goes away from zero', () => {
  expect([5n, 4n, -5n, -4n, 15n].map((value) => divideRounded(value, 10n))).toEqual([1n, 0n, -1n, 0n, 2n]);
});
