import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchedParts } from './matched-parts.ts';

const marked = (text: string, query: string) =>
  matchedParts(text, query)
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('');

test('what was typed is found again without its accents and in any order', () => {
  expect(marked('Havranov Ležák 12° světlý', 'svetly lez')).toBe('Havranov [Lež]ák 12° [světlý]');
  expect(marked('Žlutý Mlýn Výčepní 10°', 'MLYN zluty')).toBe('[Žlutý] [Mlýn] Výčepní 10°');
});

test('a word is found from its beginning only', () => {
  expect(marked('Havranov Tmavé', 'avran')).toBe('Havranov Tmavé');
});

test('a number is found by any part of it that has three digits', () => {
  expect(marked('Objednávka 4502391', '239')).toBe('Objednávka 450[239]1');
  expect(marked('Objednávka 4502391', '23')).toBe('Objednávka 4502391');
});

test('signs that mean something to a pattern mean nothing here', () => {
  expect(marked('Free (0,0)', '(0 .* [a')).toBe('Free ([0],[0])');
});

test('nothing of a text is ever lost or changed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, query) => {
      const parts = matchedParts(text, query);
      expect(parts.map((part) => part.text).join('')).toBe(text);
    }),
  );
});
