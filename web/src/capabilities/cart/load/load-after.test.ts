import { expect, test } from 'vitest';
import { aCart, aLine, keg } from '../test-cart.ts';
import { loadAfter } from './load-after.ts';

test('a layer more is half a pallet more, and no new pallet under what is begun already', () => {
  const cart = aCart({ items: [aLine({ quantity_total: 6 })], pallets: 0.5, weightKg: 403 });

  expect(loadAfter(cart, [{ product: keg, packs: 6 }])).toEqual({ pallets: 1, weightKg: 781 });
});

test('the first pack of a pallet brings the pallet along', () => {
  const cart = aCart({ items: [], pallets: 0, weightKg: 0 });

  expect(loadAfter(cart, [{ product: keg, packs: 1 }])).toEqual({ pallets: 0.08, weightKg: 88 });
});

test('what is stacked by hand has no pallet to weigh', () => {
  const cart = aCart({ items: [], pallets: 0, weightKg: 0, handstacked: true });

  expect(loadAfter(cart, [{ product: keg, packs: 1 }]).weightKg).toBe(63);
});

test('what a bundle weighs stays in the figures', () => {
  const bundle = aLine({ quantity_total: 2, product: { ...aLine({}).product, type_id: 'bundle' } });
  const cart = aCart({ items: [bundle], pallets: 1, weightKg: 500 });

  expect(loadAfter(cart, [{ product: keg, packs: 12 }])).toEqual({ pallets: 2, weightKg: 1281 });
});
