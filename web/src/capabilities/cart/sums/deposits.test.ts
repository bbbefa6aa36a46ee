import { expect, test } from 'vitest';
import { byContainer } from './deposits.ts';

test('containers of several articles are one row, to the last cent', () => {
  const crate = { sku: 'OB-CR', name: 'Přepravka' };
  const rows = [
    { ...crate, units: 40, total: 4000.1 },
    { sku: 'OB-KEG', name: 'Sud', units: 6, total: 6000 },
    { ...crate, units: 20, total: 2000.2 },
  ];

  expect(byContainer(rows)).toEqual([
    { ...crate, units: 60, total: 6000.3 },
    { sku: 'OB-KEG', name: 'Sud', units: 6, total: 6000 },
  ]);
  expect(byContainer([])).toEqual([]);
});
