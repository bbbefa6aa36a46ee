import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from '#platform/text/fold-text.ts';
import { isOneSlipAway, wordsOf } from './search-words.ts';

test.each([
  ['Plzeň', 'plzen'],
  ['ČERNÝ LEŽÁK', 'cerny lezak'],
  ['Žluťoučký kůň', 'zlutoucky kun'],
  ['Straße, Łódź, Ørsted', 'strasse, lodz, orsted'],
  ['ﬁltrata', 'filtrata'],
])('%s is looked for as %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test.each([
  ['Havranov Ležák 12° světlý', ['havranov', 'lezak', '12', 'svetly']],
  ['Almirada 0,0 Tostada', ['almirada', '0.0', 'tostada']],
  ['20x0,5l', ['20x', '0.5l']],
  ['20 × 0,5 l', ['20', '0.5', 'l']],
  ['AB-12_x', ['ab', '12', 'x']],
  ['   ', []],
  ['🍺🍺 (.*)+ \\', []],
])('the words of %j are %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

describe('one slip', () => {
  test.each([
    ['havranov', 'havrnov'],
    ['havranov', 'havvranov'],
    ['havranov', 'hawranov'],
    ['lezak', 'lezka'],
    ['lezak', 'elzak'],
  ])('%s and %s are one slip apart', (word, other) => {
    expect(isOneSlipAway(word, other)).toBe(true);
  });

  test.each([
    ['lezak', 'lezak'],
    ['lezak', 'zelak'],
    ['lezak', 'lez'],
    ['abcd', 'badc'],
  ])('%s and %s are not', (word, other) => {
    expect(isOneSlipAway(word, other)).toBe(false);
  });

  test('it is the same from either side, and the same as a table of all slips says', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
    fc.assert(
      fc.property(word, word, (one, other) => {
        const expected = one !== other && slipsOf(one).has(other);

        expect(isOneSlipAway(one, other)).toBe(expected);
        expect(isOneSlipAway(other, one)).toBe(expected);
      }),
      { numRuns: 500 },
    );
  });
});

function slipsOf(word: string): Set<string> {
  const letters = ['a', 'b', 'c'];
  const all = new Set<string>();
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    all.add(before + after.slice(1));
    if (after.length > 1) all.add(before + after[1] + after[0] + after.slice(2));
    for (const letter of letters) {
      all.add(before + letter + after);
      if (after) all.add(before + letter + after.slice(1));
    }
  }
  return all;
}
