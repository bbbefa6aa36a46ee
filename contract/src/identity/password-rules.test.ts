import { describe, expect, test } from 'vitest';
import { isTypeable, unmetRules } from './password-rules.ts';

describe('every rule that a password breaks is reported', () => {
  test.each([
    ['Zelená-Lampa-7', []],
    ['Aa1!aaaaaaaa', []],
    ['Aa1!aaaaaaa', ['length']],
    // Counted as its writer counts: eleven, though it takes more room.
    ['Aa1!🍺🍺🍺🍺🍺🍺🍺', ['length']],
    ['Aa1!🍺🍺🍺🍺🍺🍺🍺🍺', []],
    ['zelena-lampa-7', ['upperCase']],
    ['ZELENA-LAMPA-7', ['lowerCase']],
    ['Zelena-Lampa-x', ['numeral']],
    ['ZelenaLampa77', ['symbol']],
    // A space is no symbol, a letter with a mark is none either.
    ['Zelena Lampa 7', ['symbol']],
    ['Ze\u0301lena Lampa7', ['symbol']],
    ['Žluťoučký1kůň_', []],
    ['Слива-Ябл-47', []],
    ['sevilla2026', ['length', 'upperCase', 'symbol']],
    ['', ['length', 'upperCase', 'lowerCase', 'numeral', 'symbol']],
  ])('%s', (password, unmet) => {
    expect(unmetRules(password)).toEqual(unmet);
  });
});

test.each([
  ['128 characters', `Aa1!${'x'.repeat(124)}`, true],
  ['129 characters', `Aa1!${'x'.repeat(125)}`, false],
  ['128 that take two places each', `Aa1!${'🍺'.repeat(124)}`, true],
  ['a line break', 'Zelena-Lampa\n7', false],
  ['half a character', 'Zelena-Lampa-7\ud83c', false],
  ['nothing', '', false],
])('of %s it is known whether it can be kept and typed again', (_name, password, isKept) => {
  expect(isTypeable(password)).toBe(isKept);
});
