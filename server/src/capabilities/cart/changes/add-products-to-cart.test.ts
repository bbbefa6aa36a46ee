import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../../testing/portal.ts';
import { codesOf, outcomeOf, shopperAt, type TestShopper } from '../testing/test-cart.ts';
import { addManyProducts } from '../testing/test-many-products.ts';

let portal: TestPortal;
let owner: TestShopper;
let cartId: string;
beforeAll(async () => {
  portal = await openTestPortal();
  owner = shopperAt(await portal.signIn('owner@ulipy.example'), { outlet: '100234' });
  cartId = await owner.openCart();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.sql('delete from cart_item');
  await portal.sql(`update cart set ship_to_id = null, transport_type = null, delivery_date = null,
    customer_order_number = null, note_for_driver = null`);
});

const refusal = {
  en: 'One or more products could not be added to the cart',
  cs: 'Jeden nebo více produktů se nepodařilo přidat do košíku',
};

test('lines come back with prices, deposits, weight and what the load still lacks', async () => {
  const { cart, user_errors, line_results } = outcomeOf(
    await owner.add(cartId, [
      { sku: 'CZ100001', quantity: 1 },
      { sku: 'CZ100003', quantity: 2, number_of_layer: 1 },
    ]),
  );

  expect(user_errors).toEqual([]);
  expect(
    line_results.map(({ status, quantity_total }: { status: string; quantity_total: number }) => [
      status,
      quantity_total,
    ]),
  ).toEqual([
    ['added', 1],
    ['added', 10],
  ]);
  expect(cart.items).toMatchObject([
    {
      product: { sku: 'CZ100001' },
      quantity: 1,
      quantity_total: 1,
      pack_format: 'KEG50',
      weight: 63,
      prices: { unit: 2127.9, unit_tax: 2574.76, row_total: 2127.9, basic_unit: 2595, discount: 0 },
      errors: [],
      price_before: null,
    },
    {
      quantity: 2,
      number_of_packages: 2,
      number_of_layer: 1,
      number_of_layer_total: 1,
      quantity_total: 10,
      weight: 193,
      prices: { unit: 348.5, row_total: 3485, row_total_tax: 4216.85 },
    },
  ]);
  expect(cart.prices).toEqual({
    basic_total: 6695,
    basic_total_tax: 8100.95,
    your_total: 5612.9,
    your_total_tax: 6791.61,
    discount_total: 0,
    tax_total: 1178.71,
    deposit_total: 2600,
    grand_total: 8212.9,
    grand_total_tax: 9391.61,
    currency: 'CZK',
    taxes: [{ rate: 21, base: 5612.9, amount: 1178.71 }],
  });
  expect(cart.returnable_items).toMatchObject([
    { parent_sku: 'CZ100001', sku: 'CZ-KEG', total_units: 1, unit_price: 1000, total_price: 1000 },
    { parent_sku: 'CZ100003', sku: 'CZ-BOTTLE', total_units: 200, unit_price: 3, total_price: 600 },
    { parent_sku: 'CZ100003', sku: 'CZ-CRATE', total_units: 10, unit_price: 100, total_price: 1000 },
  ]);
  expect(cart).toMatchObject({ ship_to_id: '100234', total_quantity: 11, email: 'owner@ulipy.example' });
});

test('one line can be added by the flat arguments', async () => {
  const document = `mutation ($id: String!) {
    addProductsToCart(cart_id: $id, sku: "CZ100001", quantity: 2, number_of_layer: 1, number_of_pallet: 0) {
      cart { items { quantity_total } } user_errors { code } } }`;

  const { addProductsToCart } = (await owner.caller.graphql(document, { variables: { id: cartId } })).body.data;

  expect(addProductsToCart).toEqual({ cart: { items: [{ quantity_total: 8 }] }, user_errors: [] });
});

test.each(['en', 'cs'] as const)(
  'what cannot be added is reported in %s, line by line, and the rest is added',
  async (language) => {
    const { cart, user_errors, line_results } = outcomeOf(
      await owner.add(
        cartId,
        [
          { sku: 'NOPE', quantity: 1 },
          { sku: 'CZ100001', quantity: 2 },
        ],
        { language },
      ),
    );

    expect(cart.items).toMatchObject([{ product: { sku: 'CZ100001' }, quantity: 2 }]);
    expect(user_errors[0]).toEqual({ code: 'PRODUCTS_NOT_ADDED', message: refusal[language], path: ['cart_items'] });
    expect(user_errors[1]).toMatchObject({ code: 'NOT_OFFERED', path: ['cart_items', '0', 'NOPE'] });
    expect(line_results).toMatchObject([
      { sku: 'NOPE', status: 'refused', quantity_total: 0, code: 'NOT_OFFERED' },
      { sku: 'CZ100001', status: 'added', quantity_total: 2, code: null },
    ]);
  },
);

