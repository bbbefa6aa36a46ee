import { expect, test } from 'vitest';
import { orderOf } from '../test-rows.ts';
import { openGoods, type SameGoods, sumOf, withoutSameGoods } from './amounts.model.ts';

const goods = (choice: SameGoods['choice'], sku = 'CZ1'): SameGoods => ({ sku, name: sku, rows: [], choice });

test('amounts add up within their unit, the greatest unit first', () => {
  const rows = [
    { amount: 0.1, unit: 'pack' },
    { amount: 4, unit: 'pallet' },
    { amount: 0.2, unit: 'pack' },
    { amount: 4, unit: 'pallet' },
  ] as const;

  expect(sumOf(rows)).toEqual([
    { amount: 8, unit: 'pallet' },
    { amount: 0.3, unit: 'pack' },
  ]);
});

test('what is open is what nobody has decided, over all orders', () => {
  const list = [
    orderOf({ key: 'A', sameGoods: [goods('sum'), goods(null, 'CZ2')] }),
    orderOf({ key: 'B', sameGoods: [goods(null)] }),
    orderOf({ key: 'C' }),
  ];

  expect(openGoods(list)).toEqual([
    { order: 'A', sku: 'CZ2' },
    { order: 'B', sku: 'CZ1' },
  ]);
});

test('the question stands in its own line, not among what is wrong', () => {
  expect(withoutSameGoods([{ code: 'SAME_GOODS' }, { code: 'HOLIDAY' }])).toEqual([{ code: 'HOLIDAY' }]);
});
