import { maxPacksOfALine } from '@dray/contract/cart/amount-fault.ts';
import { beforeAll, expect, test } from 'vitest';
import { aKeg } from '#capabilities/catalogue/test-shelf.ts';
import { aBundle, anItem, aPrice, aShop } from '../testing/test-shop.ts';
import { addLines, type WantedLine } from './add-lines.model.ts';
import type { CartItem } from './cart.model.ts';
import type { CartContext } from './priced-cart.model.ts';
import { setLines } from './set-lines.model.ts';

let shop: CartContext;
beforeAll(async () => {
  shop = await aShop({
    products: [
      aKeg({ sku: 'KEG' }),
      aKeg({ sku: 'DARK' }),
      aKeg({ sku: 'GAS' }),
      aKeg({ sku: 'UNPRICED' }),
      aKeg({ sku: 'GONE', isDiscontinued: true }),
      aKeg({ sku: 'OUT', isOutOfStock: true, availableFrom: '2026-11-20' }),
      aKeg({ sku: 'LAYERS', byPack: false }),
      aKeg({ sku: 'PALLETS', byPack: false, byLayer: false }),
      aKeg({ sku: 'SET', perLayer: 1, layersPerPallet: 1, bundle: aBundle({ limitedAmount: 10, soldAmount: 5 }) }),
      aKeg({ sku: 'PAIRS', perLayer: 1, layersPerPallet: 1, bundle: aBundle({ minimumAmount: 2 }) }),
      aKeg({ sku: 'OVER', perLayer: 1, layersPerPallet: 1, bundle: aBundle({ validTo: '2026-11-11' }) }),
      aKeg({ sku: 'COMING', perLayer: 1, layersPerPallet: 1, bundle: aBundle({ validFrom: '2026-11-13' }) }),
      aKeg({ sku: 'SOLD', perLayer: 1, layersPerPallet: 1, bundle: aBundle({ limitedAmount: 5, soldAmount: 5 }) }),
    ],
    prices: Object.fromEntries(
      ['KEG', 'DARK', 'GAS', 'GONE', 'OUT', 'LAYERS', 'PALLETS'].map((sku) => [sku, aPrice(10_000)]),
    ),
  });
});

const wanted = (sku: string, quantity: number, more: Partial<WantedLine> = {}): WantedLine => ({
  sku,
  quantity,
  layers: 0,
  pallets: 0,
  options: [],
  ...more,
});
let ids = 0;
const add = (items: readonly CartItem[], ...lines: WantedLine[]) =>
  addLines({ items }, lines, shop, () => `new-${++ids}`);

test('quantities add to what the cart holds, in packs, layers and pallets', () => {
  const { items, results } = add([anItem('KEG', 2, { layers: 1 })], wanted('KEG', 3, { layers: 1, pallets: 2 }));

  expect(items).toMatchObject([{ quantity: 5, layers: 2, pallets: 2 }]);
  expect(results).toEqual([{ sku: 'KEG', status: 'added', packs: 33, finding: undefined }]);
});

test('the same article twice in one call is one line', () => {
  const { items } = add([], wanted('KEG', 1), wanted('KEG', 2));

  expect(items).toMatchObject([{ sku: 'KEG', quantity: 3, position: 1 }]);
});

test('a new line comes after all others', () => {
  const { items } = add([anItem('DARK', 1, { position: 7 })], wanted('KEG', 1));

  expect(items.map(({ sku, position }) => [sku, position])).toEqual([
    ['DARK', 7],
    ['KEG', 8],
  ]);
});

test.each([
  ['less than nothing', 'KEG', { quantity: -1 }, 'QUANTITY_INVALID'],
  ['nothing', 'KEG', { quantity: 0 }, 'QUANTITY_INVALID'],
  ['fewer layers than none', 'KEG', { quantity: 1, layers: -1 }, 'QUANTITY_INVALID'],
  ['an endless quantity', 'KEG', { quantity: Number.POSITIVE_INFINITY }, 'QUANTITY_INVALID'],
  ['no number', 'KEG', { quantity: Number.NaN }, 'QUANTITY_INVALID'],
  ['a part of a keg', 'KEG', { quantity: 0.0001 }, 'QUANTITY_NOT_WHOLE'],
  ['half a keg', 'KEG', { quantity: 1.5 }, 'QUANTITY_NOT_WHOLE'],
  ['a quantity beyond counting', 'KEG', { quantity: 1e308 }, 'QUANTITY_TOO_LARGE'],
  ['a quantity beyond exact numbers', 'KEG', { quantity: 2 ** 53 }, 'QUANTITY_TOO_LARGE'],
  ['pallets beyond counting', 'KEG', { quantity: 0, pallets: 2 ** 31 - 1 }, 'QUANTITY_TOO_LARGE'],
  ['an unknown article', 'NOPE', { quantity: 1 }, 'NOT_OFFERED'],
  ['an article without a price', 'UNPRICED', { quantity: 1 }, 'NO_PRICE'],
  ['an article that is no longer sold', 'GONE', { quantity: 1 }, 'DISCONTINUED'],
  ['an article that is out of stock', 'OUT', { quantity: 1 }, 'OUT_OF_STOCK'],
  ['packs of what is sold by the layer', 'LAYERS', { quantity: 5 }, 'NOT_WHOLE_LAYERS'],
  ['layers of what is sold by the pallet', 'PALLETS', { quantity: 0, layers: 1 }, 'NOT_WHOLE_PALLETS'],
  ['options of what has none', 'KEG', { quantity: 1, options: ['B-1-1'] }, 'BUNDLE_OPTION_UNKNOWN'],
  ['an option of another bundle', 'SET', { quantity: 1, options: ['X'] }, 'BUNDLE_OPTION_UNKNOWN'],
  ['an option in a quantity that is fixed', 'SET', { quantity: 1, options: ['B-1-1:9'] }, 'BUNDLE_OPTION_FIXED'],
  ['more of a bundle than there are', 'SET', { quantity: 6 }, 'BUNDLE_LIMIT'],
  ['less of a bundle than its minimum', 'PAIRS', { quantity: 1 }, 'BUNDLE_BELOW_MINIMUM'],
  ['a bundle that is over', 'OVER', { quantity: 1 }, 'BUNDLE_ENDED'],
  ['a bundle that has not begun', 'COMING', { quantity: 1 }, 'BUNDLE_NOT_STARTED'],
  ['a bundle that is sold out', 'SOLD', { quantity: 1 }, 'BUNDLE_SOLD_OUT'],
])('%s is refused, and the cart stays as it was', (_name, sku, { quantity, ...more }, code) => {
  const before = [anItem('DARK', 1)];

  const { items, results } = add(before, wanted(sku, quantity, more));

  expect(items).toEqual(before);
  expect(results).toMatchObject([{ sku, status: 'refused', packs: 0, finding: { code } }]);
});

