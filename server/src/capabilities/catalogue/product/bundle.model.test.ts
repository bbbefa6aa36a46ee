import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aKeg } from '../test-shelf.ts';
import { amountLeft, bundlePrice, defaultOptions } from './bundle.model.ts';
import type { OwnPrice } from './own-price.model.ts';
import type { Bundle, BundleOption } from './product.model.ts';

const option = (id: string, own: Partial<BundleOption> = {}): BundleOption => ({
  id,
  sku: id,
  quantity: 1,
  canChangeQuantity: false,
  isDefault: false,
  ...own,
});
const aBundle = (items: { isRequired: boolean; options: BundleOption[] }[], own: Partial<Bundle> = {}): Bundle => ({
  minimumAmount: 1,
  validFrom: '2026-01-01',
  validTo: '2026-12-31',
  limitedAmount: undefined,
  soldAmount: 0,
  discount: 0,
  items: items.map((item, nth) => ({ id: `item-${nth}`, title: {}, ...item })),
  ...own,
});
const priced = (yourMinor: number, listMinor?: number): OwnPrice => ({
  yourMinor,
  listMinor,
  origin: 'customer',
  promotionUntil: undefined,
  breaks: [],
});

test('where nothing is the default, a required choice falls on the first, another on none', () => {
  const bundle = aBundle([
    { isRequired: true, options: [option('A'), option('B')] },
    { isRequired: false, options: [option('C')] },
    { isRequired: false, options: [option('D'), option('E', { isDefault: true })] },
  ]);

  expect(defaultOptions(bundle).map(({ id }) => id)).toEqual(['A', 'E']);
});

test('a bundle of nothing has no price', () => {
  const parts = { findProduct: () => aKeg({ sku: 'A' }), findPrice: () => priced(1) };

  expect(bundlePrice(aBundle([]), parts)).toBeUndefined();
});

test('the sum is exact, the discount is taken from each pack, and tax never makes it less', () => {
  const anyPart = fc.record({ price: fc.nat(1_000_000), quantity: fc.integer({ min: 1, max: 99 }) });
  fc.assert(
    fc.property(fc.array(anyPart, { minLength: 1, maxLength: 5 }), fc.nat(10_000), (some, discount) => {
      const options = some.map(({ quantity }, nth) => option(`P${nth}`, { quantity, isDefault: true }));
      const bundle = aBundle([{ isRequired: true, options }], { discount });
      const findPrice = (sku: string) => priced(some[Number(sku.slice(1))]?.price ?? 0, 7);

      const sum = bundlePrice(bundle, { findProduct: (sku) => aKeg({ sku }), findPrice });

      const byHand = some.map(({ price, quantity }) => {
        const tenThousandths = price * (10_000 - discount);
        return Math.floor(tenThousandths / 10_000 + 0.5) * quantity;
      });
      expect(sum?.netMinor).toBe(byHand.reduce((total, each) => total + each, 0));
      expect(sum?.grossMinor).toBeGreaterThanOrEqual(sum?.netMinor ?? 0);
      expect(sum?.listMinor).toBe(some.reduce((total, { quantity }) => total + 7 * quantity, 0));
    }),
  );
});

test.each([
  [undefined, 5, undefined],
  [10, 8, 2],
  [10, 10, 0],
])('of %s with %s sold, %s are left', (limitedAmount, soldAmount, left) => {
  expect(amountLeft(aBundle([], { limitedAmount, soldAmount }))).toBe(left);
});

test('without one of its parts, or its price, a bundle has none', () => {
  const bundle = aBundle([{ isRequired: true, options: ['A', 'B'].map((id) => option(id, { isDefault: true })) }]);
  const priceWith = (known: readonly string[], pricedOnes: readonly string[]) =>
    bundlePrice(bundle, {
      findProduct: (sku) => (known.includes(sku) ? aKeg({ sku }) : undefined),
      findPrice: (sku) => (pricedOnes.includes(sku) ? priced(100, 150) : undefined),
    });

  expect(priceWith(['A', 'B'], ['A', 'B'])).toEqual({
    netMinor: 200,
    grossMinor: 242,
    listMinor: 300,
    listGrossMinor: 364,
  });
  expect(priceWith(['A'], ['A', 'B'])).toBeUndefined();
  expect(priceWith(['A', 'B'], ['A'])).toBeUndefined();
});
