import { expect, test } from 'vitest';
import { queryAt, screenKeyOf } from './use-search-text.ts';

test('the list shows its own query, also one that looks like a number', () => {
  expect(queryAt(screenKeyOf('/catalog/products', { q: 'ležák' }))).toBe('ležák');
  expect(queryAt(screenKeyOf('/catalog/products', { q: 12 }))).toBe('12');
  expect(queryAt(screenKeyOf('/catalog/products', {}))).toBe('');
});

test('on every other page the field is free, also on the way from one of them to the next', () => {
  expect(queryAt(screenKeyOf('/catalog/CZ100001', {}))).toBe('');
  expect(queryAt(screenKeyOf('/', { q: 'ležák' }))).toBe('');
  expect(screenKeyOf('/catalog/CZ100001', {})).not.toBe(screenKeyOf('/catalog/CZ100002', {}));
});
