import { expect, test } from 'vitest';
import { closedBetween, type DeliveryDays, lastDay, nextOpenDays, whyClosed } from './delivery-days.ts';

const days: DeliveryDays = {
  open: ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-23', '2026-11-24'],
  orderBy: [],
  closed: [
    { date: '2026-11-15', reason: 'TOO_SOON' },
    { date: '2026-11-16', reason: 'TOO_SOON' },
    { date: '2026-11-17', reason: 'HOLIDAY' },
    { date: '2026-11-21', reason: 'CLOSED_WEEKDAY' },
    { date: '2026-11-22', reason: 'CLOSED_WEEKDAY' },
  ],
};

test('the next four open days are one press away', () => {
  expect(nextOpenDays(days)).toEqual(['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-23']);
});

test('a closed day says why, and so does one that is past or too far', () => {
  expect(
    ['2026-11-17', '2026-11-21', '2026-11-14', '2027-03-01', '2026-11-19'].map((day) => whyClosed(days, day)),
  ).toEqual(['HOLIDAY', 'CLOSED_WEEKDAY', 'IN_THE_PAST', 'TOO_FAR', undefined]);
  expect(lastDay(days)).toBe('2027-01-13');
});

test('a holiday just before the first day is shown; weekends are not', () => {
  expect(closedBetween(days)).toEqual([{ date: '2026-11-17', reason: 'HOLIDAY' }]);
});
