import { expect, test } from 'vitest';
import { orderOf } from '../test-rows.ts';
import { sumsOf } from './sums.model.ts';

test('money is added in cents and by currency, load in thousandths', () => {
  const sums = sumsOf([
    orderOf({ rows: 2, net: 0.1, currency: 'CZK', pallets: 0.1, weightKg: 0.1 }),
    orderOf({ rows: 3, net: 0.2, currency: 'CZK', pallets: 0.2, weightKg: 0.2 }),
    orderOf({ net: 5, currency: 'EUR' }),
  ]);

  expect(sums).toMatchObject({ orders: 3, rows: 6, pallets: 0.3, weightKg: 0.3 });
  expect([...sums.netCents]).toEqual([
    ['CZK', 30],
    ['EUR', 500],
  ]);
});

test('an order without a price adds none', () => {
  expect([...sumsOf([orderOf({})]).netCents]).toEqual([]);
});
