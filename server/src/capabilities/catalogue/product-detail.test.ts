import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { addProducts, givePriceList, insert } from './test-products.ts';
import { shopperAs } from './test-shopper.ts';

let portal: TestPortal;
let ask: ReturnType<typeof shopperAs>;
beforeAll(async () => {
  portal = await openTestPortal({ now: '2026-11-12T09:30:00Z' });
  const { sql } = portal;
  await addProducts(sql, [
    { sku: 'T1', brand: 'Žlutý Mlýn', sub_brand: 'Desítka', related_skus: ['T2', 'T3', 'T-BUNDLE', 'T6', 'nothing'] },
    { sku: 'T2', related_skus: ['T1'] },
    { sku: 'T3', is_out_of_stock: true, available_from: '2026-11-20', substitute_sku: 'T2' },
    { sku: 'T4', is_out_of_stock: true },
    { sku: 'T5' },
    { sku: 'T6', is_discontinued: true },
    { sku: 'T7', hl_per_unit: 0, volume_l: 0, pack_format: 'CO2', tax_rate: 0 },
    {
      sku: 'T8',
      images: JSON.stringify([
        { url: '/content/pictures/1.png', label: 'Front', thumbnail: '/content/pictures/s.png' },
        { url: '/content/pictures/2.png', label: 'Back' },
      ]),
      description: { en: '<p>Bitter</p>', cs: '<p>Hořké</p>' },
      by_layer: false,
      by_pallet: false,
    },
    {
      sku: 'T9',
      images: JSON.stringify([{ url: '/content/images/t9.png', label: 'Front' }]),
      downloads: JSON.stringify([
        { name: { en: 'Data sheet', cs: 'Technický list' }, url: '/content/t9.pdf', size: 12 },
      ]),
    },
    { sku: 'T-BUNDLE', kind: 'bundle' },
  ]);
  await insert(sql, 'returnable', {
    sku: 'T-CRATE',
    country: 'CZ',
    kind: 'crate',
    name: { en: 'Crate' },
    unit_price: 100,
  });
  await insert(sql, 'returnable', {
    sku: 'T-BOTTLE',
    country: 'CZ',
    kind: 'bottle',
    name: { en: 'Bottle' },
    unit_price: 3,
  });
  await insert(sql, 'product_returnable', { product_sku: 'T1', returnable_sku: 'T-CRATE', units: 1 });
  await insert(sql, 'product_returnable', { product_sku: 'T1', returnable_sku: 'T-BOTTLE', units: 20 });
  await insert(sql, 'bundle', { sku: 'T-BUNDLE', valid_from: '2026-11-01', valid_to: '2026-11-30' });
  const prices = { T1: 2127.9, T2: 100, T3: 100, T4: 100, T6: 100, T7: 420, T8: 1, T9: 1 };
  await givePriceList(sql, '100234', { prices });
  portal.clock.advance({ ms: 2_001 });
  const ofOwner = shopperAs(await portal.signIn('owner@ulipy.example'));
  ask = (args, fields, options) => ofOwner(args, fields, { outlet: '100234', ...options });
});
afterAll(() => portal.close());

async function detail(sku: string, fields: string, options = {}) {
  const { body } = await ask(`filter: {sku: {eq: "${sku}"}}`, `items { ${fields} }`, options);
  return body.data.products.items[0];
}

test('prices come net and gross, per pack and per litre', async () => {
  expect(
    await detail(
      'T1',
      'your_price your_price_tax price_per_litre price_per_litre_tax tax_rate price_origin promo currency',
    ),
  ).toEqual({
    your_price: 2127.9,
    your_price_tax: 2574.76,
    price_per_litre: 42.56,
    price_per_litre_tax: 51.5,
    tax_rate: 21,
    price_origin: 'customer',
    promo: 0,
    currency: 'CZK',
  });
});

test('what is not measured in litres has no price per litre', async () => {
  expect(await detail('T7', 'your_price your_price_tax price_per_litre pack_label')).toEqual({
    your_price: 420,
    your_price_tax: 420,
    price_per_litre: null,
    pack_label: 'CO₂ cylinder 50.5\u00a0kg',
  });
});

