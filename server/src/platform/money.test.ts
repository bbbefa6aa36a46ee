import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseMinor, scaled, toDecimal, toNumeric, withTax } from './money.ts';

test.each([
  ['2127.90', 212790],
  ['2127.9', 212790],
  ['0.05', 5],
  ['7', 700],
  ['-3.10', -310],
  ['1.500', 150],
])('%s is %i minor units', (text, minor) => {
  expect(parseMinor(text)).toBe(minor);
});

test.each(['', '1,5', '1e3', '1.005', 'NaN', ' 1'])('%j is no amount', (text) => {
  expect(() => parseMinor(text)).toThrow();
});

test('an amount survives the round trip to the database', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (minor) => {
      expect(parseMinor(toNumeric(minor))).toBe(minor);
      expect(Math.round(toDecimal(minor) * 100)).toBe(minor);
    }),
  );
});

test('tax is rounded half up to the cent', () => {
  expect(withTax(212_790, 2100)).toBe(257_476);
  expect(withTax(50, 2100)).toBe(61);
  expect(withTax(250, 2100)).toBe(303);
});

test('a half goes away from zero on both sides', () => {
  expect(scaled(1, 1, 2)).toBe(1);
  expect(scaled(-1, 1, 2)).toBe(-1);
  expect(scaled(10, 1, 3)).toBe(3);
});
