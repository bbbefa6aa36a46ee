import { expect, test } from 'vitest';
import { placeOf, queryAt } from './use-search-text.ts';

test('the list shows its own query, also one that looks like a number', () => {
  expect(queryAt(placeOf('/catalog/products', { q: 'ležák' }))).toBe('ležák');
  expect(queryAt(placeOf('/catalog/products', { q: 12 }))).toBe('12');
  expect(queryAt(placeOf('/catalog/products', {}))).toBe('');
});

test('a product leaves the query where it is, any other page clears it', () => {
  expect(queryAt(placeOf('/catalog/CZ100001', {}))).toBeUndefined();
  expect(queryAt(placeOf('/catalog/favorites', {}))).toBe('');
  expect(queryAt(placeOf('/', { q: 'ležák' }))).toBe('');
});
