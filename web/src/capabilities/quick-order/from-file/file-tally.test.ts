import { expect, test } from 'vitest';
import type { PadRow } from '../rows/pad-rows.ts';
import { rowsLeft, tallyOf } from './file-tally.ts';

const row = (id: number, given: Partial<PadRow>): PadRow => ({ id, code: 'CZ100003', amount: '1', ...given });
const added = { kind: 'added', packs: 1, packFormat: 'CR20', name: 'Ležák' } as const;
const file = { name: 'a.csv', rows: 7, leftOut: [row(9, { fileRow: 8 })] };

test('rows in are rows added, changed and refused, also those that had no room or no code', () => {
  const rows = [
    row(1, { result: added }),
    row(2, { fileRow: 2, result: added }),
    row(3, { fileRow: 3, result: { ...added, kind: 'lowered' } }),
    row(4, { fileRow: 4, result: { kind: 'unknown' } }),
    row(5, { fileRow: 5 }),
  ];

  expect(tallyOf(rows, file)).toEqual({ added: 1, changed: 1, refused: 5 });
  expect(rowsLeft(rows, file).map(({ fileRow }) => fileRow)).toEqual([4, 5, 8]);
});
