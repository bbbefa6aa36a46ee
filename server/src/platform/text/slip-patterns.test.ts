import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOneSlipAway } from './search-words.ts';
import { slipPatterns } from './slip-patterns.ts';

const matches = (pattern: string, text: string): boolean => {
  const signs = pattern.replace(/\\(.)|([.*+?^${}()|[\]])|(_)/g, (_all, escaped, special, any) =>
    any ? '.' : `\\${escaped ?? special}`,
  );
  return new RegExp(`^${signs}$`).test(text);
};

const number = fc.string({ unit: fc.constantFrom(...'0123456789/-_%'), minLength: 4, maxLength: 12 });

test('the patterns of a number match what is one slip away from it, and nothing further', () => {
  fc.assert(
    fc.property(number, number, fc.nat(), (written, other, position) => {
      fc.pre(written.length >= 5);
      const at = position % written.length;
      const slipped = [
        written.slice(0, at) + written.slice(at + 1),
        `${written.slice(0, at)}7${written.slice(at)}`,
        `${written.slice(0, at)}7${written.slice(at + 1)}`,
        `${written.slice(0, at)}${written[at + 1] ?? ''}${written[at]}${written.slice(at + 2)}`,
      ];
      const patterns = slipPatterns(written);
      for (const text of [...slipped, other]) {
        if (text === written) continue;
        expect([text, patterns.some((pattern) => matches(pattern, text))]).toEqual([
          text,
          isOneSlipAway(written, text),
        ]);
      }
    }),
  );
});

test('what is too short or too long to be a number is not guessed', () => {
  expect(slipPatterns('1234')).toEqual([]);
  expect(slipPatterns('1'.repeat(21))).toEqual([]);
  expect(slipPatterns('12345678901234567890').length).toBeLessThanOrEqual(80);
});
