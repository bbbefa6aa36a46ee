import { expect, test } from 'vitest';
import { daysOfMonth, listMonths, wantedMonth } from './months.model.ts';

test.each([
  ['2026-10', '2026-10-31'],
  ['2026-02', '2026-02-28'],
  ['2028-02', '2028-02-29'],
  ['2026-12', '2026-12-31'],
])('%s ends on %s', (month, to) => {
  expect(daysOfMonth(month)).toEqual({ from: `${month}-01`, to });
});

test('without a period the last whole month is offered, across the turn of a year too', () => {
  expect(wantedMonth({}, '2026-11-18')).toBe('2026-10');
  expect(wantedMonth({}, '2026-01-01')).toBe('2025-12');
  expect(wantedMonth({ from: '2026-08-01' }, '2026-11-18')).toBe('2026-10');
});

test('where the list shows days of one month, that month is offered; of several, the last whole one', () => {
  expect(wantedMonth({ from: '2026-08-05', to: '2026-08-31' }, '2026-11-18')).toBe('2026-08');
  expect(wantedMonth({ from: '2026-11-01', to: '2026-11-18' }, '2026-11-18')).toBe('2026-11');
  expect(wantedMonth({ from: '2026-08-20', to: '2026-09-10' }, '2026-11-18')).toBe('2026-10');
  expect(wantedMonth({ from: '2027-08-01', to: '2027-08-31' }, '2026-11-18')).toBe('2026-10');
});

test('two years of months are offered, newest first, and an older one where the list shows it', () => {
  const months = listMonths('2026-11-18', '2026-10');

  expect([months[0], months.at(-1), months.length]).toEqual(['2026-11', '2024-12', 24]);
  expect(listMonths('2026-11-18', '2023-05').at(-1)).toBe('2023-05');
});
