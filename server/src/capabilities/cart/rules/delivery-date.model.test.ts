import { expect, test } from 'vitest';
import { aTransport, someTerms } from '../testing/test-shop.ts';
import { calendarOf, refuseDate, transportOf } from './delivery-date.model.ts';

const truck = aTransport();
const van = aTransport({ transportType: 'VAN', leadDays: 2, closedWeekdays: [1, 6, 7] });
const terms = someTerms([truck, van]);
// A Thursday before the cut-off.
const now = { date: '2026-11-12', time: '11:00' };

test.each([
  ['2026-11-13', undefined],
  ['2026-11-12', { code: 'TOO_SOON', next: '2026-11-13' }],
  ['2026-11-14', { code: 'CLOSED_WEEKDAY', next: '2026-11-16' }],
  ['2026-11-17', { code: 'HOLIDAY', next: '2026-11-18' }],
])('a truck on %s: %j', (date, wrong) => {
  const then = { code: 'NEXT_OPEN_DATE', values: { date: { day: wrong?.next } } };

  expect(refuseDate(terms, truck, now, date)).toEqual(
    wrong && { finding: { code: wrong.code, path: ['delivery_date'], then }, nextDate: wrong.next },
  );
});

test('where no day comes any more none is named', () => {
  const never = aTransport({ closedWeekdays: [1, 2, 3, 4, 5, 6, 7] });

  expect(refuseDate(terms, never, now, '2026-11-13')).toEqual({
    finding: { code: 'CLOSED_WEEKDAY', path: ['delivery_date'] },
    nextDate: undefined,
  });
});

test('each transport has its own first day and its own last minute', () => {
  const days = [truck, van].map((transport) => calendarOf(terms, transport, now));

  expect(days.map((calendar) => calendar.earliest())).toEqual(['2026-11-13', '2026-11-18']);
  expect(days.map((calendar) => calendar.lastOrder())).toEqual([
    { date: '2026-11-12', time: '12:00' },
    expect.objectContaining({ time: '12:00' }),
  ]);
  expect(calendarOf(terms, truck, now).earliest()).toBe('2026-11-13');
});

test('what was worked out for a minute is kept for it, and no longer', () => {
  const calendar = calendarOf(terms, truck, now);
  const verdict = calendar.judge('2026-11-17');

  expect(calendarOf(terms, truck, now)).toBe(calendar);
  expect(calendar.judge('2026-11-17')).toBe(verdict);
  expect(calendarOf(terms, truck, { ...now, time: '12:01' }).earliest()).toBe('2026-11-16');
});

test('the chosen transport counts, else the usual one; without a ship-to there is none', () => {
  expect(transportOf(terms, 'VAN')).toBe(van);
  expect(transportOf(terms, 'PICKUP')).toBe(truck);
  expect(transportOf(terms, undefined)).toBe(truck);
  expect(transportOf(undefined, 'VAN')).toBeUndefined();
});
