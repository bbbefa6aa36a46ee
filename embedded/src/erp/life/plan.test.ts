import { expect, test } from 'vitest';
import { parseShares, planOf, ripensByChance, usualShares } from './plan.ts';

const references = Array.from({ length: 20_000 }, (_, index) => `DRAY-${100_000 + index}`);

test('trouble has its share of the orders, and the same orders each time', () => {
  const plans = references.map((reference) => planOf(reference, usualShares));

  const shareOf = (plan: string) => plans.filter((one) => one === plan).length / references.length;
  for (const [plan, share] of Object.entries(usualShares)) expect(shareOf(plan)).toBeCloseTo(share, 2);
  expect(references.map((reference) => planOf(reference, usualShares))).toEqual(plans);
});

test('every second order ripens', () => {
  expect(references.filter(ripensByChance).length / references.length).toBeCloseTo(0.5, 2);
});

test('shares that cannot be are refused', () => {
  expect(parseShares({ 'no-pdf': 0 })).toEqual({ ...usualShares, 'no-pdf': 0 });
  expect(parseShares({ 'no-pdf': 1 })).toBeUndefined();
  expect(parseShares({ 'no-pdf': -1 })).toBeUndefined();
  expect(parseShares({ strike: 0.1 })).toBeUndefined();
});
