import { isCalendarDay } from '@dray/contract/calendar-day.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Holiday } from './days/days.model.ts';
import { byMonth, comingHolidays, localDate } from './portal-config.model.ts';

const yearly = (month: number, day: number): Holiday => ({ year: undefined, month, day });
const once = (year: number, month: number, day: number): Holiday => ({ year, month, day });

test.each<[string, Holiday, string, string[]]>([
  ['comes back every year', yearly(12, 24), '2026-11-12', ['2026-12-24']],
  ['has passed this year, so next year’s counts', yearly(5, 1), '2026-11-12', ['2027-05-01']],
  ['is today', yearly(11, 12), '2026-11-12', ['2026-11-12']],
  ['was yesterday, so it is a year away but a day', yearly(11, 11), '2026-11-12', ['2027-11-11']],
  ['belongs to one year', once(2026, 12, 31), '2026-11-12', ['2026-12-31']],
  ['belongs to next year, within twelve months', once(2027, 3, 26), '2026-11-12', ['2027-03-26']],
  ['belongs to this year and has passed', once(2026, 4, 3), '2026-11-12', []],
  ['is more than twelve months away', once(2027, 11, 12), '2026-11-12', []],
  ['is 29 February, in a leap year', yearly(2, 29), '2027-11-12', ['2028-02-29']],
  ['is 29 February, in a common year', yearly(2, 29), '2026-11-12', []],
  ['is 29 February, asked on that day', yearly(2, 29), '2028-02-29', ['2028-02-29']],
  ['is 28 February, asked on a leap day', yearly(2, 28), '2028-02-29', ['2029-02-28']],
  ['is 31 April', yearly(4, 31), '2026-11-12', []],
])('a holiday that %s falls where the calendar says', (_name, holiday, today, dates) => {
  expect(comingHolidays([holiday], today)).toEqual(dates);
});

test('a day that is listed both by year and for every year is shown once', () => {
  const holidays = [once(2026, 12, 24), yearly(12, 24), yearly(1, 1)];

  expect(comingHolidays(holidays, '2026-11-12')).toEqual(['2026-12-24', '2027-01-01']);
});

test('days are shown by month, in the order of the year', () => {
  expect(byMonth(['2026-12-26', '2026-12-24', '2027-01-01', '2026-11-17'])).toEqual([
    { month: 1, days: [1] },
    { month: 11, days: [17] },
    { month: 12, days: [24, 26] },
  ]);
});

test('whatever the holidays, a month and a day never mean two dates', () => {
  const holiday = fc.record({
    year: fc.option(fc.integer({ min: 2025, max: 2030 }), { nil: undefined }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 31 }),
  });
  const today = fc
    .date({ min: new Date('2026-01-01'), max: new Date('2029-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

  fc.assert(
    fc.property(fc.array(holiday, { maxLength: 60 }), today, (holidays, from) => {
      const dates = comingHolidays(holidays, from);

      expect(new Set(dates.map((date) => date.slice(5))).size).toBe(dates.length);
      expect(byMonth(dates).flatMap(({ days }) => days)).toHaveLength(dates.length);
      expect(dates.every((date) => date >= from && isCalendarDay(date))).toBe(true);
    }),
  );
});

test('a market’s day begins at its own midnight', () => {
  expect(localDate(new Date('2026-11-12T22:59:59Z'), 'Europe/Prague')).toBe('2026-11-12');
  expect(localDate(new Date('2026-11-12T23:00:00Z'), 'Europe/Prague')).toBe('2026-11-13');
});
