import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { codesOf } from '#capabilities/cart/testing/test-cart.ts';
import { watchRoundTrips } from '#platform/database/test-round-trips.ts';
import type { TestPortal } from '../../../testing/portal.ts';
import { fillCart, openPubOrdering, type Placer } from '../test-placing.ts';
import { repeaterAt } from './test-reorder.ts';

let portal: TestPortal;
let owner: Placer;
let again: ReturnType<typeof repeaterAt>;
let number: string;

const lines = [
  { sku: 'CZ100001', quantity: 6 },
  { sku: 'CZ100003', number_of_layer: 1 },
  { sku: 'CZ100038', quantity: 2 },
  { sku: 'CZS100201', quantity: 1, selected_options: ['CZS100201-1-2:5', 'CZS100201-2-2', 'CZS100201-3-1'] },
];

beforeAll(async () => {
  ({ portal, owner } = await openPubOrdering({ env: { JOBS: '0' } }));
  again = repeaterAt(owner.caller);
  await portal.sql(`update ship_to_transport set maximum_weight_kg = null where ship_to_id = '100234'`);
  number = (await owner.place((await fillCart(owner, lines)).id)).order.order_number;
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.sql(`update product set is_discontinued = sku = 'CZ100057', is_out_of_stock = sku = 'CZ100051',
    substitute_sku = null, available_from = null`);
  await portal.sql(`update price set net_price = net_price - 10 where sku = 'CZ100001' and net_price > 2135`);
  await portal.sql(`delete from cart_undo`);
  await portal.sql(`delete from cart where state <> 'ordered'`);
  portal.clock.advance({ ms: 3_000 });
});

const changeGoods = async (...statements: string[]) => {
  for (const statement of statements) await portal.sql(statement);
  portal.clock.advance({ ms: 3_000 });
};

const discontinue = (sku: string, substitute: string) =>
  `update product set is_discontinued = true, substitute_sku = '${substitute}' where sku = '${sku}'`;

const fields = ({
  items,
  ship_to_id,
  delivery_method,
  delivery_date,
  customer_order_number,
}: Record<string, never>) => ({
  ship_to_id,
  delivery_method,
  delivery_date,
  customer_order_number,
  items,
});

test('an empty cart is filled with the goods as then, in their units and with the chosen options', async () => {
  const { cart, lines: repeated, userInputErrors } = await again.repeat(number);

  expect(userInputErrors).toEqual([]);
  expect(repeated.map(({ sku, status }: Record<string, string>) => [sku, status])).toEqual(
    lines.map(({ sku }) => [sku, 'taken']),
  );
  expect(cart).toMatchObject({
    ship_to_id: '100234',
    delivery_method: 'VAN',
    delivery_date: '2026-11-13',
    customer_order_number: null,
  });
  expect(cart.items.map((item: Record<string, number>) => [item.quantity, item.number_of_layer])).toEqual([
    [6, 0],
    [0, 1],
    [2, 0],
    [1, 0],
  ]);
  expect(cart.items[3].bundle_options.map(({ sku, quantity }: Record<string, string>) => [sku, quantity])).toEqual([
    ['CZ100038', 5],
    ['CZ100062', 2],
    ['CZ100014', 1],
  ]);
});

test('what is gone is named with its cause and its substitute, and another price with its effect', async () => {
  await changeGoods(
    discontinue('CZ100038', 'CZ100001'),
    `update product set is_out_of_stock = true, available_from = '2026-11-24' where sku = 'CZ100003'`,
    `update price set net_price = net_price + 10 where sku = 'CZ100001'`,
  );

  const {
    cart,
    lines: repeated,
    userInputErrors,
  } = await again.repeat(number, undefined, { headers: { language: 'en' } });

  expect(repeated).toMatchObject([
    { sku: 'CZ100001', status: 'changed', effect: 60, code: null },
    { sku: 'CZ100003', status: 'missing', code: 'OUT_OF_STOCK', substitute: null },
    {
      sku: 'CZ100038',
      status: 'missing',
      code: 'DISCONTINUED',
      substitute: { product: { sku: 'CZ100001' }, quantity: 2, quantity_total: 2 },
    },
    // An offer goes with the first of its parts.
    { sku: 'CZS100201', status: 'missing', code: 'DISCONTINUED' },
  ]);
  expect(repeated[0].price_now - repeated[0].price_before).toBe(10);
  expect(repeated[1].message).toMatch(/24/);
  expect(codesOf(userInputErrors)).toEqual(['OUT_OF_STOCK', 'DISCONTINUED', 'DISCONTINUED']);
  expect(userInputErrors[1].path).toEqual(['lines', '2', 'CZ100038']);
  expect(cart.items.map(({ product }: { product: { sku: string } }) => product.sku)).toEqual(['CZ100001']);
});

test('where no line can be had nothing changes, and the given sentence is said', async () => {
  await changeGoods(`update product set is_discontinued = true`);
  const before = await owner.customerCart();

  const { cart, userInputErrors, undo_id } = await again.repeat(number);

  expect(userInputErrors[0]).toMatchObject({ code: 'REORDER_NOT_POSSIBLE' });
  expect(userInputErrors).toHaveLength(5);
  expect([cart.version, undo_id]).toEqual([before.version, null]);
});

