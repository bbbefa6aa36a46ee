import { expect, test } from 'vitest';
import { rowOf } from '../test-rows.ts';
import { toParts, toRowGroups } from './row-groups.model.ts';

test('rows of an order that do not follow each other come in parts, in the order of the file', () => {
  const groups = toRowGroups([rowOf(2, 'A'), rowOf(3, 'A'), rowOf(4, 'B'), rowOf(5, 'A')]);

  expect(groups.map(({ order, rows }) => [order, rows.map(({ row }) => row)])).toEqual([
    ['A', [2, 3]],
    ['B', [4]],
    ['A', [5]],
  ]);
});

test('a sheet is parted between orders, and within one that is longer than a part', () => {
  const rows = [...'AABBBC'].map((order, nth) => rowOf(nth + 2, order));
  const shapeOf = (rowsEach: number) =>
    toParts(toRowGroups(rows), rowsEach).map((part) =>
      part.map(({ order, rows: groupRows, isContinued }) => `${isContinued ? '…' : ''}${order}${groupRows.length}`),
    );

  expect(shapeOf(100)).toEqual([['A2', 'B3', 'C1']]);
  expect(shapeOf(4)).toEqual([['A2'], ['B3', 'C1']]);
  expect(shapeOf(2)).toEqual([['A2'], ['B2'], ['…B1', 'C1']]);
  expect(toParts([], 10)).toEqual([[]]);
});
