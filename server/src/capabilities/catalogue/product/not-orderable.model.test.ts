import { expect, test } from 'vitest';
import { aKeg } from '../test-shelf.ts';
import { whyNotOrderable } from './not-orderable.model.ts';
import type { OwnPrice } from './own-price.model.ts';
import type { Bundle, Product } from './product.model.ts';

const price: OwnPrice = { listMinor: undefined, yourMinor: 1, origin: 'list', promotionUntil: undefined, breaks: [] };
const today = '2026-11-12';

const bundle = (own: Partial<Bundle> = {}): Bundle => ({
  minimumAmount: 2,
  validFrom: today,
  validTo: today,
  limitedAmount: undefined,
  soldAmount: 0,
  discount: 0,
  items: [
    {
      id: 'I',
      title: {},
      isRequired: true,
      options: ['A', 'B'].map((sku) => ({ id: sku, sku, quantity: 1, canChangeQuantity: false, isDefault: true })),
    },
  ],
  ...own,
});

const reasonFor = (own: Partial<Product>, parts: readonly Product[] = [aKeg({ sku: 'A' }), aKeg({ sku: 'B' })]) =>
  whyNotOrderable(
    aKeg({ sku: 'X', ...own }),
    {
      findProduct: (sku) => parts.find((part) => part.sku === sku),
      findPrice: (sku) => (sku === 'UNPRICED' ? undefined : price),
    },
    today,
  );

test('goods with a price can be ordered', () => {
  expect(reasonFor({})).toBeUndefined();
  expect(reasonFor({ bundle: bundle() })).toBeUndefined();
});

test.each<[string, Partial<Product>, object]>([
  ['what is no longer sold', { isDiscontinued: true, isOutOfStock: true }, { code: 'DISCONTINUED', date: undefined }],
  ['what has no price', { sku: 'UNPRICED', isOutOfStock: true }, { code: 'NO_PRICE', date: undefined }],
  ['what is out', { isOutOfStock: true, availableFrom: '2026-11-20' }, { code: 'OUT_OF_STOCK', date: '2026-11-20' }],
  [
    'a bundle of yesterday',
    { bundle: bundle({ validTo: '2026-11-11' }) },
    { code: 'BUNDLE_ENDED', date: '2026-11-11' },
  ],
  [
    'one of tomorrow',
    { bundle: bundle({ validFrom: '2026-11-13' }) },
    { code: 'BUNDLE_NOT_STARTED', date: '2026-11-13' },
  ],
  [
    'one of which fewer are left than the least',
    { bundle: bundle({ limitedAmount: 10, soldAmount: 9 }) },
    { code: 'BUNDLE_SOLD_OUT', date: undefined },
  ],
  ['one of nothing', { bundle: bundle({ items: [] }) }, { code: 'NO_PRICE', date: undefined }],
])('%s cannot be ordered, and the reason that stays longest is reported', (_name, own, reason) => {
  expect(reasonFor(own)).toEqual(reason);
});

test('a bundle of which just the least are left can be ordered', () => {
  expect(reasonFor({ bundle: bundle({ limitedAmount: 10, soldAmount: 8 }) })).toBeUndefined();
});

test('a bundle waits for its last part, without a day where one of them has none', () => {
  const out = (sku: string, availableFrom: string | undefined) => aKeg({ sku, isOutOfStock: true, availableFrom });
  const reason = (...parts: Product[]) => reasonFor({ bundle: bundle() }, parts);

  expect(reason(out('A', '2026-11-20'), out('B', '2026-11-18'))).toEqual({ code: 'OUT_OF_STOCK', date: '2026-11-20' });
  expect(reason(out('A', '2026-11-20'), aKeg({ sku: 'B' }))).toEqual({ code: 'OUT_OF_STOCK', date: '2026-11-20' });
  expect(reason(out('A', undefined), out('B', '2026-11-18'))).toEqual({ code: 'OUT_OF_STOCK', date: undefined });
  expect(reason(aKeg({ sku: 'A' }))).toEqual({ code: 'NO_PRICE', date: undefined });
});

test('a bundle goes with the first of its parts that is discontinued', () => {
  const parts = [aKeg({ sku: 'A' }), aKeg({ sku: 'B', isDiscontinued: true })];

  expect(reasonFor({ bundle: bundle() }, parts)).toEqual({ code: 'DISCONTINUED', date: undefined });
});
