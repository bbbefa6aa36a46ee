import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { addProducts, givePriceList, insert } from './test-products.ts';
import { shopperAs, skusOf } from './test-shopper.ts';

let portal: TestPortal;
let ask: ReturnType<typeof shopperAs>;

async function addBundle(
  sku: string,
  own: Record<string, string | number | null>,
  parts: readonly string[] = ['T1', 'T2'],
) {
  const { sql } = portal;
  await addProducts(sql, [{ sku, kind: 'bundle', brand: 'Zkouška' }]);
  await insert(sql, 'bundle', { sku, valid_from: '2026-11-01', valid_to: '2026-11-30', ...own });
  for (const [nth, part] of parts.entries()) {
    await insert(sql, 'bundle_item', {
      id: `${sku}-${nth}`,
      bundle_sku: sku,
      position: nth,
      title: { en: 'Beer', cs: 'Pivo' },
    });
    const option = { bundle_item_id: `${sku}-${nth}`, can_change_quantity: nth === 0 };
    await insert(sql, 'bundle_option', {
      ...option,
      id: `${sku}-${nth}a`,
      position: 0,
      sku: part,
      quantity: 3,
      is_default: true,
    });
    await insert(sql, 'bundle_option', { ...option, id: `${sku}-${nth}b`, position: 1, sku: 'T3', quantity: 1 });
  }
}

beforeAll(async () => {
  portal = await openTestPortal({ now: '2026-11-12T09:30:00Z' });
  await addProducts(portal.sql, [
    { sku: 'T1', brand: 'Zkouška' },
    { sku: 'T2', brand: 'Zkouška', tax_rate: 12 },
    { sku: 'T3', brand: 'Zkouška' },
    { sku: 'T4', brand: 'Zkouška', is_out_of_stock: true },
    { sku: 'T5', brand: 'Zkouška' },
    { sku: 'T6', brand: 'Zkouška' },
  ]);
  await addBundle('B-NOW', { discount_percent: 10, minimum_amount: 2, limited_amount: 10, sold_amount: 8 });
  await addBundle('B-FREE', {});
  await addBundle('B-ENDED', { valid_from: '2026-10-01', valid_to: '2026-11-11' });
  await addBundle('B-LAST-DAY', { valid_from: '2026-11-12', valid_to: '2026-11-12' });
  await addBundle('B-LATER', { valid_from: '2026-11-13' });
  await addBundle('B-SOLD', { minimum_amount: 3, limited_amount: 10, sold_amount: 8 });
  await addBundle('B-UNPRICED', {}, ['T1', 'T5']);
  await addBundle('B-FOREIGN', {}, ['T1', 'T6']);
  await addBundle('B-MISSING', {}, ['T1', 'T4']);
  await givePriceList(portal.sql, '100234', {
    prices: { T1: 100.05, T2: 33.33, T3: 10, T4: 5, T6: 5 },
    excluded_skus: ['T6'],
  });
  portal.clock.advance({ ms: 2_001 });
  const ofOwner = shopperAs(await portal.signIn('owner@ulipy.example'));
  ask = (args, fields, options) => ofOwner(args, fields, { outlet: '100234', language: 'cs', ...options });
});
afterAll(() => portal.close());

async function detail(sku: string, fields: string) {
  const { body } = await ask(`filter: {sku: {eq: "${sku}"}}`, `items { ${fields} }`);
  return body.data.products.items[0];
}

test('a bundle is found by its sku and by nothing else', async () => {
  const listed = await ask('filter: {brand: {eq: "Zkouška"}}', 'items { sku }');
  const among = await ask('filter: {sku: {in: ["B-NOW", "T1"]}}', 'items { sku }');
  const looked = await ask('search: "b-now"', 'total_count');

  expect(await detail('B-NOW', 'sku type_id')).toEqual({ sku: 'B-NOW', type_id: 'bundle' });
  expect(skusOf(listed)).toEqual(['T1', 'T2', 'T3', 'T4', 'T5']);
  expect(skusOf(among)).toEqual(['T1']);
  expect(looked.body.data.products.total_count).toBe(0);
});

const offers = async (args: string, fields = 'total_count items { sku }', account = 'owner@ulipy.example') => {
  const caller = await portal.signIn(account);
  return (await caller.graphql(`{ offers${args} { ${fields} } }`, { headers: { 'outlet-id': '100234' } })).body;
};
const ownOffers = ['B-FREE', 'B-LAST-DAY', 'B-MISSING', 'B-NOW', 'B-UNPRICED'];

test('offers are the bundles that run today and whose parts the caller is offered (T134)', async () => {
  const { data } = await offers('(search: "Zkouška")');

  expect(data.offers.items.map(({ sku }: { sku: string }) => sku).sort()).toEqual(ownOffers);
  expect(data.offers.total_count).toBe(ownOffers.length);
});

