import { expect, test } from 'vitest';
import { folded, hasWords } from './has-words.ts';

test('case and accents do not matter, wherever in the text a word is', () => {
  expect(hasWords('Pivnice Čáslav', 'cas')).toBe(true);
  expect(hasWords('Caslav', 'ČÁS')).toBe(true);
  expect(hasWords('Łódź', 'lodz')).toBe(true);
  expect(hasWords('Pivnice Čáslav', 'cav')).toBe(false);
});

test('every word must be there, in any order; no word is in everything', () => {
  expect(hasWords('U Lípy, Brno 100234', 'brno 1002 lipy')).toBe(true);
  expect(hasWords('U Lípy, Brno 100234', 'brno praha')).toBe(false);
  expect(hasWords('U Lípy', '  ')).toBe(true);
});

test('a text is folded letter for letter', () => {
  expect(folded('Žluťoučký Kůň')).toBe('zlutoucky kun');
});
