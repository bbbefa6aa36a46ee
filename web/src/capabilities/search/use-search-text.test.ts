import { expect, test } from 'vitest';
import { queryAt, screenKeyOf } from './use-search-text.ts';

test('the list shows its own query, also one that looks like a number', () => {
  expect(queryAt(screenKeyOf('/catalog/products', { q: 'ležák' }))).toBe('ležák');
  expect(queryAt(screenKeyOf('/catalog/products', { q: 12 }))).toBe('12');
  expect(queryAt(screenKeyOf('/catalog/products', {}))).toBe('');
});

test('a product leaves the query where it is, any other page clears it', () => {
  expect(queryAt(screenKeyOf('/catalog/CZ100001', {}))).toBeUndefined();
  expect(queryAt(screenKeyOf('/catalog/favorites', {}))).toBe('');
  expect(queryAt(screenKeyOf('/', { q: 'ležák' }))).toBe('');
});
