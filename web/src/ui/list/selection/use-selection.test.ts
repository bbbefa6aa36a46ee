import { expect, test } from 'vitest';
import { between } from './use-selection.ts';

const keys = ['a', 'b', 'c', 'd'];

test('a range reaches from the row before to this one, in either direction', () => {
  expect(between(keys, 'a', 'c')).toEqual(['a', 'b', 'c']);
  expect(between(keys, 'd', 'b')).toEqual(['b', 'c', 'd']);
});

test('without a row before, or with one of another page, it is the row alone', () => {
  expect(between(keys, undefined, 'c')).toEqual(['c']);
  expect(between(keys, 'z', 'c')).toEqual(['c']);
});
