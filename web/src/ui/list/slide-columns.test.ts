import { expect, test } from 'vitest';
import { columnOf, stepAfter } from './slide-columns.ts';

/** The slides that are in view while the row moves from one column to another, by column. */
const inView = (from: number, to: number, count: number): Record<number, number[]> => {
  const columns = Array.from({ length: count }, (_, index) => columnOf(index, (from + to) / 2, count));
  const at = (column: number) => columns.flatMap((each, index) => (each === column ? [index] : []));
  return { [from]: at(from), [to]: at(to) };
};

test.each([2, 3, 5])('of %i slides both the one that goes and the one that comes are in view, for ever', (count) => {
  const slideAt = (column: number) => ((column % count) + count) % count;

  for (let column = -2 * count; column <= 2 * count; column += 1) {
    for (const next of [column - 1, column + 1]) {
      expect(inView(column, next, count)).toEqual({ [column]: [slideAt(column)], [next]: [slideAt(next)] });
    }
  }
});

test('two slides can be pushed either way', () => {
  expect(columnOf(1, -0.1, 2)).toBe(-1);
  expect(columnOf(1, 0.1, 2)).toBe(1);
});

test('a small push changes nothing, a larger one turns to the slide it uncovers', () => {
  expect([0.05, -0.05].map(stepAfter)).toEqual([0, 0]);
  expect([0.3, -0.3].map(stepAfter)).toEqual([-1, 1]);
});
