import { expect, test } from 'vitest';
import { groupAt } from './group-at.ts';

const rows = ['apple', 'apricot', 'banana'];
const list = { label: '', columns: [], rows, keyOf: (row: string) => row };

test('a group is named above its first row, and nowhere without groups', () => {
  const grouped = { ...list, groupOf: (row: string) => row.slice(0, 1) };

  expect(rows.map((_row, index) => groupAt(grouped, index))).toEqual(['a', undefined, 'b']);
  expect(rows.map((_row, index) => groupAt(list, index))).toEqual([undefined, undefined, undefined]);
});
