import { noReference } from '@dray/contract/cart/reference-fields.ts';
import { expect, test } from 'vitest';
import type { Cart } from '#capabilities/cart/index.ts';
import { orderOfCart } from './order-of-cart.model.ts';
import { packNameOf } from './rules/ordering.model.ts';
import { aShownCart } from './test-shown-cart.ts';

const placedAt = new Date('2026-11-12T10:00:00Z');
const placed = { orderNumber: '4500001', placedBy: 'u-2', placedAt };
const order = async () => orderOfCart(await aShownCart(), placed);

test('an order is the cart as it was shown, under its number and not yet in the ERP', async () => {
  expect(await order()).toMatchObject({
    orderNumber: '4500001',
    sapId: undefined,
    orderType: 'Standard',
    status: 'Not Yet Processed',
    deliveryStatus: undefined,
    revision: 1,
    origin: { channel: 'cart', placedBy: 'u-2', key: 'cart:00000000-0000-4000-8000-000000000001' },
    cartId: '00000000-0000-4000-8000-000000000001',
    uid: 'u-1',
    companyId: 'C1001',
    shipToId: '100234',
    country: 'CZ',
    reference: { customerOrderNumber: 'A-1', noteForDriver: 'Zvoňte' },
    deliveryDate: '2026-11-16',
    transportType: 'TRUCK',
    paymentMethod: 'invoice14',
    placedAt,
    currency: 'CZK',
  });
});

test('its sums are those of the cart: goods, discount, tax by rate, deposits, and what is to be paid', async () => {
  const { totals, snapshot, load } = await order();

  // Eight kegs, a dark one, and of the set four dark ones and gas, each a tenth less: 16 000, 1 000 and 4 050 crowns.
  expect(totals).toEqual({
    netMinor: 2_105_000,
    discountMinor: 210_500,
    taxMinor: 4_860 + 389_340,
    depositMinor: 1_360_000,
    grandMinor: 2_105_000 - 210_500 + 394_200 + 1_360_000,
  });
  expect(snapshot.taxes.map(({ rate, baseMinor }) => [rate, baseMinor])).toEqual([
    [1_200, 40_500],
    [2_100, 1_854_000],
  ]);
  expect(snapshot.discounts).toEqual([{ code: 'PIVO10', label: { en: 'Ten' }, amountMinor: 210_500 }]);
  expect(load).toEqual({ quantity: 14, pallets: 1.17, physicalPallets: 2, weightKg: 889, hectolitres: 7 });
});

test('its lines say what was taken, at which price, and what a bundle was put together of', async () => {
  const { lines } = await order();

  expect(lines).toMatchObject([
    {
      lineNo: 10,
      sku: 'KEG',
      quantity: 2,
      layers: 1,
      pallets: 0,
      packs: 8,
      unitMinor: 200_000,
      listUnitMinor: 250_000,
    },
    {
      lineNo: 20,
      sku: 'DARK',
      packs: 1,
      unitMinor: 100_000,
      netMinor: 100_000,
      taxRate: 2_100,
      weightKg: 63,
      options: [],
    },
    { lineNo: 30, sku: 'SET', packs: 1, unitMinor: 405_000, weightKg: 4 * 63 + 20, taxRate: 2_100 },
  ]);
  expect(lines[2]?.options).toEqual([
    {
      lineNo: 40,
      id: 'B-1-2',
      sku: 'DARK',
      name: 'Beer DARK',
      quantity: 4,
      priceMinor: 90_000,
      containers: { EMPTY: 1 },
    },
    { lineNo: 50, id: 'B-2-1', sku: 'GAS', name: 'Beer GAS', quantity: 1, priceMinor: 45_000, containers: {} },
  ]);
});

test('its containers stand under their lines, pallets under none', async () => {
  const { returnables, snapshot } = await order();

  expect(returnables.map(({ parentSku, sku, units, totalMinor }) => [parentSku, sku, units, totalMinor])).toEqual([
    ['KEG', 'EMPTY', 8, 800_000],
    ['DARK', 'EMPTY', 1, 100_000],
    ['SET', 'EMPTY', 4, 400_000],
    [undefined, 'PALLET', 2, 60_000],
  ]);
  expect(snapshot.returnableNames).toEqual({ EMPTY: { en: 'EMPTY' }, PALLET: { en: 'PALLET' } });
});

test('what goods are packed in is written down once for all that are packed alike, a bundle is in nothing', async () => {
  const { snapshot } = await order();

  expect(snapshot.packs?.map(({ skus }) => skus)).toEqual([['KEG', 'DARK']]);
  expect(packNameOf(snapshot, 'DARK')?.en).toBe('Keg 50\u00a0l');
  expect(packNameOf(snapshot, 'SET')).toBeUndefined();
});

test('addresses are kept as they are', async () => {
  const { snapshot } = await order();

  expect(snapshot.shipTo).toMatchObject({ id: '100234', street: 'Lipová 1', province: null });
  expect(snapshot.soldTo).toEqual({ id: '200101', name: 'U Lípy s.r.o.' });
  expect(snapshot.payer).toMatchObject({ id: '300101', taxVat: 'CZ1' });
});

test.each<Partial<Cart>>([
  { transportType: undefined },
  { deliveryDate: undefined },
  { reference: noReference },
  { paymentMethod: undefined },
])('a cart with %j cannot become an order', async (own) => {
  const shown = await aShownCart(own);

  expect(() => orderOfCart(shown, placed)).toThrow('lacks what an order needs');
});

test('nor can one whose place is unknown, or one with a line without a price', async () => {
  const shown = await aShownCart();
  const nowhere = { ...shown, context: { ...shown.context, terms: undefined } };
  const unpriced = { ...shown, lines: shown.lines.map((line) => ({ ...line, unitMinor: undefined })) };

  expect(() => orderOfCart(nowhere, placed)).toThrow('lacks what an order needs');
  expect(() => orderOfCart(unpriced, placed)).toThrow('KEG has no price');
});
