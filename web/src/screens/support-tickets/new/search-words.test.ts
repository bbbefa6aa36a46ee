import { expect, test } from 'vitest';
import { bestAnswers, searchWords } from './search-words.ts';

test('nothing is looked for before there are three words', () => {
  expect(searchWords('rozbité lahve')).toEqual([]);
  expect(searchWords('')).toEqual([]);
});

test('the longest words are looked for without their endings, each once', () => {
  expect(searchWords('V závozu byly rozbité lahve, rozbité lahve a zálohy!')).toEqual(['rozbi', 'závo', 'zálo']);
  expect(searchWords('to je on')).toEqual([]);
});

test('what most words lead to is first, and there are three at most', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
  expect(bestAnswers([[a, b, c, d], [c], [c, b]].map((found) => found.filter((each) => each !== undefined)))).toEqual([
    c,
    b,
    a,
  ]);
  expect(bestAnswers([])).toEqual([]);
});

test('a word that never ends is cut', () => {
  expect(searchWords(`one two ${'x'.repeat(500)}`)).toEqual(['x'.repeat(40)]);
});
