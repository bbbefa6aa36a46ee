import { expect, test } from 'vitest';
import { frequentOf } from './frequent-questions.model.ts';

const given = ['kegs', 'invoice', 'days', 'roles', 'deposit', 'cancel', 'credit'];

test('what more people asked stands first', () => {
  const people = new Map(Object.entries({ invoice: 3, kegs: 9, cancel: 4 }));

  expect(frequentOf(given, people)).toEqual(['kegs', 'cancel', 'invoice']);
});

test('questions that were asked equally often keep the order of their editor', () => {
  const people = new Map(Object.entries({ credit: 2, roles: 2, days: 2, kegs: 1 }));

  expect(frequentOf(given, people)).toEqual(['days', 'roles', 'credit', 'kegs']);
});

test('five are the most asked, a sixth is not', () => {
  const people = new Map(given.map((id, index) => [id, 10 - index]));

  expect(frequentOf(given.slice(0, 5), people)).toHaveLength(5);
  expect(frequentOf(given, people)).toEqual(given.slice(0, 5));
});

test('what nobody asked is never called most asked, nor is a question that the reader does not have', () => {
  expect(frequentOf(given, new Map())).toEqual([]);
  expect(frequentOf(given, new Map([['gone', 7]]))).toEqual([]);
  expect(frequentOf(given, new Map([['roles', 1]]))).toEqual(['roles']);
});
