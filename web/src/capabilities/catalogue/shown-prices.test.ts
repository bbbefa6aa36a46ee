import { expect, test } from 'vitest';
import { inventedProduct } from './invented-product.ts';
import { shownPrices } from './shown-prices.ts';

const lager = {
  ...inventedProduct,
  your_price: 100,
  your_price_tax: 121,
  base_price: 120,
  base_price_tax: 145.2,
  price_per_litre: 34.85,
  price_per_litre_tax: 42.17,
};

test('every price follows the chosen basis, the deposit has no tax to follow', () => {
  expect(shownPrices(lager, 'net')).toEqual({ yours: 100, list: 120, perLitre: 34.85, deposit: 160 });
  expect(shownPrices(lager, 'gross')).toEqual({ yours: 121, list: 145.2, perLitre: 42.17, deposit: 160 });
});

test('a list price is shown only where it says more than the own one', () => {
  expect(shownPrices({ ...lager, base_price: 100 }, 'net').list).toBeUndefined();
  expect(shownPrices({ ...lager, base_price: null }, 'net').list).toBeUndefined();
});

test('without an own price there is none to compare', () => {
  const unpriced = { ...lager, your_price: null, your_price_tax: null, price_per_litre: null };

  expect(shownPrices(unpriced, 'net')).toEqual({
    yours: undefined,
    list: undefined,
    perLitre: undefined,
    deposit: 160,
  });
});
