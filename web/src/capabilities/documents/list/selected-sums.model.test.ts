import { expect, test } from 'vitest';
import { sumsOf, wholeSizeOf } from './selected-sums.model.ts';

test('marked documents are added by currency, to the cent', () => {
  const marked = [
    { amount: 9412.6, currency: 'EUR' },
    { amount: 7795.0, currency: 'EUR' },
    { amount: -318.4, currency: 'EUR' },
    { amount: 0.1, currency: 'CZK' },
    { amount: 0.2, currency: 'CZK' },
    { amount: null, currency: null },
  ];

  expect(sumsOf(marked)).toEqual([
    { currency: 'EUR', amount: 16889.2 },
    { currency: 'CZK', amount: 0.3 },
  ]);
});

test('a size is shown only where all of it is known', () => {
  expect(wholeSizeOf([{ size: 12 }, { size: 30 }])).toBe(42);
  expect(wholeSizeOf([{ size: 12 }, { size: null }])).toBeUndefined();
});
