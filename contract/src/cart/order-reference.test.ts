import { describe, expect, test } from 'vitest';
import { lengthOf } from '../text-length.ts';
import { isPrintableNote, isPrintableNumber, plainNote, plainNumber } from './order-reference.ts';

const codePoints = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));

const refused = [
  ...codePoints(0x00, 0x1f),
  ...codePoints(0x7f, 0x9f),
  ...codePoints(0x2028, 0x2029),
  ...codePoints(0x202a, 0x202e),
  ...codePoints(0x2066, 0x2069),
];

describe('an order number', () => {
  test('has no control character, no line break and nothing that turns the reading around', () => {
    expect(refused.filter((character) => isPrintableNumber(`2026/${character}1`))).toEqual([]);
  });

  test('is stored without blanks around, and never freed of what must be reported', () => {
    expect([' 2026/117 ', '\t2026/117\n'].map(plainNumber)).toEqual(['2026/117', '\t2026/117\n']);
  });

  test.each(['2026/117', 'OBJ č. 7', 'Łódź-№ 5', '注文 12', '👩‍🍳 1'])('may be %s', (text) => {
    expect(isPrintableNumber(text)).toBe(true);
  });
});

describe('a note for the driver', () => {
  test('may have lines, however they end, and no other control character', () => {
    expect(['a\nb', 'a\r\nb'].map(isPrintableNote)).toEqual([true, true]);
    expect(refused.filter((character) => character !== '\n' && isPrintableNote(`a${character}b`))).toEqual([]);
  });

  test('keeps its lines with one kind of end', () => {
    expect(plainNote(' Zvoňte.\r\nVrata vlevo.\nDíky\r\n')).toBe('Zvoňte.\nVrata vlevo.\nDíky');
  });
});

test('a letter with its mark counts once, and so does a smiling face', () => {
  expect(['Zvoňte', 'Zvon\u030cte', '  a  ', '🍺'].map(lengthOf)).toEqual([6, 6, 1, 1]);
});
