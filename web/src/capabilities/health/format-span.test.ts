import { expect, test } from 'vitest';
import { formatMilliseconds, formatSpan } from './format-span.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  [119, '119 sec'],
  [120, '2 min'],
  [7_199, '119 min'],
  [7_200, '2 hr'],
  [172_799, '47 hr'],
  [172_800, '2 days'],
])('%i seconds are %s', (seconds, text) => {
  expect(plain(formatSpan('en', seconds)).replace(/secs|hrs|mins/, (unit) => unit.slice(0, -1))).toBe(text);
});

test('an answer of less than a second is told in milliseconds, a longer one in seconds', () => {
  expect([999, 1_000, 3_840].map((ms) => plain(formatMilliseconds('cs', ms)))).toEqual(['999 ms', '1 s', '3,8 s']);
});
