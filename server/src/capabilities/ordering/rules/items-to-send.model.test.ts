import fc from 'fast-check';
import { expect, test } from 'vitest';
import { itemsToSend, shareOut } from './items-to-send.model.ts';
import type { OrderLine } from './ordering.model.ts';

const line: OrderLine = {
  lineNo: 10,
  sku: 'A',
  name: 'A',
  packFormat: 'KEG',
  quantity: 3,
  layers: 0,
  pallets: 0,
  packs: 3,
  unitMinor: 1_000,
  listUnitMinor: undefined,
  discountMinor: 100,
  netMinor: 3_000,
  taxRate: 2_100,
  weightKg: 1,
  options: [],
};
const option = (lineNo: number, quantity: number, priceMinor: number | undefined) => ({
  lineNo,
  id: `${lineNo}`,
  sku: `S${lineNo}`,
  name: `S${lineNo}`,
  quantity,
  priceMinor,
});

test('goods are one item, their discount taken off', () => {
  expect(itemsToSend([line])).toEqual([{ lineNo: 10, sku: 'A', quantity: 3, netMinor: 2_900, unitMinor: 967 }]);
});

test('a bundle is an item for each chosen part, which cost the bundle together', () => {
  const bundle = { ...line, options: [option(20, 2, 700), option(30, 1, 300)] };

  expect(itemsToSend([bundle])).toEqual([
    { lineNo: 20, sku: 'S20', quantity: 6, netMinor: 2_389, unitMinor: 398 },
    { lineNo: 30, sku: 'S30', quantity: 3, netMinor: 511, unitMinor: 170 },
  ]);
});

test('whatever the prices, nothing is lost and nothing invented by sharing out', () => {
  const weights = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), weights, (amount, each) => {
      const shares = shareOut(amount, each);

      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
      expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('the items of an order cost what its goods cost less its discounts', () => {
  const lines = [line, { ...line, lineNo: 40, options: [option(50, 2, undefined), option(60, 3, 333)] }];
  const sum = itemsToSend(lines).reduce((total, { netMinor }) => total + netMinor, 0);

  expect(sum).toBe(2 * (3_000 - 100));
});