test('a full cart keeps its lines and the same goods add up; undoing gives the very same cart back', async () => {
  await owner.add(
    await owner.openCart(),
    [
      { sku: 'CZ100001', quantity: 3 },
      { sku: 'CZ100010', quantity: 2 },
    ],
    {
      outlet: '100234',
    },
  );
  const { id: cart_id } = (await owner.setMethod({ cart_id: await owner.openCart(), method: 'VAN' })).body.data
    .setShippingMethodsOnCart.cart;
  await owner.setReference({ cart_id, customer_order_number: 'mine' });
  const before = await owner.customerCart();
  const preview = await again.preview(number);

  const { cart, undo_id } = await again.repeat(number);
  const undone = await again.undo(undo_id);

  expect(preview).toMatchObject({ cart_lines: 2, add: { lines_after: 5, merged: 1 }, replace: { lines_after: 4 } });
  expect(cart.items).toHaveLength(5);
  expect(cart.items[0]).toMatchObject({ quantity: 9 });
  expect(cart.progress_bar_data.iTotalCartWeight).toBe(preview.add.load.iTotalCartWeight);
  expect(undone.user_errors).toEqual([]);
  expect(fields(undone.cart)).toEqual(fields(before));
  expect(fields(await owner.customerCart())).toEqual(fields(before));
  expect((await again.undo(undo_id)).user_errors).toMatchObject([{ code: 'UNDO_GONE' }]);
});

test('replacing keeps the old cart as a saved order; undoing makes it the cart again', async () => {
  const cart_id = await owner.openCart();
  await owner.add(cart_id, [{ sku: 'CZ100010', quantity: 2 }], { outlet: '100234' });
  const before = await owner.customerCart();

  const { cart, saved_cart_id, undo_id } = await again.repeat(number, 'REPLACE');
  const savedNow = await portal.sql(`select state from cart where id = $1`, [cart_id]);
  const undone = await again.undo(undo_id);

  expect([cart.items.length, saved_cart_id, savedNow]).toEqual([4, cart_id, [{ state: 'saved' }]]);
  expect(fields(undone.cart)).toEqual(fields(before));
  expect(undone.cart.id).toBe(cart_id);
  expect(await portal.sql(`select state from cart where state <> 'ordered' order by state`)).toEqual([
    { state: 'active' },
    { state: 'deleted' },
  ]);
});

test('what was changed since is not undone, nor after an hour, nor by somebody else', async () => {
  const { cart, undo_id } = await again.repeat(number);
  await owner.remove({ cart_id: cart.id, cart_item_id: cart.items[0].id });
  const changed = await again.undo(undo_id);
  const late = await again.repeat(number);
  const shift = repeaterAt(await portal.signIn('shift@ulipy.example'));

  expect(changed.user_errors).toMatchObject([{ code: 'UNDO_CART_CHANGED' }]);
  expect(changed.cart.items).toHaveLength(3);
  expect((await shift.undo(late.undo_id)).user_errors).toMatchObject([{ code: 'UNDO_GONE' }]);
  await portal.sql(`update cart_undo set created_at = created_at - interval '61 minutes'`);
  expect((await again.undo(late.undo_id)).user_errors).toMatchObject([{ code: 'UNDO_GONE' }]);
});

test('an order of another ship-to moves an empty cart, and can only replace a full one', async () => {
  const cart_id = await owner.openCart();
  await owner.setShipTo({ cart_id, ship_to_id: '100235' });
  const moved = await again.repeat(number, 'ADD', { headers: { 'outlet-id': '100235' } });
  await again.undo(moved.undo_id);
  await owner.add(cart_id, [{ sku: 'CZ100010', quantity: 2 }], { outlet: '100235' });

  const added = await again.repeat(number);
  const preview = await again.preview(number);
  const replaced = await again.repeat(number, 'REPLACE');

  expect([moved.cart.ship_to_id, moved.cart.items.length]).toEqual(['100234', 4]);
  expect(codesOf(added.userInputErrors)).toEqual(['REORDER_OTHER_SHIP_TO']);
  expect(added.cart).toMatchObject({ ship_to_id: '100235', items: [{ quantity: 2 }] });
  expect(preview).toMatchObject({ add: { error: { code: 'REORDER_OTHER_SHIP_TO' } }, replace: { error: null } });
  expect(replaced.cart).toMatchObject({ ship_to_id: '100234' });
});

test('parallel presses fill once each and lose nothing', async () => {
  await owner.openCart();

  const answers = await Promise.all(Array.from({ length: 5 }, () => again.repeat(number)));

  expect(answers.every(({ userInputErrors }) => userInputErrors.length === 0)).toBe(true);
  expect((await owner.customerCart()).items[0]).toMatchObject({ quantity: 30 });
});

