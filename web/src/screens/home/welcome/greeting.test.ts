import { expect, test } from 'vitest';
import { isNameApart, partOfDay } from './greeting.ts';

test.each([
  ['en', '11:59', 'morning'],
  ['en', '12:00', 'day'],
  ['en', '18:00', 'evening'],
  ['cs', '08:59', 'morning'],
  ['cs', '09:00', 'day'],
  ['es', '13:30', 'morning'],
  ['es', '20:00', 'day'],
  ['it', '17:00', 'evening'],
  ['sk', '03:00', 'evening'],
  ['sk', '04:00', 'morning'],
] as const)('in %s it is at %s the time of %s', (language, time, part) => {
  expect(partOfDay(language, time)).toBe(part);
});

test('only Czech sets the name apart', () => {
  expect((['en', 'cs', 'it', 'sk', 'es'] as const).filter(isNameApart)).toEqual(['cs']);
});
