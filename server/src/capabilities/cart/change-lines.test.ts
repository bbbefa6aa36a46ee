import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { codesOf, outcomeOf, shopperAt, type TestShopper } from './testing/test-cart.ts';

let portal: TestPortal;
let owner: TestShopper;
let cart_id: string;
let items: { id: string }[];
let version: number;
beforeAll(async () => {
  portal = await openTestPortal();
  owner = shopperAt(await portal.signIn('owner@ulipy.example'), { outlet: '100234' });
  cart_id = await owner.openCart();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.sql('delete from cart_item');
  const lines = [
    { sku: 'CZ100001', quantity: 2 },
    { sku: 'CZ100003', quantity: 1, number_of_layer: 1 },
  ];
  ({ items, version } = outcomeOf(await owner.add(cart_id, lines)).cart);
});

const set = (nth: number, amount: object) => ({ cart_item_id: items[nth]?.id, ...amount });

test('lines are set to what is given, and what is not given stays', async () => {
  const { cart } = outcomeOf(
    await owner.update({ cart_id, version, cart_items: [set(0, { quantity: 6 }), set(1, { number_of_pallet: 1 })] }),
  );

  expect(cart.version).toBe(version + 1);
  expect(cart.items).toMatchObject([
    { id: items[0]?.id, quantity: 6, quantity_total: 6 },
    {
      id: items[1]?.id,
      quantity: 1,
      number_of_layer: 1,
      number_of_pallet: 1,
      number_of_layer_total: 6,
      quantity_total: 49,
    },
  ]);
});

test('a line of nothing is removed, and all of them may be', async () => {
  const one = outcomeOf(await owner.update({ cart_id, cart_items: [set(0, { quantity: 0 })] }));
  const none = outcomeOf(
    await owner.update({ cart_id, cart_items: [set(1, { quantity: 0, number_of_layer: 0, number_of_pallet: 0 })] }),
  );

  expect(one.cart.items).toMatchObject([{ product: { sku: 'CZ100003' } }]);
  expect(none.cart).toMatchObject({ items: [], prices: { grand_total_tax: 0 }, total_quantity: 0 });
  expect(codesOf(none.cart.obstacles)).toContain('CART_EMPTY');
});

test.each(['en', 'cs'] as const)(
  'a set on what has changed since is refused in %s with the fresh cart',
  async (language) => {
    await owner.add(cart_id, [{ sku: 'CZ100001', quantity: 1 }]);

    const { cart, user_errors } = outcomeOf(
      await owner.update({ cart_id, version, cart_items: [set(0, { quantity: 50 })] }, { language }),
    );

    const message = {
      en: 'The cart has changed in the meantime. Check it and try again.',
      cs: 'Košík se mezitím změnil. Zkontrolujte ho a zkuste to znovu.',
    }[language].replace(' a zkuste', ' a\u00a0zkuste');
    expect(user_errors).toEqual([{ code: 'CART_CHANGED', message, path: null }]);
    expect(cart).toMatchObject({ version: version + 1, items: [{ quantity: 3 }, {}] });
    expect(await owner.customerCart({ language })).toEqual(cart);
  },
);

test('without a version a set is taken as it is', async () => {
  await owner.add(cart_id, [{ sku: 'CZ100001', quantity: 1 }]);

  const { cart } = outcomeOf(await owner.update({ cart_id, cart_items: [set(0, { quantity: 9 })] }));

  expect(cart.items[0]).toMatchObject({ quantity: 9 });
});

test.each([
  [{ quantity: -1 }, 'QUANTITY_INVALID'],
  [{ quantity: 1e308 }, 'QUANTITY_TOO_LARGE'],
  [{ quantity: 0.0001 }, 'QUANTITY_NOT_WHOLE'],
  [{ quantity: 2 ** 53 }, 'QUANTITY_TOO_LARGE'],
  [{ number_of_layer: -1 }, 'QUANTITY_INVALID'],
  [{ number_of_pallet: 2 ** 31 - 1 }, 'QUANTITY_TOO_LARGE'],
])('a line cannot be set to %j (A10)', async (amount, code) => {
  const before = await owner.customerCart();

  const { user_errors } = outcomeOf(await owner.update({ cart_id, cart_items: [set(0, amount)] }));

  expect(codesOf(user_errors)).toEqual(['PRODUCTS_NOT_ADDED', code]);
  expect(user_errors[0].message).toBe('One or more products could not be added to the cart');
  expect(await owner.customerCart()).toEqual(before);
});

