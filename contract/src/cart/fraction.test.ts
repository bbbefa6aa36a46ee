import { expect, test } from 'vitest';
import { fraction, isBelow, plus, roundedUp, toHundredths, zero } from './fraction.ts';

test('a fraction is kept in its lowest terms, so that many additions do not make it grow', () => {
  expect(fraction(2, 18)).toEqual({ numerator: 1n, denominator: 9n });
  expect(plus(fraction(1, 6), fraction(1, 3))).toEqual({ numerator: 1n, denominator: 2n });
  expect(fraction(0, 40)).toEqual(zero);
});

test('nine times two eighteenths are exactly one', () => {
  const sum = Array.from({ length: 9 }, () => fraction(2, 18)).reduce(plus, zero);

  expect(sum).toEqual({ numerator: 1n, denominator: 1n });
  expect([isBelow(sum, 1), roundedUp(sum)]).toEqual([false, 1]);
});

test('a part is below the whole, and rounds up to it', () => {
  const part = fraction(17, 18);

  expect([isBelow(part, 1), roundedUp(part), roundedUp(zero)]).toEqual([true, 1, 0]);
  expect(roundedUp(fraction(19, 18))).toBe(2);
});

test('two places are shown, a half goes up', () => {
  expect([fraction(1, 8), fraction(1, 3), fraction(2, 3), fraction(7, 200)].map(toHundredths)).toEqual([
    0.13, 0.33, 0.67, 0.04,
  ]);
});