test.each([
  ['a negative quantity', { sku: 'CZ100001', quantity: -1 }, 'QUANTITY_INVALID'],
  ['nothing', { sku: 'CZ100001', quantity: 0 }, 'QUANTITY_INVALID'],
  ['an absurd quantity', { sku: 'CZ100001', quantity: 1e308 }, 'QUANTITY_TOO_LARGE'],
  ['a crumb', { sku: 'CZ100001', quantity: 0.0001 }, 'QUANTITY_NOT_WHOLE'],
  ['more than can be counted', { sku: 'CZ100001', quantity: 2 ** 53 }, 'QUANTITY_TOO_LARGE'],
  ['negative layers', { sku: 'CZ100001', quantity: 1, number_of_layer: -1 }, 'QUANTITY_INVALID'],
  ['all layers there are', { sku: 'CZ100001', number_of_layer: 2 ** 31 - 1 }, 'QUANTITY_TOO_LARGE'],
  ['an article of another market', { sku: 'SK100015', quantity: 1 }, 'NOT_OFFERED'],
  ['an article that is no longer sold', { sku: 'CZ100057', quantity: 1 }, 'DISCONTINUED'],
  ['an article that is out of stock', { sku: 'CZ100051', quantity: 1 }, 'OUT_OF_STOCK'],
  [
    'options of another bundle',
    { sku: 'CZS100201', quantity: 1, selected_options: ['CZS100202-1-1'] },
    'BUNDLE_OPTION_UNKNOWN',
  ],
  [
    'a fixed option in another quantity',
    { sku: 'CZS100201', quantity: 1, selected_options: ['CZS100201-1-1', 'CZS100201-2-1:3', 'CZS100201-3-1'] },
    'BUNDLE_OPTION_FIXED',
  ],
  [
    'a bundle without what it must have',
    { sku: 'CZS100201', quantity: 1, selected_options: ['CZS100201-1-1'] },
    'BUNDLE_OPTION_MISSING',
  ],
  ['more bundles than are left', { sku: 'CZS100202', quantity: 3 }, 'BUNDLE_LIMIT'],
  ['a bundle that is over', { sku: 'CZS100203', quantity: 1 }, 'BUNDLE_ENDED'],
])('%s is refused and the cart is not touched (A10)', async (_name, line, code) => {
  const before = await owner.customerCart();

  const { cart, user_errors, line_results } = outcomeOf(await owner.add(cartId, [line]));

  expect(codesOf(user_errors)).toEqual(['PRODUCTS_NOT_ADDED', code]);
  expect(user_errors[0].message).toBe(refusal.en);
  expect(line_results).toMatchObject([{ status: 'refused', code }]);
  expect(cart.items).toEqual([]);
  expect(await owner.customerCart()).toEqual(before);
});

test.each([
  ['"1e3"', 'a text'],
  ['2147483648', 'layers beyond an Int', 'number_of_layer'],
  ['NaN', 'no number'],
])('%s (%s) is no request at all', async (value, _name, field = 'quantity') => {
  const document = `mutation { addProductsToCart(cart_id: "${cartId}", sku: "CZ100001", ${field}: ${value}) { cart { id } } }`;

  expect((await owner.caller.graphql(document)).status).toBe(400);
});

test('a call without a line is no request', async () => {
  const answer = await owner.caller.graphql(`mutation { addProductsToCart(cart_id: "${cartId}") { cart { id } } }`);

  expect([answer.status, answer.body.errors[0].extensions.code]).toEqual([400, 'MALFORMED_REQUEST']);
});

test('an article that the customer is not offered answers like one that does not exist', async () => {
  await portal.sql(
    `update price_list set excluded_skus = '{CZ100002}', excluded_brands = '{Sadovka}' where code = 'CZ-ULIPY'`,
  );
  portal.clock.advance({ ms: 3_000 });
  const [{ sku: cider } = { sku: '' }] = await portal.sql<{ sku: string }>(
    `select sku from product where brand = 'Sadovka' and country = 'CZ' limit 1`,
  );

  const { line_results } = outcomeOf(
    await owner.add(cartId, [
      { sku: 'CZ100002', quantity: 1 },
      { sku: cider, quantity: 1 },
      { sku: 'NOPE', quantity: 1 },
    ]),
  );

  const [{ message }] = line_results;
  expect(line_results.map((result: { code: string; message: string }) => [result.code, result.message])).toEqual(
    Array(3).fill(['NOT_OFFERED', message]),
  );
  await portal.sql(`update price_list set excluded_skus = '{}', excluded_brands = '{}' where code = 'CZ-ULIPY'`);
  portal.clock.advance({ ms: 3_000 });
});

