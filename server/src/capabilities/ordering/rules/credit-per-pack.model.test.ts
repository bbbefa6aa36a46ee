import { expect, test } from 'vitest';
import { creditPerPack } from './credit-per-pack.model.ts';
import type { OrderLine, OrderReturnable } from './ordering.model.ts';

const line: OrderLine = {
  lineNo: 10,
  sku: 'A',
  name: 'A',
  packFormat: 'CR20',
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
const container = (parentSku: string | undefined, totalMinor: number): OrderReturnable => ({
  lineNo: 20,
  parentSku,
  sku: 'E',
  name: 'E',
  units: 3,
  unitMinor: 0,
  totalMinor,
});

test('one pack: its share after discounts with tax, and of the deposits that came with the goods', () => {
  const returnables = [container('A', 12_000), container('A', 3_001), container('B', 500), container(undefined, 9_000)];

  // (30.00 - 1.00) x 1.21 / 3, and 150.01 / 3
  expect(creditPerPack({ lines: [line], returnables }, line)).toEqual({ goodsMinor: 1_170, depositMinor: 5_000 });
});

test('goods on two lines share the deposits, and each has its own price', () => {
  const other = { ...line, lineNo: 30, packs: 1, netMinor: 500, discountMinor: 0 };
  const lines = [line, other];

  expect(lines.map((each) => creditPerPack({ lines, returnables: [container('A', 4_000)] }, each))).toEqual([
    { goodsMinor: 1_170, depositMinor: 1_000 },
    { goodsMinor: 605, depositMinor: 1_000 },
  ]);
});

test('goods without a container have no deposit, and a bundle does not tell', () => {
  const part = { lineNo: 20, id: '1', sku: 'S', name: 'S', quantity: 1, priceMinor: 100 };

  expect(creditPerPack({ lines: [line], returnables: [] }, line)).toMatchObject({ depositMinor: 0 });
  expect(creditPerPack({ lines: [line], returnables: [] }, { ...line, options: [part] })).toBeUndefined();
});
