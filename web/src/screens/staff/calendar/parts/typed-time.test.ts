import { expect, test } from 'vitest';
import { readTime } from './typed-time.ts';

test.each([
  ['9:05', '09:05'],
  ['14.30', '14:30'],
  ['0830', '08:30'],
  [' 23:59 ', '23:59'],
  ['24:00', undefined],
  ['12:60', undefined],
  ['noon', undefined],
  ['', undefined],
])('“%s” is the time %s', (typed, time) => {
  expect(readTime(typed)).toBe(time);
});
