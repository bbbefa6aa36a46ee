import { expect, test } from 'vitest';
import { offeredLanguages } from './offered-languages.ts';

test('a Slovak is offered exactly Slovak and English, whatever they read now', () => {
  for (const active of ['sk', 'en', 'cs'] as const) {
    expect(offeredLanguages({ country: 'SK', themeDefault: 'cs', active })).toEqual(['en', 'sk']);
  }
});

test('an Italian who picked English can go back', () => {
  expect(offeredLanguages({ country: 'IT', themeDefault: 'it', active: 'en' })).toEqual(['en', 'it', 'es']);
});

test('everybody else is offered Spanish and English, their own and what they read now', () => {
  expect(offeredLanguages({ country: 'CZ', themeDefault: 'cs', active: 'cs' })).toEqual(['en', 'cs', 'es']);
  expect(offeredLanguages({ country: 'ES', themeDefault: 'cs', active: 'es' })).toEqual(['en', 'cs', 'es']);
  expect(offeredLanguages({ country: null, themeDefault: 'it', active: 'sk' })).toEqual(['en', 'it', 'sk', 'es']);
});
