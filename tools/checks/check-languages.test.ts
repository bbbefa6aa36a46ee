import { expect, test } from 'vitest';
import { findLanguageLists, listsIn } from './check-languages.ts';

test('the contract holds the only list of languages', () => {
  expect(findLanguageLists()).toEqual([]);
});

test.each([
  ['an array', "const translated = ['cs', 'sk'];"],
  ['a union', "type Translated = 'cs' | 'sk';"],
  ['a condition', "const has = language === 'cs' || language === 'sk';"],
  ['a record', "const names = { en: 'English', cs: 'Čeština' };"],
  ['a record of records', 'const hours = {\n  cs: { day: 9 },\n  es: { day: 14 },\n};'],
  ['names of imports', 'const texts = { en, cs };'],
  ['a check in SQL', "language text check (language in ('en', 'cs'))"],
  ['an object built in SQL', "jsonb_build_object('en', $1::text, 'cs', $1::text)"],
  ['an object written in SQL', `'{"en": "Beer", "cs": "Pivo"}'`],
])('%s of languages is found', (_what, source) => {
  expect(listsIn(source)).not.toEqual([]);
});

test.each([
  ['what a market speaks', "const spoken = { CZ: 'cs', SK: 'sk' };"],
  ['one language', "if (language === 'it') return 'q';"],
  ['a comment', '-- Texts are kept by language: {"en": "...", "cs": "..."}.'],
])('%s is no list', (_what, source) => {
  expect(listsIn(source)).toEqual([]);
});