test('a line that cannot be set leaves the others alone', async () => {
  const { cart, user_errors } = outcomeOf(
    await owner.update({ cart_id, cart_items: [set(0, { quantity: -5 }), set(1, { quantity: 4 })] }),
  );

  expect(cart.items).toMatchObject([{ quantity: 2 }, { quantity: 4 }]);
  expect(user_errors[1]).toMatchObject({ code: 'QUANTITY_INVALID', path: ['cart_items', '0', 'CZ100001'] });
});

test('a line is removed by its id', async () => {
  const { cart, user_errors } = outcomeOf(await owner.remove({ cart_id, cart_item_id: items[0]?.id }));

  expect(user_errors).toEqual([]);
  expect(cart.items).toMatchObject([{ product: { sku: 'CZ100003' } }]);
  expect(cart.version).toBe(version + 1);
});

test('the line of another cart, an unknown one and no id at all are all not there, and nothing is changed', async () => {
  const other = shopperAt(await portal.signIn('warehouse@velkosklad-brno.example'), { outlet: '100237' });
  const otherId = await other.openCart();
  const [foreign] = outcomeOf(await other.add(otherId, [{ sku: 'CZ100001', quantity: 7 }])).cart.items;
  const before = await owner.customerCart();

  for (const id of [foreign.id, '00000000-0000-4000-8000-000000000000', "x' or '1'='1", '']) {
    const removed = outcomeOf(await owner.remove({ cart_id, cart_item_id: id }));
    const updated = outcomeOf(await owner.update({ cart_id, cart_items: [{ cart_item_id: id, quantity: 1 }] }));
    expect(removed.user_errors).toEqual([
      { code: 'ITEM_NOT_FOUND', message: 'This line is no longer in the cart.', path: ['cart_item_id'] },
    ]);
    expect(codesOf(updated.user_errors)).toEqual(['PRODUCTS_NOT_ADDED', 'ITEM_NOT_FOUND']);
  }
  expect(await owner.customerCart()).toEqual(before);
  expect(await other.customerCart()).toMatchObject({ items: [{ quantity: 7 }] });
});

test('a changed price shows with the old one until the line is touched again', async () => {
  const setPrice = (price: number) =>
    portal.sql(
      `update price set net_price = $1 where sku = 'CZ100001' and price_list_id = (select id from price_list where code = 'CZ-ULIPY')`,
      [price],
    );
  const before = await owner.customerCart();
  await setPrice(2200);

  const changed = await owner.customerCart();
  const accepted = outcomeOf(await owner.update({ cart_id, cart_items: [set(0, { quantity: 2 })] })).cart;
  await setPrice(2127.9);

  expect(changed.items[0]).toMatchObject({ price_before: 2127.9, prices: { unit: 2200, row_total: 4400 } });
  expect(changed.shown_hash).not.toBe(before.shown_hash);
  expect(accepted.items[0]).toMatchObject({ price_before: null, prices: { unit: 2200 } });
  expect(accepted.shown_hash).toBe(changed.shown_hash);
});

test('what became of an article after it was put into the cart is reported on every look', async () => {
  await portal.sql(`update product set is_out_of_stock = true, available_from = '2026-11-30' where sku = 'CZ100001'`);
  await portal.sql(`update product set is_discontinued = true where sku = 'CZ100003'`);
  portal.clock.advance({ ms: 3_000 });

  const cart = await owner.customerCart({ language: 'cs' });

  expect(cart.items.map(({ errors }: { errors: { code: string; message: string }[] }) => errors)).toMatchObject([
    [{ code: 'OUT_OF_STOCK', message: 'Není skladem, znovu od 30.\u00a011.\u00a02026.' }],
    [{ code: 'DISCONTINUED', message: 'Vyřazeno z\u00a0nabídky.' }],
  ]);
  expect(cart.progress_bar_data.canProceed).toBe(false);
  expect(cart.obstacles.slice(0, 2)).toMatchObject([
    { code: 'OUT_OF_STOCK', path: ['items', items[0]?.id] },
    { code: 'DISCONTINUED', path: ['items', items[1]?.id] },
  ]);
  await portal.sql(
    `update product set is_out_of_stock = false, is_discontinued = false where sku in ('CZ100001', 'CZ100003')`,
  );
  portal.clock.advance({ ms: 3_000 });
});
