import { noReference } from '@dray/contract/cart/reference-fields.ts';
import { expect, test } from 'vitest';
import { aKeg } from '#capabilities/catalogue/test-shelf.ts';
import { shownHashOf } from '../changes/show-cart.ts';
import {
  aBundle,
  aCart,
  aCoupon,
  anItem,
  aPrice,
  aReturnable,
  aShop,
  aTransport,
  someTerms,
} from '../testing/test-shop.ts';
import type { Cart } from './cart.model.ts';
import { type CartContext, type PricedCart, priceCart } from './priced-cart.model.ts';

const keg = aKeg({ sku: 'KEG', returnables: [{ sku: 'EMPTY', unitsThousandths: 1_000 }] });
const crate = aKeg({
  sku: 'CRATE',
  perLayer: 8,
  layersPerPallet: 5,
  grossWeightKg: 19.3,
  hlTenThousandths: 1_000,
  taxRate: 1_200,
  returnables: [
    { sku: 'BOTTLE', unitsThousandths: 20_000 },
    { sku: 'BOX', unitsThousandths: 1_000 },
  ],
});
const returnables = [
  aReturnable('EMPTY', 100_000),
  aReturnable('BOTTLE', 300, 'bottle'),
  aReturnable('BOX', 10_000, 'crate'),
  aReturnable('PALLET', 30_000, 'pallet'),
];

const brewery = () =>
  aShop({
    products: [keg, crate, aKeg({ sku: 'DARK' }), aKeg({ sku: 'GAS', taxRate: 0 }), set],
    prices: {
      KEG: aPrice(212_790, { listMinor: 259_500, breaks: [{ minQty: 12, netMinor: 200_000 }] }),
      CRATE: aPrice(34_850, { listMinor: 41_000 }),
      DARK: aPrice(99_999),
      GAS: aPrice(50_001),
    },
    returnables,
  });
const set = aKeg({ sku: 'SET', perLayer: 1, layersPerPallet: 1, byLayer: false, byPallet: false, bundle: aBundle() });

test('a line costs its unit times its packs, the unit by the break that its packs reach', async () => {
  const shop = await brewery();

  const { lines } = priceCart(aCart([anItem('KEG', 5, { layers: 1 }), anItem('CRATE', 1, { pallets: 1 })]), shop);

  expect(lines).toMatchObject([
    { packs: 11, unitMinor: 212_790, netMinor: 2_340_690, listNetMinor: 2_854_500 },
    { packs: 41, unitMinor: 34_850, netMinor: 1_428_850 },
  ]);
  const twelve = priceCart(aCart([anItem('KEG', 0, { pallets: 1 })]), shop);
  expect(twelve.lines).toMatchObject([{ packs: 12, unitMinor: 200_000, netMinor: 2_400_000 }]);
});

test('every container has its row, and the pallets one without a parent', async () => {
  const priced = priceCart(aCart([anItem('CRATE', 0, { pallets: 2 }), anItem('KEG', 1)]), await brewery());

  expect(priced.returnables.map(rowOf)).toEqual([
    ['CRATE', 'BOTTLE', 1_600, 480_000],
    ['CRATE', 'BOX', 80, 800_000],
    ['KEG', 'EMPTY', 1, 100_000],
    [undefined, 'PALLET', 3, 90_000],
  ]);
  expect(priced.totals.depositMinor).toBe(1_470_000);
});

const rowOf = ({ parentSku, returnable, unitsThousandths, totalMinor }: PricedCart['returnables'][number]) => [
  parentSku,
  returnable.sku,
  unitsThousandths / 1_000,
  totalMinor,
];

test('what is stacked by hand stands on no pallets', async () => {
  const shop = await brewery();
  const terms = someTerms([aTransport({ handstacked: true })]);

  const { returnables: rows } = priceCart(aCart([anItem('KEG', 12)]), { ...shop, terms });

  expect(rows.map(({ returnable }) => returnable.sku)).toEqual(['EMPTY']);
});

test('a bundle costs its parts less its discount, weighs and lends what they do, and is taxed as they are', async () => {
  const shop = await brewery();
  const cart = aCart([anItem('SET', 3, { optionsKey: 'B-1-1,B-2-1' })]);

  const { lines, totals, load, returnables: rows } = priceCart(cart, shop);

  // Nine tenths of a keg are 1 915.11 and of the gas 450.009, which is 450.01.
  expect(lines).toMatchObject([{ unitMinor: 4 * 191_511 + 45_001, netMinor: 3 * (4 * 191_511 + 45_001), errors: [] }]);
  expect(totals.taxes).toEqual([
    { rate: 0, baseMinor: 3 * 45_001, taxMinor: 0 },
    { rate: 2_100, baseMinor: 12 * 191_511, taxMinor: Math.round(12 * 191_511 * 0.21) },
  ]);
  expect(load).toMatchObject({ quantity: 15, goodsWeightKg: 15 * 63 });
  expect(rows.map(rowOf)).toContainEqual(['SET', 'EMPTY', 12, 1_200_000]);
});

test('a coupon lowers the goods before tax, never the deposits', async () => {
  const cart = aCart([anItem('KEG', 1)], { coupons: [aCoupon({ percent: 10_000 })] });

  const { totals } = priceCart(cart, await brewery());

  expect(totals).toMatchObject({ goodsMinor: 212_790, discountMinor: 212_790, taxMinor: 0, depositMinor: 130_000 });
  expect(totals.grandWithTaxMinor).toBe(130_000);
});

