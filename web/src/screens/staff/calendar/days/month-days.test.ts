import { expect, test } from 'vitest';
import type { CalendarException, Holiday } from '#capabilities/calendars/index.ts';
import { inMonth, markOf, monthDays } from './month-days.ts';

const holiday = (fields: Partial<Holiday>): Holiday => ({
  id: '1',
  country: 'CZ',
  year: null,
  month: 11,
  day: 17,
  name: {},
  next: null,
  ...fields,
});
const exception = (fields: Partial<CalendarException>): CalendarException => ({
  id: '1',
  country: 'CZ',
  date: '2026-11-17',
  kind: 'closed',
  shipTo: null,
  transportType: null,
  cutOff: null,
  note: null,
  version: 1,
  ...fields,
});

test('a month is drawn in whole weeks from Monday on', () => {
  const days = monthDays('2026-11-19');

  expect([days[0]?.date, days.at(-1)?.date, days.length]).toEqual(['2026-10-26', '2026-12-06', 42]);
  expect(days.filter(({ isInMonth }) => isInMonth)).toHaveLength(30);
  expect(monthDays('2027-02-10')).toHaveLength(28);
});

test.each([
  ['2026-11-19', 1, '2026-12-19'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-01-05', -1, '2025-12-05'],
  ['2026-12-31', 1, '2027-01-31'],
] as const)('from %s a month by %s is %s', (day, by, then) => {
  expect(inMonth(day, by)).toBe(then);
});

test('what the whole market does comes before its holiday, and what some do comes last', () => {
  const mark = (holidays: Holiday[], exceptions: CalendarException[]) => markOf('2026-11-17', holidays, exceptions);

  expect(mark([], [])).toBeUndefined();
  expect(mark([holiday({})], [])).toBe('holiday');
  expect(mark([holiday({ year: 2025 })], [])).toBeUndefined();
  expect(mark([holiday({})], [exception({ kind: 'extra-day' })])).toBe('extra-day');
  expect(mark([holiday({})], [exception({ kind: 'earlier-cut-off', cutOff: '10:00' })])).toBe('holiday');
  expect(mark([], [exception({ transportType: 'VAN' })])).toBe('some');
  expect(mark([], [exception({ date: '2026-11-18' })])).toBeUndefined();
});
