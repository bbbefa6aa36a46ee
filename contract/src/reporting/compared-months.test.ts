import { expect, test } from 'vitest';
import { firstCompared, isComparedMonth } from './compared-months.ts';

test.each([
  ['sales that begin in May are whole from June, which is compared a year later', '2025-05', '2025-12', '2026-06'],
  ['a period that begins later is compared from its own first month', '2025-05', '2026-08', '2026-08'],
  ['sales that are younger than a year are compared with nothing', '2026-01', '2025-12', undefined],
  ['a year and a month is just enough for the last month', '2025-10', '2025-12', '2026-11'],
  ['without sales there is nothing', undefined, '2025-12', undefined],
])('%s', (_name, begin, from, expected) => {
  expect(firstCompared(begin, from, '2026-11')).toBe(expected);
});

test('only months from there on are summed', () => {
  expect(['2026-05', '2026-06', '2026-07'].map((month) => isComparedMonth('2026-06', month))).toEqual([
    false,
    true,
    true,
  ]);
  expect(isComparedMonth(undefined, '2026-07')).toBe(false);
});