test('an article without a price for this customer is refused, with the reason in their language', async () => {
  await portal.sql(
    `delete from price where sku = 'CZ100004' and price_list_id = (select id from price_list where code = 'CZ-ULIPY')`,
  );

  const { line_results } = outcomeOf(await owner.add(cartId, [{ sku: 'CZ100004', quantity: 1 }], { language: 'cs' }));

  expect(line_results).toMatchObject([
    { code: 'NO_PRICE', message: 'Cenu pro vás zatím nemáme. Zeptejte se zákaznického servisu.' },
  ]);
});

test('a bundle is one line with its options, their weights and their deposits', async () => {
  const { cart } = outcomeOf(await owner.add(cartId, [{ sku: 'CZS100201', quantity: 2 }]));
  const again = outcomeOf(
    await owner.add(cartId, [
      { sku: 'CZS100201', quantity: 1, selected_options: ['CZS100201-3-1', 'CZS100201-1-1', 'CZS100201-2-1'] },
      { sku: 'CZS100201', quantity: 1, selected_options: ['CZS100201-3-1', 'CZS100201-1-2:6', 'CZS100201-2-2'] },
    ]),
  );

  const [line] = cart.items;
  const unit = line.bundle_options.reduce(
    (sum: number, { price, quantity }: { price: number; quantity: number }) => sum + Math.round(price * 100) * quantity,
    0,
  );
  expect(line.bundle_options.map(({ sku, quantity }: { sku: string; quantity: number }) => [sku, quantity])).toEqual([
    ['CZ100001', 4],
    ['CZ100060', 2],
    ['CZ100014', 1],
  ]);
  expect(Math.round(line.prices.unit * 100)).toBe(unit);
  expect(line.prices.row_total).toBe((unit * 2) / 100);
  expect(cart.returnable_items[0]).toMatchObject({ parent_sku: 'CZS100201', sku: 'CZ-KEG' });
  expect(cart.progress_bar_data.iTotalQty).toBe(14);
  expect(again.cart.items).toMatchObject([
    { quantity: 3 },
    { quantity: 1, bundle_options: [{ sku: 'CZ100038', quantity: 6 }, { sku: 'CZ100062' }, { sku: 'CZ100014' }] },
  ]);
});

test('more of a bundle than is left besides one’s own is lowered to what is left', async () => {
  await owner.add(cartId, [{ sku: 'CZS100202', quantity: 1 }]);

  const { cart, user_errors, line_results } = outcomeOf(await owner.add(cartId, [{ sku: 'CZS100202', quantity: 2 }]));

  expect(line_results).toMatchObject([
    { status: 'lowered', quantity_total: 1, code: 'BUNDLE_LIMIT', message: 'Limited amount. Left of this bundle: 2.' },
  ]);
  expect(codesOf(user_errors)).toEqual(['BUNDLE_LIMIT']);
  expect(cart.items).toMatchObject([{ quantity: 2, errors: [] }]);
});

test('the price follows the break that all packs of the line reach, layers and pallets counted', async () => {
  const warehouse = shopperAt(await portal.signIn('warehouse@velkosklad-brno.example'), { outlet: '100237' });
  const id = await warehouse.openCart();

  const units = [];
  for (const number_of_pallet of [4, 1])
    units.push(outcomeOf(await warehouse.add(id, [{ sku: 'CZ100005', number_of_pallet }])).cart.items[0].prices.unit);

  expect(units).toEqual([1334.21, 1306.7]);
});

test('two hundred different lines fit, and one more is refused', async () => {
  const skus = await addManyProducts(portal, 'CZ-ULIPY', 201);

  const { cart, line_results } = outcomeOf(
    await owner.add(
      cartId,
      skus.map((sku) => ({ sku, quantity: 1 })),
    ),
  );
  const more = outcomeOf(await owner.add(cartId, [{ sku: 'L000', quantity: 1 }]));

  expect(cart.items).toHaveLength(200);
  expect(cart.prices.your_total).toBe(20_002);
  expect(line_results[200]).toMatchObject({ sku: 'L200', status: 'refused', code: 'TOO_MANY_LINES' });
  expect(more.cart.items[0].quantity).toBe(2);
});
