import { expect, test } from 'vitest';
import { toCells, toShares } from './part-cells.model.ts';

test('each pack is a cell: delivered, then short, then rejected', () => {
  expect(toCells({ there: 2, missing: 1, refused: 1 })).toEqual(['there', 'there', 'missing', 'refused']);
  expect(toCells({ there: 0, missing: 0, refused: 0 })).toEqual([]);
});

test('twelve packs can be counted at a glance, thirteen are a bar', () => {
  expect(toCells({ there: 10, missing: 2, refused: 0 })).toHaveLength(12);
  expect(toCells({ there: 11, missing: 2, refused: 0 })).toBeUndefined();
  expect(toCells({ there: 1.5, missing: 0, refused: 0 })).toBeUndefined();
});

test('a bar has the same parts, and the least of them is seen', () => {
  expect(toShares({ there: 30, missing: 10, refused: 0 })).toEqual([
    { kind: 'there', percent: 75 },
    { kind: 'missing', percent: 25 },
  ]);
  expect(toShares({ there: 999, missing: 0, refused: 1 })[1]).toEqual({ kind: 'refused', percent: 3 });
  expect(toShares({ there: 0, missing: 0, refused: 0 })).toEqual([]);
});
