import type { Country } from '@dray/contract/markets.ts';
import { expect, test } from 'vitest';
import { ownMarketFirst } from './own-market.ts';

const markets = (['CZ', 'SK', 'IT', 'ES'] satisfies Country[]).map((country) => ({ country }));
const order = (language: Parameters<typeof ownMarketFirst>[1]) =>
  ownMarketFirst(markets, language).map(({ country }) => country);

test('the market of the language comes first, the rest stay in their order', () => {
  expect(order('it')).toEqual(['IT', 'CZ', 'SK', 'ES']);
  expect(order('sk')).toEqual(['SK', 'CZ', 'IT', 'ES']);
});

test('English favours no market', () => {
  expect(order('en')).toEqual(['CZ', 'SK', 'IT', 'ES']);
});

test('a known reader has the market of their country, whatever language they read', () => {
  expect(ownMarketFirst(markets, 'es', 'SK').map(({ country }) => country)).toEqual(['SK', 'CZ', 'IT', 'ES']);
  expect(ownMarketFirst(markets, 'it', 'XX').map(({ country }) => country)).toEqual(['IT', 'CZ', 'SK', 'ES']);
});
