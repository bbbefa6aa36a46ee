import { expect, test } from 'vitest';
import { marked } from './mark-favourite.ts';

const lager = { sku: 'CZ1', name: 'Ležák', favourites: 0 };
const dark = { sku: 'CZ2', name: 'Tmavé', favourites: 1, related_products: [lager] };

test('the star turns wherever the product is kept', () => {
  const list = { items: [lager, dark], total_count: 2 };

  expect(marked(list, 'CZ1', 1)).toEqual({
    items: [
      { ...lager, favourites: 1 },
      { ...dark, related_products: [{ ...lager, favourites: 1 }] },
    ],
    total_count: 2,
  });
});

test('what does not change stays the very same object, so that nothing is drawn again', () => {
  const list = { items: [lager, dark] };

  expect(marked(list, 'CZ9', 1)).toBe(list);
  expect(marked(list, 'CZ2', 1)).toBe(list);
  expect((marked(list, 'CZ2', 0) as typeof list).items[0]).toBe(lager);
  expect(marked(null, 'CZ1', 1)).toBeNull();
});
