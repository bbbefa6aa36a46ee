import { expect, test } from 'vitest';
import { parseAmount, stepAmount } from './typed-amount.ts';

test('an amount may be typed with a comma or a point', () => {
  expect([parseAmount('12'), parseAmount('1,5'), parseAmount('1.5'), parseAmount(' 3 ')]).toEqual([12, 1.5, 1.5, 3]);
  expect(parseAmount('')).toBe(0);
});

test('what may mean two things, or nothing, is not taken for a number', () => {
  for (const text of ['1.500', '1 500', '-2', '1e3', 'tři', ',5', '1234567', '0x10', '∞']) {
    expect([text, parseAmount(text)]).toEqual([text, undefined]);
  }
});

test('a step leads to the next whole amount and never below none', () => {
  expect([stepAmount(1, 1), stepAmount(1.5, 1), stepAmount(1.5, -1), stepAmount(0, -1)]).toEqual([2, 2, 1, 0]);
  expect(stepAmount(100_000, 1)).toBe(100_000);
});
