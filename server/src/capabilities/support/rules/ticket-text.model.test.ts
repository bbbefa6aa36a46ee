import { expect, test } from 'vitest';
import { readDescription, readTitle, searchPatterns } from './ticket-text.model.ts';

test.each([
  ['forty letters', 'ž'.repeat(40)],
  ['forty letters of two signs each', 'z\u030c'.repeat(40)],
  ['forty faces', '😀'.repeat(40)],
  ['forty letters between blanks', `  ${'a'.repeat(40)}  `],
])('%s make a title', (_name, text) => {
  expect([...readTitle(text)]).toHaveLength(40);
});

test.each([['a'.repeat(41)], [''], [' \n\t ']])('%j makes none', (text) => {
  expect(() => readTitle(text)).toThrow('TICKET_TITLE_LENGTH');
});

test('a text has two thousand letters and its lines, and shows what it is', () => {
  expect(readDescription('a'.repeat(2_000))).toHaveLength(2_000);
  expect(() => readDescription('a'.repeat(2_001))).toThrow('TICKET_DESCRIPTION_LENGTH');
  expect(readDescription('first\r\nsecond\u0000\u202e <img src=x onerror=alert(1)>')).toBe(
    'first\nsecond <img src=x onerror=alert(1)>',
  );
});

test('words are looked for as they are typed, signs of patterns included', () => {
  expect(searchPatterns(' Rozbité  100% ')).toEqual(['%rozbite%', '%100\\%%']);
  expect(searchPatterns(undefined)).toEqual([]);
  expect(searchPatterns('a '.repeat(50))).toHaveLength(8);
});
