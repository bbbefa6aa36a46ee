import { expect, test } from 'vitest';
import { faultAt, rowOf } from '../test-rows.ts';
import { faultyCells, nextFault } from './fault-walk.model.ts';

const cells = faultyCells([
  rowOf(2),
  rowOf(7, 'VB-1', faultAt(7, 'amount'), faultAt(7, 'shipTo'), faultAt(7, 'shipTo'), faultAt(7, null)),
  rowOf(8, 'VB-1', faultAt(8, 'code')),
]);

test('faulty cells follow each other as one reads, each once; what is about a whole order has no cell', () => {
  expect(cells).toEqual([
    { row: 7, column: 'shipTo' },
    { row: 7, column: 'amount' },
    { row: 8, column: 'code' },
  ]);
});

test('one begins at either end', () => {
  expect(nextFault(cells, undefined, 1)).toEqual(cells[0]);
  expect(nextFault(cells, undefined, -1)).toEqual(cells[2]);
});

test('from a cell, faulty or not, one goes to the next and to the one before', () => {
  expect(nextFault(cells, { row: 7, column: 'shipTo' }, 1)).toEqual(cells[1]);
  expect(nextFault(cells, { row: 7, column: 'code' }, 1)).toEqual(cells[1]);
  expect(nextFault(cells, { row: 8, column: 'code' }, -1)).toEqual(cells[1]);
  expect(nextFault(cells, { row: 7, column: 'shipTo' }, -1)).toBeUndefined();
  expect(nextFault(cells, { row: 8, column: 'code' }, 1)).toBeUndefined();
});
