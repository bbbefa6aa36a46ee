import { expect, test } from 'vitest';
import { amountFault, parseAmount, parseAmountOf, stepAmount } from './typed-amount.ts';

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

test('a part of a layer or a pallet can be ordered, a part of a pack cannot, and each is refused in its own words', () => {
  expect(['pack', 'layer', 'pallet', undefined].map((unit) => parseAmountOf(unit, '1,5'))).toEqual([
    undefined,
    1.5,
    1.5,
    1.5,
  ]);
  expect([parseAmountOf('pack', '2,0'), parseAmountOf('pack', '')]).toEqual([2, 0]);
  expect(['1,5', 'tři'].map(amountFault)).toEqual(['notWhole', 'wrong']);
});
