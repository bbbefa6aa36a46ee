import { expect, test } from 'vitest';
import { quickGoods } from './goods/test-quick-goods.ts';
import { sumsOf } from './row-sums.ts';
import { emptyRow } from './rows/pad-rows.ts';

const rows = ['6', '1', 'abc', '2'].map((amount, nth) => ({ ...emptyRow(), code: `CZ${nth}`, amount }));
const goods = new Map([
  ['CZ0', quickGoods('CZ0', { gross_weight_for_one_cas: 40.3 })],
  ['CZ1', quickGoods('CZ1', { gross_weight_for_one_cas: 0.1 })],
  ['CZ2', quickGoods('CZ2')],
]);
const find = ({ code }: { code: string }) => goods.get(code) ?? null;

test('only the rows that can be sent are counted, weighed and paid for', () => {
  const sums = sumsOf(rows, find, (_, packs) => packs * 0.1);

  expect(sums).toEqual({ count: 2, weightKg: 241.9, price: 0.7, currency: 'CZK' });
});

test('where one has no price there is no sum of prices', () => {
  const sums = sumsOf(rows, find, ({ sku }) => (sku === 'CZ1' ? undefined : 5));

  expect(sums).toMatchObject({ count: 2, price: undefined });
});
