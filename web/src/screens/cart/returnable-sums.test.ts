import { expect, test } from 'vitest';
import { sumBySku } from './returnable-sums.ts';

test('crates of two beers are handed back as crates', () => {
  const crate = { sku: 'CRATE', name: 'Přepravka', unit_price: 100.1, price_before: null };

  const sums = sumBySku([
    { ...crate, total_units: 3, total_price: 300.3 },
    { sku: 'KEG', name: 'Sud', unit_price: 1000, price_before: null, total_units: 1, total_price: 1000 },
    { ...crate, total_units: 2, total_price: 200.2 },
  ]);

  expect(sums.map(({ sku, total_units, total_price }) => [sku, total_units, total_price])).toEqual([
    ['CRATE', 5, 500.5],
    ['KEG', 1, 1000],
  ]);
});
