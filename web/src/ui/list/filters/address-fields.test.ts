import { expect, test } from 'vitest';
import { day, oneOf, pageNumber, readAddress, text, word, words } from './address-fields.ts';

test('what an address does not say, or says badly, is not there', () => {
  const fields = { q: text(5), page: pageNumber, from: day };
  expect(readAddress(fields, { q: '', page: 'x', from: '2026-02-30', more: '1' })).toEqual({});
  expect(readAddress(fields, { q: 'beer', page: '2', from: '2026-02-28' })).toEqual({
    q: 'beer',
    page: 2,
    from: '2026-02-28',
  });
});

test('a text is trimmed and is no longer than it may be', () => {
  expect(text(3)('  abcdef ')).toBe('abc');
  expect(text(3)(['a'])).toBeUndefined();
});

test('a word fits its pattern, and a number in an address is a word, too', () => {
  const key = word(/^\d+$/);
  expect([key('12'), key(12), key('1a')]).toEqual(['12', '12', undefined]);
});

test('words are each there once, and no more of them than anybody means', () => {
  const keys = words(/^\d+$/);
  expect(keys(['1', '2', '1', 'x'])).toEqual(['1', '2']);
  expect(keys('7')).toEqual(['7']);
  expect(keys(undefined)).toBeUndefined();
  expect(keys(Array.from({ length: 400 }, (_, n) => String(n)))).toHaveLength(50);
});

test('of a known list those remain that are in it, in its order', () => {
  const field = oneOf(['a', 'b', 'c']);
  expect(field(['c', 'x', 'a'])).toEqual(['a', 'c']);
  expect(field('x')).toBeUndefined();
});

test('the first page is not written, and none beyond the last is asked for', () => {
  expect(['1', '2', '10000', '10001', '2.5', '-1'].map(pageNumber)).toEqual([
    undefined,
    2,
    10_000,
    undefined,
    undefined,
    undefined,
  ]);
});
