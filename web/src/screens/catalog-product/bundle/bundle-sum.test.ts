import { expect, test } from 'vitest';
import { bundleSum } from './bundle-sum.ts';

const priced = {
  bundle_price: 2032.1,
  bundle_price_tax: 2458.84,
  bundle_base_price: 2840,
  bundle_base_price_tax: 3436.4,
  tax_rate: 21,
};

test('an unchanged bundle costs what the server says, beside what its parts would', () => {
  expect(bundleSum(priced, true, 2032.1)).toEqual({
    own: { net: 2032.1, gross: 2458.84 },
    list: { net: 2840, gross: 3436.4 },
  });
});

test('a changed one costs the sum of what is chosen, and nothing is compared with it', () => {
  expect(bundleSum(priced, false, 1000)).toEqual({ own: { net: 1000, gross: 1210 }, list: undefined });
});

test('without a price for one of its parts it has none', () => {
  const priceless = { ...priced, bundle_price: null, bundle_price_tax: null };

  expect(bundleSum(priceless, true, undefined)).toBeUndefined();
});

test('a bundle that saves nothing is not compared', () => {
  expect(bundleSum({ ...priced, bundle_base_price: 2000 }, true, 2032.1)?.list).toBeUndefined();
});
