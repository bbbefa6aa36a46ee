import { expect, test } from 'vitest';
import { toNumeric } from '#platform/money.ts';
import { aKeg } from '../catalogue/test-shelf.ts';
import { priceCart } from './rules/priced-cart.model.ts';
import { aCart, anItem, aPrice, aShop } from './testing/test-shop.ts';
import { pricesToWire } from './wire/cart.wire.ts';

/** Amounts that no float holds; times their packs each float is off to another side. */
test.each([
  ['4.15', 60, '249.00', 301.29],
  ['4.35', 3, '13.05', 15.79],
  ['8.29', 7, '58.03', 70.22],
  ['1.10', 3, '3.30', 3.99],
  ['0.07', 100, '7.00', 8.47],
  ['2127.90', 6, '12767.40', 15_448.55],
])('%s times %i packs are %s, and with 21 %% of tax %d', async (price, packs, net, gross) => {
  const shop = await aShop({
    products: [aKeg({ sku: 'PACK', perLayer: 10, layersPerPallet: 6 })],
    prices: { PACK: aPrice(Number(price.replace('.', ''))) },
  });

  const { lines, totals } = priceCart(aCart([anItem('PACK', packs)]), shop);

  expect(lines.map(({ netMinor }) => toNumeric(netMinor))).toEqual([net]);
  expect(pricesToWire(totals, 'CZK')).toMatchObject({ your_total: Number(net), grand_total_tax: gross });
});

test('sixty packs cost the same counted as packs, as layers and as a pallet', async () => {
  const shop = await aShop({
    products: [aKeg({ sku: 'PACK', perLayer: 10, layersPerPallet: 6 })],
    prices: { PACK: aPrice(415) },
  });
  const netOf = (amount: object) => priceCart(aCart([anItem('PACK', 0, amount)]), shop).totals.goodsMinor;

  expect([{ quantity: 60 }, { layers: 6 }, { pallets: 1 }, { quantity: 20, layers: 4 }].map(netOf)).toEqual([
    24_900, 24_900, 24_900, 24_900,
  ]);
});