test('presses that add and that replace at once wait for each other, and every keg is in some cart', async () => {
  await owner.add(await owner.openCart(), [{ sku: 'CZ100010', quantity: 2 }], { outlet: '100234' });

  const answers = await Promise.all(
    (['REPLACE', 'ADD', 'REPLACE', 'ADD'] as const).map((mode) => again.repeat(number, mode)),
  );

  expect(answers.map(({ userInputErrors }) => userInputErrors)).toEqual([[], [], [], []]);
  const [kept] = await portal.sql<{ kegs: number; carts: number }>(
    `select sum(i.quantity)::int as kegs, count(distinct c.id) filter (where c.state = 'active')::int as carts
     from cart c join cart_item i on i.cart_id = c.id where c.state in ('active', 'saved') and i.sku = 'CZ100001'`,
  );
  expect(kept).toEqual({ kegs: 4 * 6, carts: 1 });
  expect(await portal.sql(`select from cart where state = 'saved'`)).toHaveLength(2);
});

test('a suspended ship-to is reported, two hundred saved orders too, and neither changes anything', async () => {
  const cart_id = await owner.openCart();
  await owner.add(cart_id, [{ sku: 'CZ100010', quantity: 2 }], { outlet: '100234' });
  await portal.sql(`insert into cart (uid, state, created_at, changed_at, saved_at)
    select 'u-ulipy-owner', 'saved', now(), now(), now() from generate_series(1, 200)`);
  const tooMany = await again.repeat(number, 'REPLACE');
  await changeGoods(`update ship_to set status = 'Suspended' where id = '100234'`);
  const suspended = await again.repeat(number);
  await changeGoods(`update ship_to set status = 'Active' where id = '100234'`);

  expect(codesOf(tooMany.userInputErrors)[0]).toBe('TOO_MANY_SAVED_ORDERS');
  expect(codesOf(suspended.userInputErrors)).toEqual(['SHIP_TO_SUSPENDED']);
  expect(await owner.customerCart()).toMatchObject({ id: cart_id, items: [{ quantity: 2 }] });
});

test('a foreign order answers like a missing one, to repeat and to look at', async () => {
  const strangers = await Promise.all(
    ['owner@tatravelko.example', 'academy@ulipy.example'].map((email) => portal.signIn(email)),
  );
  for (const stranger of strangers) {
    const [foreign, missing] = await Promise.all(
      [number, '4599999'].map((asked) => repeaterAt(stranger).askToRepeat(asked)),
    );
    expect(foreign?.body.errors[0].message).toBe(missing?.body.errors[0].message);
    expect(foreign?.body.errors[0].extensions.code).toBe(missing?.body.errors[0].extensions.code);
  }
});

test('repeating is three round trips: order and lock, prices, what is written with the commit', async () => {
  await again.repeat(number);

  const { trips, statements } = await watchRoundTrips(() => again.repeat(number));

  expect(trips).toBe(3);
  expect(statements.length).toBeLessThanOrEqual(12);
  expect(await portal.sql(`select count(*)::int as n from audit_event where action = 'order-repeated'`)).not.toEqual([
    { n: 0 },
  ]);
});

test('without a number it is the last order of the chosen ship-to that still counts', async () => {
  const here = { headers: { 'outlet-id': '100234' } };
  const known = await again.preview(undefined, here);
  await portal.sql(`update placed_order set cancellation = 'done' where order_number = $1`, [number]);
  const none = await again.preview(undefined, here);
  await portal.sql(`update placed_order set cancellation = 'none' where order_number = $1`, [number]);

  expect(known).toMatchObject({ order_number: number, placed_on: '2026-11-12', line_count: 4, currency: 'CZK' });
  expect(none).toMatchObject({ order_number: null, lines: [], add: null });
});

test('a day that is over is not repeated: the earliest open one is proposed, and a chosen one stays', async () => {
  await portal.sql(`update placed_order set delivery_date = '2026-11-02' where order_number = $1`, [number]);
  const { cart, undo_id } = await again.repeat(number);
  await again.undo(undo_id);
  await owner.add(cart.id, [{ sku: 'CZ100010', quantity: 1 }], { outlet: '100234' });
  await owner.setMethod({ cart_id: cart.id, method: 'VAN', delivery_date: '2026-11-20' });
  const chosen = await again.repeat(number);
  await portal.sql(`update placed_order set delivery_date = '2026-11-13' where order_number = $1`, [number]);

  const [van] = cart.available_transport_types;
  expect([cart.delivery_date, cart.delivery_method]).toEqual([van.earliest_date, 'VAN']);
  expect(chosen.cart.delivery_date).toBe('2026-11-20');
});

test('a bundle of which a chosen part is gone is told, and not filled with another', async () => {
  await changeGoods(`delete from bundle_option where id = 'CZS100201-1-2'`);

  const { lines: repeated, cart } = await again.repeat(number);

  expect(repeated[3]).toMatchObject({ sku: 'CZS100201', status: 'missing', code: 'BUNDLE_OPTION_UNKNOWN' });
  expect(cart.items).toHaveLength(3);
});