test('whole layers of what is sold by the layer may be counted in packs', () => {
  expect(add([], wanted('LAYERS', 12)).results).toMatchObject([{ status: 'added', packs: 12 }]);
});

test('what is refused leaves the other lines alone', () => {
  const { items, results } = add([], wanted('NOPE', 1), wanted('KEG', 1));

  expect(items).toMatchObject([{ sku: 'KEG', quantity: 1 }]);
  expect(results.map(({ status }) => status)).toEqual(['refused', 'added']);
});

test('a bundle beyond what is left besides one’s own is lowered to what is left, whichever options were chosen', () => {
  const { items, results } = add([anItem('SET', 3, { optionsKey: 'B-1-2' })], wanted('SET', 4));

  expect(items.map(({ optionsKey, quantity }) => [optionsKey, quantity])).toEqual([
    ['B-1-2', 3],
    ['B-1-1', 2],
  ]);
  expect(results).toMatchObject([{ status: 'lowered', packs: 2, finding: { code: 'BUNDLE_LIMIT' } }]);
});

test('where nothing is left of a bundle it is refused', () => {
  expect(add([anItem('SET', 5, { optionsKey: 'B-1-1' })], wanted('SET', 1)).results).toMatchObject([
    { status: 'refused', finding: { code: 'BUNDLE_LIMIT', values: { left: 5 } } },
  ]);
});

test('a line takes no more than its limit: what goes beyond it is lowered', () => {
  const { items, results } = add([anItem('KEG', maxPacksOfALine - 10)], wanted('KEG', 0, { layers: 2 }));

  expect(items).toMatchObject([{ quantity: maxPacksOfALine }]);
  expect(results).toMatchObject([{ status: 'lowered', packs: 10, finding: { code: 'QUANTITY_TOO_LARGE' } }]);
});

test('two hundred lines fit into a cart, more of one of them does, another one does not', () => {
  const full = Array.from({ length: 200 }, (_, index) => anItem(index === 0 ? 'KEG' : `X${index}`, 1));

  const { items, results } = add(full, wanted('DARK', 1), wanted('KEG', 1));

  expect(results).toMatchObject([{ status: 'refused', finding: { code: 'TOO_MANY_LINES' } }, { status: 'added' }]);
  expect(items).toHaveLength(200);
});

const set = (items: readonly CartItem[], ...amounts: Parameters<typeof setLines>[1]) =>
  setLines({ items }, amounts, shop);

test('a line is set to what is given; what is not given stays', () => {
  const { items } = set([anItem('KEG', 2, { layers: 1 })], { itemId: 'item-KEG-', quantity: 5 });

  expect(items).toMatchObject([{ quantity: 5, layers: 1, pallets: 0 }]);
});

test('a line of nothing is removed', () => {
  const { items } = set([anItem('KEG', 2), anItem('DARK', 1)], { itemId: 'item-KEG-', quantity: 0 });

  expect(items.map(({ sku }) => sku)).toEqual(['DARK']);
});

test.each([
  ['less than nothing', 'KEG', { quantity: -1 }, 'QUANTITY_INVALID'],
  ['a part of a keg', 'KEG', { quantity: 0.5 }, 'QUANTITY_NOT_WHOLE'],
  ['too much', 'KEG', { quantity: 1e308 }, 'QUANTITY_TOO_LARGE'],
  ['more of a bundle than there are', 'SET', { quantity: 6 }, 'BUNDLE_LIMIT'],
  ['less of a bundle than its minimum', 'PAIRS', { quantity: 1 }, 'BUNDLE_BELOW_MINIMUM'],
  ['an article that is gone', 'NOPE', { quantity: 3 }, 'NOT_OFFERED'],
])('a line cannot be set to %s and stays as it was', (_name, sku, amount, code) => {
  const before = [anItem(sku, 2)];

  const { items, results } = set(before, { itemId: `item-${sku}-`, ...amount });

  expect(items).toEqual(before);
  expect(results).toMatchObject([{ status: 'refused', finding: { code } }]);
});

test('a line that is not in the cart is reported', () => {
  expect(set([anItem('KEG', 2)], { itemId: 'other', quantity: 1 }).results).toMatchObject([
    { status: 'refused', finding: { code: 'ITEM_NOT_FOUND' } },
  ]);
});