test('offers are found by words, page by page, and hold nothing but bundles', async () => {
  const all = await offers('', 'total_count items { type_id }');
  const found = await offers('(search: "b-now")');
  const second = await offers('(search: "Zkouška", pageSize: 2, currentPage: 3)');

  expect(new Set(all.data.offers.items.map(({ type_id }: { type_id: string }) => type_id))).toEqual(
    new Set(['bundle']),
  );
  expect(found.data.offers.items).toEqual([{ sku: 'B-NOW' }]);
  expect(second.data.offers.items).toHaveLength(1);
});

test('the deposit of a bundle is that of its default parts, as the cart charges it', async () => {
  const { data } = await offers(
    '(search: "CZS100201")',
    'items { deposit deposits { units unit_price } multi_deposit items { options { deposit quantity is_default } } }',
  );
  const [garden] = data.offers.items;
  const options = garden.items.flatMap((item: { options: unknown[] }) => item.options);

  const ofParts = options
    .filter(({ is_default }: { is_default: boolean }) => is_default)
    .reduce((sum: number, { deposit, quantity }: { deposit: number; quantity: number }) => sum + deposit * quantity, 0);
  const ofContainers = garden.deposits.reduce(
    (sum: number, { units, unit_price }: { units: number; unit_price: number }) => sum + units * unit_price,
    0,
  );
  expect(garden.deposit).toBeGreaterThan(0);
  expect([ofParts, ofContainers]).toEqual([garden.deposit, garden.deposit]);
});

test('it costs its default options at the customer’s own prices, less its discount', async () => {
  // 3 × 90.05 (100.05 less a tenth, half up) and 3 × 30.00 (33.33 less a tenth).
  expect(await detail('B-NOW', 'bundle_price bundle_price_tax bundle_base_price your_price your_price_tax')).toEqual({
    bundle_price: 360.15,
    bundle_price_tax: 427.68,
    bundle_base_price: null,
    your_price: 360.15,
    your_price_tax: 427.68,
  });
});

test('its parts can be chosen from what the customer is offered', async () => {
  const { items, bundle_fields } = await detail(
    'B-NOW',
    `bundle_fields { minimum_amt valid_from valid_to limited_amount }
     items { option_id title required options { id sku pack_label quantity can_change_quantity price is_default } }`,
  );

  expect(bundle_fields).toEqual({
    minimum_amt: 2,
    valid_from: '2026-11-01',
    valid_to: '2026-11-30',
    limited_amount: 2,
  });
  expect(items).toHaveLength(2);
  expect(items[0]).toEqual({
    option_id: 'B-NOW-0',
    title: 'Pivo',
    required: true,
    options: [
      {
        id: 'B-NOW-0a',
        sku: 'T1',
        pack_label: 'Sud 50\u00a0l',
        quantity: 3,
        can_change_quantity: true,
        price: 90.05,
        is_default: true,
      },
      {
        id: 'B-NOW-0b',
        sku: 'T3',
        pack_label: 'Sud 50\u00a0l',
        quantity: 1,
        can_change_quantity: true,
        price: 9,
        is_default: false,
      },
    ],
  });
  expect((await detail('B-FOREIGN', 'items { options { sku } }')).items[1].options).toEqual([{ sku: 'T3' }]);
});

describe('when it can be ordered', () => {
  test.each([
    ['B-NOW', null],
    ['B-FREE', null],
    ['B-LAST-DAY', null],
    ['B-ENDED', { code: 'BUNDLE_ENDED', message: 'Nabídka skončila 11.\u00a011.\u00a02026.' }],
    ['B-LATER', { code: 'BUNDLE_NOT_STARTED', message: 'Nabídka začíná 13.\u00a011.\u00a02026.' }],
    ['B-SOLD', { code: 'BUNDLE_SOLD_OUT', message: 'Nabídka je vyprodaná.' }],
    ['B-UNPRICED', { code: 'NO_PRICE', message: 'Cenu pro vás zatím nemáme. Zeptejte se zákaznického servisu.' }],
    ['B-FOREIGN', { code: 'NO_PRICE', message: 'Cenu pro vás zatím nemáme. Zeptejte se zákaznického servisu.' }],
    ['B-MISSING', { code: 'OUT_OF_STOCK', message: 'Není skladem.' }],
  ])('%s: %j', async (sku, reason) => {
    expect(await detail(sku, 'orderable not_orderable_reason { code message }')).toEqual({
      orderable: reason === null,
      not_orderable_reason: reason,
    });
  });

  test('without a price for one of its parts it has none', async () => {
    expect(await detail('B-UNPRICED', 'bundle_price your_price')).toEqual({ bundle_price: null, your_price: null });
  });

  test('a change of a part shows within moments', async () => {
    await portal.sql(`update bundle set sold_amount = 9 where sku = 'B-NOW'`);
    portal.clock.advance({ ms: 2_001 });

    expect(await detail('B-NOW', 'not_orderable_reason { code } bundle_fields { limited_amount }')).toEqual({
      not_orderable_reason: { code: 'BUNDLE_SOLD_OUT' },
      bundle_fields: { limited_amount: 1 },
    });
  });
});
