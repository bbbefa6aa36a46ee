import { expect, test } from 'vitest';
import { aKeg } from '#capabilities/catalogue/test-shelf.ts';
import { aBundle, aCart, anItem, aPrice, aShop } from '../testing/test-shop.ts';
import { priceCart } from './priced-cart.model.ts';

const set = (own: Parameters<typeof aBundle>[0]) =>
  aKeg({ sku: 'SET', perLayer: 1, layersPerPallet: 1, bundle: aBundle(own) });

/** The codes on each line of a cart with so many of the bundle, half of its lines with other options. */
async function codesOf(own: Parameters<typeof aBundle>[0], ...quantities: number[]): Promise<string[][]> {
  const shop = await aShop({
    products: [aKeg({ sku: 'KEG' }), aKeg({ sku: 'DARK' }), set(own)],
    prices: { KEG: aPrice(100), DARK: aPrice(200) },
  });
  const items = quantities.map((quantity, nth) =>
    anItem('SET', quantity, { optionsKey: nth % 2 === 0 ? 'B-1-1' : 'B-1-2' }),
  );
  const { lines } = priceCart(aCart([anItem('KEG', 9), ...items]), shop);
  return lines.slice(1).map(({ errors }) => errors.map(({ code }) => code));
}

test('all that are left may be taken, in one line or in two', async () => {
  expect(await codesOf({ limitedAmount: 10, soldAmount: 8 }, 2)).toEqual([[]]);
  expect(await codesOf({ limitedAmount: 10, soldAmount: 8 }, 1, 1)).toEqual([[], []]);
});

test('one more than is left is too many, and each line of it says so', async () => {
  expect(await codesOf({ limitedAmount: 10, soldAmount: 8 }, 3)).toEqual([['BUNDLE_LIMIT']]);
  expect(await codesOf({ limitedAmount: 10, soldAmount: 8 }, 2, 1)).toEqual([['BUNDLE_LIMIT'], ['BUNDLE_LIMIT']]);
});

test('lines with different options count together for the minimum', async () => {
  expect(await codesOf({ minimumAmount: 3 }, 2)).toEqual([['BUNDLE_BELOW_MINIMUM']]);
  expect(await codesOf({ minimumAmount: 3 }, 3)).toEqual([[]]);
  expect(await codesOf({ minimumAmount: 3 }, 2, 1)).toEqual([[], []]);
});

test('an offer that is over is reported once', async () => {
  expect(await codesOf({ validTo: '2026-11-11', minimumAmount: 3 }, 2)).toEqual([['BUNDLE_ENDED']]);
});