test('what is wrong with a line is reported on every look, and it cannot go on', async () => {
  const shop = await aShop({
    products: [keg, aKeg({ sku: 'OUT', isOutOfStock: true, availableFrom: '2026-11-20' })],
    prices: { OUT: aPrice(100) },
  });

  const { lines, canProceed } = priceCart(aCart([anItem('KEG', 1), anItem('OUT', 0.5), anItem('AWAY', 1)]), shop);

  expect(lines.map(({ errors }) => errors.map(({ code }) => code))).toEqual([
    ['NO_PRICE'],
    ['OUT_OF_STOCK', 'QUANTITY_NOT_WHOLE'],
    ['NOT_OFFERED'],
  ]);
  expect(canProceed).toBe(false);
});

test('a price that changed since the line was last touched is reported with the old one', async () => {
  const cart = aCart([anItem('KEG', 1, { unitMinor: 200_000 }), anItem('CRATE', 1, { unitMinor: 34_850 })]);

  const { lines } = priceCart(cart, await brewery());

  expect(lines.map(({ priceBeforeMinor }) => priceBeforeMinor)).toEqual([200_000, undefined]);
});

test('an order below the minimum price is told so, and cannot go on', async () => {
  const shop = await brewery();
  const limited = (minimumPrice: number) => ({ ...shop, terms: someTerms([aTransport({ minimumPrice })]) });

  const below = priceCart(aCart([anItem('KEG', 1)]), limited(2_127.91));
  const exactly = priceCart(aCart([anItem('KEG', 1)]), limited(2_127.9));

  expect(below).toMatchObject({ canProceed: false, limitFindings: [{ code: 'PRICE_BELOW_MINIMUM' }] });
  expect(exactly).toMatchObject({ canProceed: true, limitFindings: [], obstacles: [] });
});

test('an order above the maximum price is told so, and cannot go on', async () => {
  const shop = await brewery();
  const limited = (maximumPrice: number) => ({ ...shop, terms: someTerms([aTransport({ maximumPrice })]) });

  const above = priceCart(aCart([anItem('KEG', 1)]), limited(2_127.89));
  const exactly = priceCart(aCart([anItem('KEG', 1)]), limited(2_127.9));

  expect(above).toMatchObject({
    canProceed: false,
    limitFindings: [{ code: 'PRICE_ABOVE_MAXIMUM', values: { amount: { money: 212_789, currency: 'CZK' } } }],
  });
  expect(exactly).toMatchObject({ canProceed: true, limitFindings: [], obstacles: [] });
});

test.each<[string, Partial<Cart>, string]>([
  ['a ship-to', { shipToId: undefined }, 'SHIP_TO_MISSING'],
  ['a means of transport', { transportType: undefined }, 'TRANSPORT_MISSING'],
  ['a transport that the ship-to has', { transportType: 'VAN' }, 'TRANSPORT_NOT_OFFERED'],
  ['a day', { deliveryDate: undefined }, 'DATE_MISSING'],
  ['a day that is no holiday', { deliveryDate: '2026-11-17' }, 'HOLIDAY'],
  ['a day with delivery', { deliveryDate: '2026-11-21' }, 'CLOSED_WEEKDAY'],
  ['a day that can be reached', { deliveryDate: '2026-11-12' }, 'TOO_SOON'],
  ['a day that is to come', { deliveryDate: '2026-11-11' }, 'IN_THE_PAST'],
  ['a day that is near', { deliveryDate: '2027-11-11' }, 'TOO_FAR'],
  ['an order number', { reference: noReference }, 'ORDER_NUMBER_MISSING'],
  ['the agreement', { isAgreementAccepted: false }, 'AGREEMENT_MISSING'],
  ['goods', { items: [] }, 'CART_EMPTY'],
])('without %s a cart cannot be placed', async (_name, own, code) => {
  const { obstacles } = priceCart(aCart([anItem('KEG', 1)], own), await brewery());

  expect(obstacles.map((obstacle) => obstacle.code)).toEqual([code]);
});

test('to a suspended ship-to nothing can be placed', async () => {
  const shop = { ...(await brewery()), terms: someTerms([aTransport()], 'Suspended') };

  const { obstacles, canProceed } = priceCart(aCart([anItem('KEG', 1)]), shop);

  expect(obstacles.map(({ code }) => code)).toEqual(['SHIP_TO_SUSPENDED']);
  expect(canProceed).toBe(false);
});

test('whatever was shown differently has another hash', async () => {
  const shop = await brewery();
  const cart = aCart([anItem('KEG', 1), anItem('CRATE', 2)]);
  const hashOf = (cart: Cart, at: CartContext = shop) => shownHashOf(priceCart(cart, at), cart);
  const dearer = { ...shop, prices: new Map([...shop.prices, ['KEG', aPrice(212_791)]]) };

  const hashes = [
    hashOf(cart),
    hashOf(cart, dearer),
    hashOf({ ...cart, items: [anItem('KEG', 2), anItem('CRATE', 2)] }),
    hashOf({ ...cart, items: [anItem('KEG', 1)] }),
    hashOf({ ...cart, items: [anItem('KEG', 1), anItem('CRATE', 0, { layers: 1 })] }),
    hashOf({ ...cart, coupons: [aCoupon({})] }),
    hashOf({ ...cart, shipToId: undefined }),
    hashOf({ ...cart, transportType: undefined }),
    hashOf({ ...cart, deliveryDate: '2026-11-18' }),
    hashOf(cart, { ...shop, currency: 'EUR' }),
  ];

  expect(new Set(hashes).size).toBe(hashes.length);
  expect(hashes.every((hash) => /^[0-9a-f]{32}$/.test(hash))).toBe(true);
  expect(hashOf({ ...cart, reference: { customerOrderNumber: 'B-2', noteForDriver: 'Ring' } })).toBe(hashes[0]);
});
