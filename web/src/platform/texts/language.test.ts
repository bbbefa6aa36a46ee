// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { languageParameter, resolveLanguage } from './language.ts';

beforeEach(() => localStorage.clear());

test('the stored choice wins over the default of the theme', () => {
  localStorage.setItem('lang', 'sk');

  expect(resolveLanguage('cs')).toBe('sk');
});

test('without a choice the default of the theme is taken and stored before the first request', () => {
  expect(resolveLanguage('it')).toBe('it');

  expect(localStorage.getItem('lang')).toBe('it');
  expect(languageParameter()).toEqual(['Language', 'it']);
});

test('a stored word that is no language of ours counts as none', () => {
  localStorage.setItem('lang', 'klingon');

  expect(resolveLanguage('cs')).toBe('cs');
});

test('with a stored language the parameter is named Language', () => {
  localStorage.setItem('lang', 'es');

  expect(languageParameter()).toEqual(['Language', 'es']);
});

test('with nothing stored English is stored and the parameter is named languageValue, once', () => {
  expect(languageParameter()).toEqual(['languageValue', 'en']);

  expect(localStorage.getItem('lang')).toBe('en');
  expect(languageParameter()).toEqual(['Language', 'en']);
});
