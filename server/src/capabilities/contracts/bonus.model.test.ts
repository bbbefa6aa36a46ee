import { expect, test } from 'vitest';
import { bonusAt, bonusOf, percentOf, roughly, stateOfStep } from './bonus.model.ts';

const steps = [
  { hl: 160, bonus: 2 },
  { hl: 200, bonus: 3.5 },
  { hl: 240, bonus: 5 },
];
const [first, second, third] = steps as [(typeof steps)[0], (typeof steps)[0], (typeof steps)[0]];

test.each([
  [100_00, 2, 2_00],
  [100_00, 3.5, 3_50],
  [333, 2.25, 7],
  [10, 5, 1],
  [9, 5, 0],
  [-100_00, 2, -2_00],
])('of %i hundredths %f percent are %i', (amount, percent, part) => {
  expect(percentOf(amount, percent)).toBe(part);
});

test.each([
  [159.99, 'next', 'ahead', 'ahead'],
  [160, 'reached', 'next', 'ahead'],
  [199.99, 'reached', 'next', 'ahead'],
  [200, 'reached', 'reached', 'next'],
  [240, 'reached', 'reached', 'reached'],
])('with %f hl delivered the steps are %s, %s and %s', (hl, ...states) => {
  const next = steps.find((step) => step.hl > hl);

  expect(steps.map((step) => stateOfStep(step, hl, next))).toEqual(states);
});

test.each([
  [159.99, undefined],
  [160, first],
  [239.99, second],
  [240, third],
  [1_000, third],
])('%f hl earn the highest step that they reach', (hl, step) => {
  expect(bonusAt(steps, hl)).toBe(step);
});

test('what is reached, and what is next, is counted on what was bought; what is further away on what then would be', () => {
  const bought = { deliveredHl: 120, netMinor: 480_000_00 };

  expect(bonusOf(first, 'reached', bought)).toBe(9_600_00);
  expect(bonusOf(second, 'next', bought)).toBe(16_800_00);
  // 960 000.00 for 240 hl at the same price.
  expect(bonusOf(third, 'ahead', bought)).toBe(48_000_00);
});

test('an estimate over an uneven volume has three digits', () => {
  expect(bonusOf(third, 'ahead', { deliveredHl: 70.07, netMinor: 123_456_78 })).toBe(21_100_00);
});

test('nothing delivered yet promises nothing', () => {
  expect(bonusOf(third, 'ahead', { deliveredHl: 0, netMinor: 0 })).toBe(0);
  // Credited beyond what was bought.
  expect(bonusOf(third, 'ahead', { deliveredHl: -2, netMinor: -800_00 })).toBe(-40_00);
});

test.each([
  [0, 0],
  [999, 999],
  [1_004, 1_000],
  [1_005, 1_010],
  [123_456, 123_000],
  [-123_456, -123_000],
])('%i is roughly %i', (amount, rough) => {
  expect(roughly(amount)).toBe(rough);
});