test('the deposit is shown apart, by what is lent', async () => {
  const fields = 'deposit multi_deposit deposits { sku name units unit_price }';

  expect(await detail('T1', fields, { language: 'cs' })).toEqual({
    deposit: 160,
    multi_deposit: 1,
    deposits: [
      { sku: 'T-BOTTLE', name: 'Bottle', units: 20, unit_price: 3 },
      { sku: 'T-CRATE', name: 'Crate', units: 1, unit_price: 100 },
    ],
  });
  expect(await detail('T2', fields)).toEqual({ deposit: 0, multi_deposit: 0, deposits: [] });
});

test('packs, layers and pallets', async () => {
  const fields = `number_of_items_in_box number_of_products_on_layer number_of_layers_per_pallet number_of_items_on_pallet
    weight gross_weight_for_one_cas pallet_weight hl_per_unit cart_fields { packaging_cart layer_cart pallets_cart }`;

  expect(await detail('T8', fields)).toEqual({
    number_of_items_in_box: 1,
    number_of_products_on_layer: 6,
    number_of_layers_per_pallet: 2,
    number_of_items_on_pallet: 12,
    weight: 50.5,
    gross_weight_for_one_cas: 63,
    pallet_weight: 781,
    hl_per_unit: 0.5,
    cart_fields: { packaging_cart: 1, layer_cart: 0, pallets_cart: 0 },
  });
});

describe('why something cannot be ordered', () => {
  const fields = 'orderable not_orderable_reason { code message } available_from substitute { sku } deliveryDate';

  test('ordinary goods can', async () => {
    expect(await detail('T1', fields)).toEqual({
      orderable: true,
      not_orderable_reason: null,
      available_from: null,
      substitute: null,
      deliveryDate: '2026-11-13',
    });
  });

  test('they come back on a day, and something else can be had now', async () => {
    expect(await detail('T3', fields, { language: 'cs' })).toEqual({
      orderable: false,
      not_orderable_reason: { code: 'OUT_OF_STOCK', message: 'Není skladem, znovu od 20.\u00a011.\u00a02026.' },
      available_from: '2026-11-20',
      substitute: { sku: 'T2' },
      deliveryDate: '2026-11-20',
    });
  });

  test.each([
    ['T4', 'OUT_OF_STOCK', 'Esaurito.', null],
    ['T5', 'NO_PRICE', 'Prezzo non ancora disponibile. Contattare il servizio clienti.', '2026-11-13'],
    ['T6', 'DISCONTINUED', 'Fuori catalogo.', null],
  ])('%s: %s', async (sku, code, message, deliveryDate) => {
    expect(await detail(sku, fields, { language: 'it' })).toMatchObject({
      orderable: false,
      not_orderable_reason: { code, message },
      deliveryDate,
    });
  });
});

test('a description comes in the reader’s language, else in English', async () => {
  expect(await detail('T8', 'description { html }', { language: 'cs' })).toEqual({
    description: { html: '<p>Hořké</p>' },
  });
  expect(await detail('T8', 'description { html }', { language: 'es' })).toEqual({
    description: { html: '<p>Bitter</p>' },
  });
  expect(await detail('T1', 'description { html }')).toEqual({ description: { html: '' } });
});

test('a product shows its pictures, the small one in lists, and one without any has none', async () => {
  expect(await detail('T1', 'images { url } thumbnail')).toEqual({ images: [], thumbnail: '' });
  expect(await detail('T8', 'images { url label } thumbnail')).toEqual({
    images: [
      { url: '/content/pictures/1.png', label: 'Front' },
      { url: '/content/pictures/2.png', label: 'Back' },
    ],
    thumbnail: '/content/pictures/s.png',
  });
  expect(await detail('T9', 'images { url label } thumbnail downloads { name url size }', { language: 'cs' })).toEqual({
    images: [{ url: '/content/images/t9.png', label: 'Front' }],
    thumbnail: '/content/images/t9.png',
    downloads: [{ name: 'Technický list', url: '/content/t9.pdf', size: 12 }],
  });
});

test('related goods come with their prices, a bundle among them, and theirs do not', async () => {
  const { related_products } = await detail('T1', 'related_products { sku your_price related_products { sku } }');

  expect(related_products).toEqual([
    { sku: 'T2', your_price: 100, related_products: [] },
    { sku: 'T3', your_price: 100, related_products: [] },
    { sku: 'T-BUNDLE', your_price: null, related_products: [] },
  ]);
});
