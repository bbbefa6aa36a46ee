import { expect, test } from 'vitest';
import { readDay } from './content-day.model.ts';

test.each([
  ['2026-11-03', '2026-11-03'],
  ['2026-02-30', undefined],
  ['today', '2026-11-12'],
  ['today-12', '2026-10-31'],
  ['today+50', '2027-01-01'],
  ['today+', undefined],
  ['today-12345', undefined],
  ['tomorrow', undefined],
])('%s is %s', (text, day) => {
  expect(readDay(text, '2026-11-12')).toBe(day);
});

test('outside a demonstration there is no today', () => {
  expect(readDay('today-1', undefined)).toBeUndefined();
  expect(readDay('2026-11-03', undefined)).toBe('2026-11-03');
});
