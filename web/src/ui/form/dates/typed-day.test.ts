import { expect, test } from 'vitest';
import { typedDay } from './typed-day.ts';

const czech = { language: 'cs', today: '2026-11-15' } as const;

test('a day is typed as one is used to, and without a year the next one is meant', () => {
  const typed = ['4.12.', '4. 12.', '4/12', '4.12.2026', '4/12/26', '2026-12-04', '3.1.', '31.2.', 'zítra', ''];

  expect(typed.map((text) => typedDay(text, czech))).toEqual([
    ...Array.from({ length: 6 }, () => '2026-12-04'),
    '2027-01-03',
    undefined,
    undefined,
    undefined,
  ]);
});

test('a day that was copied from a screen is read with its weekday and its wide spaces', () => {
  expect(typedDay('čt\u00a04.\u00a012.', czech)).toBe('2026-12-04');
  expect(typedDay(' Fri, 04/12/2026 ', { ...czech, language: 'en' })).toBe('2026-12-04');
});

test('today itself is the next such day and the last one', () => {
  expect(typedDay('15.11.', czech)).toBe('2026-11-15');
  expect(typedDay('15.11.', { ...czech, meant: 'last' })).toBe('2026-11-15');
});

test('where only the past can be chosen, the last such day is meant', () => {
  expect(['14.11.', '16.11.', '4.12.'].map((text) => typedDay(text, { ...czech, meant: 'last' }))).toEqual([
    '2026-11-14',
    '2025-11-16',
    '2025-12-04',
  ]);
});

test('a leap day without a year is that of the next leap year', () => {
  expect(typedDay('29.2.', czech)).toBe('2028-02-29');
  expect(typedDay('29.2.2027', czech)).toBeUndefined();
});
