import { expect, test } from 'vitest';
import { localTimeOf, momentOf, nextWorkingDay } from './market-time.ts';

test.each([
  ['2026-11-20', '18:00:00', '2026-11-20T17:00:00.000Z'],
  ['2026-07-01', '18:00:00', '2026-07-01T16:00:00.000Z'],
  // The hour that does not exist, and the one that comes twice.
  ['2026-03-29', '02:30:00', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25', '06:00:00', '2026-10-25T05:00:00.000Z'],
])('%s %s in Prague is %s', (date, time, moment) => {
  expect(momentOf({ date, time }, 'Europe/Prague').toISOString()).toBe(moment);
});

test('a moment is a day and a time on a market’s wall', () => {
  expect(localTimeOf(new Date('2026-11-20T23:30:05Z'), 'Europe/Rome')).toEqual({
    date: '2026-11-21',
    time: '00:30:05',
  });
});

test('after Friday comes Monday', () => {
  expect(['2026-11-19', '2026-11-20', '2026-11-21'].map(nextWorkingDay)).toEqual([
    '2026-11-20',
    '2026-11-23',
    '2026-11-23',
  ]);
});
