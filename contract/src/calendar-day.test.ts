import { expect, test } from 'vitest';
import { addDays, isCalendarDay, isWrittenDay, nextDay } from './calendar-day.ts';
import { calendarDay } from './calendar-day-shape.ts';
import { badDays } from './test-bad-days.ts';

test.each(badDays)('%j is no day that may come in', (text) => {
  expect(isCalendarDay(text)).toBe(false);
  expect(calendarDay.safeParse(text).success).toBe(false);
});

test.each(['2000-01-01', '2026-11-12', '2028-02-29', '2099-12-31'])('%s is one', (text) => {
  expect(isCalendarDay(text)).toBe(true);
  expect(calendarDay.safeParse(text).success).toBe(true);
});

test('a day of any year can be told apart from what is none', () => {
  expect(['0001-01-01', '1999-12-31', '9999-12-31'].map(isWrittenDay)).toEqual([true, true, true]);
  expect(['2026-02-30', '10000-01-01', '-000001-01-01', ''].map(isWrittenDay)).toEqual([false, false, false, false]);
});

test('each year and month has the days that the calendar gives it', () => {
  const differing: string[] = [];
  for (let number = Date.UTC(1899, 0, 1); number < Date.UTC(2101, 11, 31); number += 86_400_000) {
    const day = new Date(number).toISOString().slice(0, 10);
    if (!isWrittenDay(day)) differing.push(day);
  }
  for (const year of ['1900', '2000', '2024', '2026', '2100'])
    for (let month = 0; month <= 13; month += 1)
      for (const day of ['00', '29', '30', '31', '32']) {
        const text = `${year}-${String(month).padStart(2, '0')}-${day}`;
        const isOne = new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;
        if (isWrittenDay(text) !== isOne) differing.push(text);
      }
  expect(differing).toEqual([]);
});

test('the last day has a next one that can be written', () => {
  expect(nextDay('2099-12-31')).toBe('2100-01-01');
  expect(addDays('2026-12-31', 60)).toBe('2027-03-01');
});
