import { expect, test } from 'vitest';
import type { Language } from '../languages.ts';
import { writtenDay, writtenMoney, writtenNumber, writtenWeekday } from './written-value.ts';

const inEvery = (written: (language: Language) => string) =>
  (['en', 'cs', 'sk', 'it', 'es'] as const).map((language) => written(language).replaceAll('\u00a0', '·'));

test('numbers have the separators of the language and never break over two lines', () => {
  expect(inEvery((language) => writtenNumber(language, 12_345.6))).toEqual([
    '12,345.6',
    '12·345,6',
    '12·345,6',
    '12.345,6',
    '12.345,6',
  ]);
});

test('money is shown in hundredths and written with them', () => {
  expect(inEvery((language) => writtenMoney(language, 123_450, 'EUR'))).toEqual([
    '€1,234.50',
    '1·234,50·€',
    '1·234,50·€',
    '1.234,50·€',
    '1.234,50·€',
  ]);
  expect(inEvery((language) => writtenMoney(language, -4_832_000, 'CZK'))).toEqual([
    '−CZK·48,320.00',
    '−48·320,00·Kč',
    '−48·320,00·CZK',
    '−48.320,00·CZK',
    '−48.320,00·CZK',
  ]);
});

test('a day is written as in the market, and is the same day in every time zone', () => {
  expect(inEvery((language) => writtenDay(language, '2026-12-03'))).toEqual([
    '03/12/2026',
    '3.·12.·2026',
    '3.·12.·2026',
    '03/12/2026',
    '3/12/2026',
  ]);
  expect(inEvery((language) => writtenWeekday(language, '2026-12-03'))).toEqual([
    'Thu·3·Dec',
    'čt·3.·12.',
    'št·3.·12.',
    'gio·3·dic',
    'jue,·3·dic',
  ]);
});
