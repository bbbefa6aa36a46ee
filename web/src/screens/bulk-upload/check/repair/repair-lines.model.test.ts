import { expect, test } from 'vitest';
import { faultAt, orderOf, rowOf } from '../test-rows.ts';
import { keysTouched, repairLines, writtenRows } from './repair-lines.model.ts';
import { twiceGoods } from './twice-goods.model.ts';

const closed = { code: 'HOLIDAY', message: 'closed', rows: [2, 3, 9] };
const withCells = (row: ReturnType<typeof rowOf>, cells: object) => ({ ...row, cells: { ...row.cells, ...cells } });

test('rows of one order that say the same wrong thing are one line, mended with those of other orders', () => {
  const rows = [
    withCells(rowOf(2, 'A', faultAt(2, 'deliveryDate', closed)), { deliveryDate: '17.11.26' }),
    withCells(rowOf(3, 'A', faultAt(3, 'deliveryDate', closed)), { deliveryDate: '' }),
    withCells(rowOf(9, 'B', faultAt(9, 'deliveryDate', closed)), { deliveryDate: '17.11.26' }),
  ];

  const lines = repairLines(rows, [orderOf({ key: 'A' }), orderOf({ key: 'B' })]);

  expect(lines).toMatchObject([
    { order: 'A', rows: [2, 3], mendedRows: [2, 3, 9], value: '17.11.26' },
    { order: 'B', rows: [9], mendedRows: [2, 3, 9] },
  ]);
});

test('lines are in the order of the file, and rows without a fault are none', () => {
  const rows = [
    rowOf(2, 'A', faultAt(2, 'amount'), faultAt(2, 'shipTo')),
    rowOf(3, 'B', faultAt(3, 'code')),
    rowOf(4, 'A'),
    rowOf(5, 'A', faultAt(5, 'code')),
  ];

  const lines = repairLines(rows, [orderOf({ key: 'A' }), orderOf({ key: 'B' })]);

  expect(lines.map(({ rows: [row], column }) => `${row} ${column}`)).toEqual([
    '2 shipTo',
    '2 amount',
    '3 code',
    '5 code',
  ]);
});

test('what speaks against an order as a whole is a line without a value, and goods that stand twice are none', () => {
  const load = faultAt(2, null, { code: 'CAPACITY_BELOW_MINIMUM' });
  const twice = faultAt(2, null, { code: 'SAME_GOODS' });

  const lines = repairLines([rowOf(2, 'A')], [orderOf({ key: 'A', findings: [load, twice] })]);

  expect(lines).toMatchObject([{ column: null, fault: load }]);
});

test('a mended value is the same line as before', () => {
  const before = repairLines([rowOf(2, 'A', faultAt(2, 'amount'))], [orderOf({ key: 'A' })]);
  const mended = { ...rowOf(2, 'A'), mended: ['amount' as const], cells: { amount: '20' } as never };

  const after = repairLines([mended], [orderOf({ key: 'A' })]);

  expect(after).toMatchObject([{ key: before[0]?.key, value: '20', fault: undefined }]);
  expect(keysTouched(before, [2], 'amount')).toEqual([before[0]?.key]);
  expect(keysTouched(before, [2], 'code')).toEqual([]);
});

test.each([
  [[5], '5'],
  [[13, 14], '13–14'],
  [[2, 4], '2, 4'],
  [[], ''],
])('rows %j are written as %s', (rows, text) => {
  expect(writtenRows(rows)).toBe(text);
});

test('goods that stand twice are listed by their first row, decided ones too', () => {
  const goods = (sku: string, row: number, choice: 'sum' | null) => ({
    sku,
    name: sku,
    rows: [{ row, amount: 1, unit: 'pallet' as const }],
    choice,
  });
  const orders = [
    orderOf({ key: 'A', sameGoods: [goods('X', 8, 'sum')] }),
    orderOf({ key: 'B', sameGoods: [goods('Y', 3, null)] }),
  ];

  expect(twiceGoods(orders).map(({ key }) => key)).toEqual(['B Y', 'A X']);
});
