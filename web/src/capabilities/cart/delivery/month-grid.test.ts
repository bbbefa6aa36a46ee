import { expect, test } from 'vitest';
import { moveDay, moveMonth, weeksOf } from './month-grid.ts';

test('a month begins under its weekday and ends with a full week', () => {
  const weeks = weeksOf('2026-11');

  expect(weeks[0]).toEqual([...Array.from({ length: 6 }), '2026-11-01']);
  expect(weeks.at(-1)?.[0]).toBe('2026-11-30');
  expect(weeks.every((week) => week.length === 7)).toBe(true);
});

test('days and months move over the turn of the year and of summer time', () => {
  expect([moveMonth('2026-12', 1), moveMonth('2027-01', -1)]).toEqual(['2027-01', '2026-12']);
  expect([moveDay('2026-03-28', 1), moveDay('2026-03-29', 1), moveDay('2027-01-01', -1)]).toEqual([
    '2026-03-29',
    '2026-03-30',
    '2026-12-31',
  ]);
});
