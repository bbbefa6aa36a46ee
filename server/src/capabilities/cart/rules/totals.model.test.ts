import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spreadDiscount } from './totals.model.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

const anySums = fc
  .uniqueArray(fc.record({ name: fc.string({ minLength: 1, maxLength: 4 }), netMinor: fc.nat(10_000_000) }), {
    selector: ({ name }) => name,
    minLength: 1,
    maxLength: 30,
  })
  .filter((sums) => sum(sums.map(({ netMinor }) => netMinor)) > 0);

test('a discount is shared in proportion, and what rounding leaves goes to the largest sum', () => {
  expect(spreadDiscount(100, [net('a', 100), net('b', 100), net('c', 101)])).toEqual([33, 33, 34]);
  expect(spreadDiscount(10, [net('a', 0), net('b', 50)])).toEqual([0, 10]);
  expect(spreadDiscount(0, [net('a', 5)])).toEqual([0]);
  expect(spreadDiscount(7, [])).toEqual([]);
});

test('what the largest sum cannot take goes to the next', () => {
  expect(spreadDiscount(3, [net('a', 1), net('b', 1), net('c', 1), net('d', 1)])).toEqual([1, 1, 1, 0]);
});

const net = (name: string, netMinor: number) => ({ name, netMinor });

test('shares add up to the discount to the last cent, and no sum gets more off than it has', () => {
  fc.assert(
    fc.property(anySums, fc.nat(400_000_000), (sums, asked) => {
      const total = sum(sums.map(({ netMinor }) => netMinor));
      const shares = spreadDiscount(asked, sums);

      expect(sum(shares)).toBe(Math.min(asked, total));
      for (const [index, share] of shares.entries()) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(sums[index]?.netMinor ?? 0);
      }
    }),
  );
});

test('the order of the sums does not matter', () => {
  fc.assert(
    fc.property(anySums, fc.nat(400_000_000), (sums, asked) => {
      const forwards = spreadDiscount(asked, sums);
      const backwards = spreadDiscount(asked, sums.toReversed()).toReversed();

      expect(forwards).toEqual(backwards);
    }),
  );
});

test('where there is nothing to take off, or nothing to take it from, nothing is taken', () => {
  expect(spreadDiscount(-5, [net('a', 5), net('b', 5)])).toEqual([0, 0]);
  expect(spreadDiscount(5, [net('a', 0), net('b', 0)])).toEqual([0, 0]);
});

test('between equal sums the name decides who takes the rest, wherever they are', () => {
  expect(spreadDiscount(1, [net('b', 1), net('a', 1)])).toEqual([0, 1]);
  expect(spreadDiscount(1, [net('a', 1), net('b', 1)])).toEqual([1, 0]);
});
