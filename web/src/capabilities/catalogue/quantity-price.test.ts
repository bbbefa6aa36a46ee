import fc from 'fast-check';
import { expect, test } from 'vitest';
import { onBasis, timesPacks, unitPrice } from './quantity-price.ts';

const product = {
  your_price: 2127.9,
  your_price_tax: 2574.76,
  price_breaks: [
    { min_qty: 12, price: 2064.06, price_tax: 2497.51 },
    { min_qty: 60, price: 2000, price_tax: 2420 },
  ],
};

test('a step holds from its quantity on, and the last one reached counts', () => {
  expect([1, 11, 12, 59, 60, 600].map((packs) => unitPrice(product, packs, 'net'))).toEqual([
    2127.9, 2127.9, 2064.06, 2064.06, 2000, 2000,
  ]);
  expect(unitPrice(product, 12, 'gross')).toBe(2497.51);
});

test('what has no price for the customer has none in any quantity', () => {
  expect(unitPrice({ your_price: null, your_price_tax: null, price_breaks: [] }, 5, 'net')).toBeUndefined();
});

test('a sum is exact to the cent', () => {
  expect(timesPacks(2127.9, 6)).toBe(12_767.4);
  expect([timesPacks(4.15, 60), timesPacks(8.29, 7), timesPacks(1.1, 3)]).toEqual([249, 58.03, 3.3]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 0, max: 10_000 }), (cents, packs) => {
      expect(timesPacks(cents / 100, packs)).toBe((cents * packs) / 100);
    }),
  );
});

test('tax is added to the cent where the wire has no price with tax', () => {
  expect(onBasis(2127.9, 21, 'gross')).toBe(2574.76);
  expect(onBasis(2127.9, 21, 'net')).toBe(2127.9);
});
