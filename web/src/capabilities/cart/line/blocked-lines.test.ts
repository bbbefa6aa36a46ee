import { expect, test } from 'vitest';
import type { Cart } from '../queries/active-cart.queries.ts';
import { blockedLines } from './blocked-lines.ts';

const items = ['a', 'b', 'c'].map((id) => ({ id, product: { name: id } })) as unknown as Cart['items'];

test('products with the same fault are shown together, and what is wrong with the rest of the order is not shown here', () => {
  const obstacles = [
    { code: 'NO_PRICE', message: 'Bez ceny', path: ['items', 'a'] },
    { code: 'NO_PRICE', message: 'Bez ceny', path: ['items', 'c'] },
    { code: 'CART_EMPTY', message: 'Prázdný', path: ['items'] },
    { code: 'DATE_MISSING', message: 'Bez data', path: ['delivery_date'] },
  ];

  const [blocked, ...others] = blockedLines({ items, obstacles });

  expect(blocked?.message).toBe('Bez ceny');
  expect(blocked?.lines.map(({ id }) => id)).toEqual(['a', 'c']);
  expect(others).toEqual([]);
});
