import { expect, test } from 'vitest';
import { isCartId } from './cart.model.ts';

test('a cart has a UUID, in whichever case; nothing else reaches the database', () => {
  const id = '01234567-89ab-4cde-8f01-23456789abcd';

  expect([id, id.toUpperCase()].map(isCartId)).toEqual([true, true]);
  expect(['', 'nonsense', `${id} `, `x${id}`, id.slice(1), id.replaceAll('-', '')].map(isCartId)).not.toContain(true);
});
