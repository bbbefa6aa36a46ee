import { expect, test } from 'vitest';
import { faultAt, rowOf } from '../test-rows.ts';
import { faultLinesBelow } from './fault-lines.model.ts';

const holiday = {
  code: 'HOLIDAY',
  message: 'a holiday',
  fixes: [{ value: '2026-11-20', label: 'Fri', reason: null, proposed: true }],
  rows: [10, 11],
};

test('neighbours with one cause are shown once, below the last of them, and mended together', () => {
  const rows = [
    rowOf(10, 'VB-5', faultAt(10, 'deliveryDate', holiday)),
    rowOf(11, 'VB-5', faultAt(11, 'deliveryDate', holiday)),
    rowOf(12, 'VB-5'),
  ];

  const lines = faultLinesBelow(rows);

  expect([...lines.keys()]).toEqual([11]);
  expect(lines.get(11)).toMatchObject([{ shownRows: [10, 11], mendedRows: [10, 11] }]);
});

test('another column, another sentence or another way out is another cause', () => {
  const others = [
    { ...holiday, message: 'too soon' },
    { ...holiday, fixes: [] },
    { ...holiday, code: 'TOO_SOON' },
  ];
  for (const other of others) {
    const rows = [
      rowOf(10, 'VB-5', faultAt(10, 'deliveryDate', holiday)),
      rowOf(11, 'VB-5', faultAt(11, 'deliveryDate', other)),
    ];
    expect([...faultLinesBelow(rows).keys()]).toEqual([10, 11]);
  }
  const rows = [rowOf(10, 'VB-5', faultAt(10, 'amount')), rowOf(11, 'VB-5', faultAt(11, 'shipTo'))];
  expect([...faultLinesBelow(rows).keys()]).toEqual([10, 11]);
});

test('a cause that comes again further down is shown there, too, and one press mends all its rows', () => {
  const cause = { rows: [7, 3, 9] };
  const rows = [rowOf(3, 'VB-1', faultAt(3, 'shipTo', cause)), rowOf(4), rowOf(7, 'VB-1', faultAt(7, 'shipTo', cause))];

  const lines = faultLinesBelow(rows);

  expect(lines.get(3)).toMatchObject([{ shownRows: [3], mendedRows: [3, 7, 9] }]);
  expect(lines.get(7)).toMatchObject([{ shownRows: [7], mendedRows: [3, 7, 9] }]);
});
