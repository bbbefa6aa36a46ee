import { expect, test } from 'vitest';
import { quickGoods } from './goods/test-quick-goods.ts';
import { judgeRow } from './judged-row.ts';
import { emptyRow, type PadRow } from './rows/pad-rows.ts';

const keg = quickGoods('CZ1');
const layersOnly = quickGoods('CZ2', { cart_fields: { packaging_cart: 0, layer_cart: 1, pallets_cart: 0 } });
const row = (own: Partial<PadRow>): PadRow => ({ ...emptyRow(), code: 'CZ1', ...own });

test.each([
  ['6', 6, 378],
  ['', 1, 63],
  ['1,5 palety', 18, 1134],
  ['2 vrstvy', 12, 756],
  ['100000', 100_000, 6_300_000],
])('an amount of %o is so many packs of such a weight', (amount, packs, weightKg) => {
  expect(judgeRow(row({ amount }), keg)).toMatchObject({ kind: 'good', packs, weightKg });
});

test.each([
  ['0', 'QUANTITY_INVALID'],
  ['0,0 ks', 'QUANTITY_INVALID'],
  ['-3', 'QUANTITY_INVALID'],
  ['abc', 'NOT_A_NUMBER'],
  ['1.500', 'NOT_A_NUMBER'],
  ['1,5', 'QUANTITY_NOT_WHOLE'],
  ['0,3 palety', 'QUANTITY_NOT_WHOLE'],
  ['100001', 'QUANTITY_TOO_LARGE'],
  ['8594001234567', 'QUANTITY_TOO_LARGE'],
])('an amount of %o is reported as wrong: %s', (amount, code) => {
  expect(judgeRow(row({ amount }), keg)).toMatchObject({ kind: 'wrongAmount', fault: { code } });
});

test('goods that are sold by the layer come in whole ones', () => {
  expect(judgeRow(row({ amount: '2' }), layersOnly)).toMatchObject({ kind: 'good', packs: 12 });
  expect(judgeRow(row({ amount: '7 ks' }), layersOnly)).toMatchObject({
    kind: 'wrongAmount',
    fault: { code: 'NOT_WHOLE_LAYERS', size: 6 },
  });
});

test('what is not known, or cannot be ordered, is not good whatever its amount', () => {
  const soldOut = quickGoods('CZ3', { not_orderable_reason: { message: 'Sold out' } });

  expect(judgeRow(row({ code: ' ' }), undefined)).toEqual({ kind: 'blank' });
  expect(judgeRow(row({}), undefined)).toEqual({ kind: 'looking' });
  expect(judgeRow(row({}), null)).toEqual({ kind: 'unknown' });
  expect(judgeRow(row({ amount: 'abc' }), soldOut)).toEqual({ kind: 'refused', message: 'Sold out' });
});
