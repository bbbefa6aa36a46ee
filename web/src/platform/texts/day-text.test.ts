import { expect, test } from 'vitest';
import { daysAheadText, dayText, dayWithin } from './day-text.ts';

test.each([
  ['en', 'Thursday 12 November 2026'],
  ['cs', 'Čtvrtek 12. listopadu 2026'],
  ['sk', 'Štvrtok 12. novembra 2026'],
  ['it', 'Giovedì 12 novembre 2026'],
  ['es', 'Jueves, 12 de noviembre de 2026'],
] as const)('in %s the day begins its line with a capital', (language, text) => {
  expect(dayText(language, '2026-11-12', true).replaceAll('\u00a0', ' ')).toBe(text);
});

test('the year is left out where it is plain', () => {
  expect(dayText('cs', '2026-11-13', false).replaceAll('\u00a0', ' ')).toBe('Pátek 13. listopadu');
});

test('days ahead are counted on the calendar, over the end of summer time, too', () => {
  expect(daysAheadText('en', '2026-11-12', '2026-11-13')).toBe('tomorrow');
  expect(daysAheadText('cs', '2026-10-24', '2026-10-27')).toBe('za 3 dny');
});

test('after other words a weekday is written as its language writes it', () => {
  const plain = (language: 'cs' | 'en') => dayWithin(language, '2026-11-13', false).replaceAll('\u00a0', ' ');

  expect(plain('cs')).toBe('pátek 13. listopadu');
  expect(plain('en')).toBe('Friday 13 November');
});
