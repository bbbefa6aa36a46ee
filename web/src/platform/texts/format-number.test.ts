import type { Language } from '@dray/contract/languages.ts';
import { expect, test } from 'vitest';
import {
  currencySign,
  formatCents,
  formatMoney,
  formatNumber,
  formatPercent,
  formatQuantity,
  formatWeight,
} from './format-number.ts';

/** `·` stands for a non-breaking space, so that the expected texts can be read. */
const seen = (text: string): string => text.replaceAll('\u00a0', '·');

const inEvery = (format: (language: Language) => string) =>
  (['en', 'cs', 'sk', 'it', 'es'] as const).map((language) => seen(format(language)));

test('a number has the separators of the language and no trailing zero', () => {
  expect(inEvery((language) => formatNumber(language, 12345.6))).toEqual([
    '12,345.6',
    '12·345,6',
    '12·345,6',
    '12.345,6',
    '12.345,6',
  ]);
  expect(inEvery((language) => formatNumber(language, 8))).toEqual(['8', '8', '8', '8', '8']);
});

test('money below ten thousand keeps its separator in Italian and Spanish', () => {
  expect(inEvery((language) => formatMoney(language, 1234.5, 'EUR'))).toEqual([
    '€1,234.50',
    '1·234,50·€',
    '1·234,50·€',
    '1.234,50·€',
    '1.234,50·€',
  ]);
});

test('the koruna is a sign in Czech and a code elsewhere', () => {
  expect(inEvery((language) => formatMoney(language, 48320, 'CZK'))).toEqual([
    'CZK·48,320.00',
    '48·320,00·Kč',
    '48·320,00·CZK',
    '48.320,00·CZK',
    '48.320,00·CZK',
  ]);
});

test('a credit has a real minus', () => {
  expect(inEvery((language) => formatMoney(language, -820, 'EUR'))).toEqual([
    '−€820.00',
    '−820,00·€',
    '−820,00·€',
    '−820,00·€',
    '−820,00·€',
  ]);
});

test('percent is apart from its number except in English and Italian', () => {
  expect(inEvery((language) => formatPercent(language, -0.1))).toEqual(['−10%', '−10·%', '−10·%', '−10%', '−10·%']);
});

test('a unit never leaves its number', () => {
  expect(inEvery((language) => formatQuantity(language, 6214, 'kg'))).toEqual([
    '6,214·kg',
    '6·214·kg',
    '6·214·kg',
    '6.214·kg',
    '6.214·kg',
  ]);
});

test('money in a column leaves the currency to the head of the column', () => {
  expect(formatCents('it', 1234.5)).toBe('1.234,50');
  expect(formatCents('cs', 2127.9)).toBe('2\u00a0127,90');
  expect(currencySign('cs', 'CZK')).toBe('Kč');
  expect(currencySign('it', 'EUR')).toBe('€');
});

test('weight is shown as the trade writes it', () => {
  expect(formatWeight('cs', 150)).toBe('150\u00a0kg');
  expect(formatWeight('cs', 1500)).toBe('1,5\u00a0t');
  expect(formatWeight('en', 28_000)).toBe('28\u00a0t');
  expect(formatWeight('it', 28_000)).toBe('280\u00a0q');
});
