import { expect, test } from 'vitest';
import { countries } from './demo-countries.ts';
import { dayFromEaster } from './easter.ts';
import { holidaysAround } from './holidays.ts';

const now = new Date('2026-11-15T12:00:00Z');
const holidays = holidaysAround(now);
const of = (country: string) =>
  holidays.filter((holiday) => holiday.country === country).map(({ year, month, day }) => [year, month, day].join('-'));

test.each([
  [2024, 3, 31],
  [2025, 4, 20],
  [2026, 4, 5],
  [2027, 3, 28],
  [2028, 4, 16],
  [2038, 4, 25],
])('Easter Sunday of %i is on %i/%i', (year, month, day) => {
  expect(dayFromEaster(year, 0)).toEqual({ month, day });
});

test('the Czech Republic is closed on 1 May and 8 May, Italy on 15 August, in every year', () => {
  expect(of('CZ')).toEqual(expect.arrayContaining(['-5-1', '-5-8']));
  expect(of('IT')).toContain('-8-15');
});

test('Good Friday moves with the year and is no holiday in Italy', () => {
  expect(of('CZ')).toEqual(expect.arrayContaining(['2025-4-18', '2026-4-3', '2027-3-26', '2028-4-14']));
  expect(of('IT')).not.toContain('2026-4-3');
  expect(of('IT')).toContain('2026-4-6');
});

test.each(countries)('no day is listed twice in %s', (country) => {
  expect(new Set(of(country)).size).toBe(of(country).length);
});
