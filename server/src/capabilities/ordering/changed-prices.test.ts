import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { codesOf, outcomeOf } from '#capabilities/cart/testing/test-cart.ts';
import type { TestPortal } from '../../testing/portal.ts';
import { fillCart, forgetOrders, listOrderRows, openPubOrdering, type Placer } from './test-placing.ts';

let portal: TestPortal;
let owner: Placer;
beforeAll(async () => {
  ({ portal, owner } = await openPubOrdering());
});
afterAll(() => portal.close());
beforeEach(() => forgetOrders(portal));

const changePrice = (sku: string, by: number) =>
  portal.sql(
    `update price set net_price = net_price + $2 where sku = $1 and price_list_id =
     (select price_list_id from ship_to_price_list where ship_to_id = '100234')`,
    [sku, by],
  );

test('a price that changed since the summary is reported every time, and the cart is kept (P8)', async () => {
  for (let round = 0; round < 20; round += 1) {
    await forgetOrders(portal);
    const cart = await fillCart(owner, [
      { sku: 'CZ100001', quantity: 6 },
      { sku: 'CZ100003', quantity: 1 },
    ]);
    const old = cart.items[0].prices.unit;
    await changePrice('CZ100001', 1);

    const named = round % 2 === 0 ? { shown_hash: cart.shown_hash } : {};
    const answered = await owner.place(cart.id, named);

    expect(answered.order).toBeNull();
    expect(answered.user_errors).toEqual([
      {
        code: 'PRICE_CHANGED',
        message: 'Some prices have changed. Check them before you place the order.',
        path: null,
      },
    ]);
    expect(answered.price_changes).toHaveLength(1);
    expect(answered.price_changes[0].sku).toBe('CZ100001');
    expect(answered.price_changes[0].old_price).toBeCloseTo(old, 2);
    expect(answered.price_changes[0].new_price).toBeCloseTo(old + 1, 2);
    expect(answered.cart.items).toHaveLength(2);
    expect(await listOrderRows(portal)).toEqual([]);

    const { order } = await owner.place(cart.id, { shown_hash: answered.cart.shown_hash });
    expect(order.total).toBe(answered.cart.prices.grand_total_tax);
  }
}, 60_000);

test('a deposit that changed since the summary is named, with its old and its new amount', async () => {
  const cart = await fillCart(owner);
  const [keg] = cart.returnable_items;
  await portal.sql('update returnable set unit_price = unit_price + 100 where sku = $1', [keg.sku]);
  portal.clock.advance({ ms: 2_001 });

  const answered = await owner.place(cart.id, { shown_hash: cart.shown_hash });
  const fresh = await owner.customerCart();

  expect(answered.order).toBeNull();
  expect(answered.user_errors).toMatchObject([
    { code: 'PRICE_CHANGED', message: 'Some deposits have changed. Check them before you place the order.' },
  ]);
  expect(answered.price_changes).toEqual([]);
  expect(answered.deposit_changes).toEqual([
    { sku: keg.sku, name: keg.name, old_price: keg.unit_price, new_price: keg.unit_price + 100 },
  ]);
  expect(fresh.returnable_items[0]).toMatchObject({ price_before: keg.unit_price, unit_price: keg.unit_price + 100 });
  await portal.sql('update returnable set unit_price = unit_price - 100 where sku = $1', [keg.sku]);
  portal.clock.advance({ ms: 2_001 });
});

test('a price that moved after the fresh cart was shown is reported once more', async () => {
  const cart = await fillCart(owner);
  await changePrice('CZ100001', 2);
  const { shown_hash } = await owner.customerCart();
  await changePrice('CZ100001', 3);

  const again = await owner.place(cart.id, { shown_hash });
  await changePrice('CZ100001', -5);
  const back = await owner.place(cart.id, { shown_hash });
  const asAtFirst = await owner.place(cart.id, { shown_hash: cart.shown_hash });

  expect(codesOf(again.user_errors)).toEqual(['PRICE_CHANGED']);
  // They were shown another price than today's, though today's is the one that the line was added with.
  expect([back.order, codesOf(back.user_errors)]).toEqual([null, ['CART_CHANGED']]);
  expect(asAtFirst.order.total).toBe(cart.prices.grand_total_tax);
});

test('lines that another device changed make it another cart, not another price', async () => {
  const cart = await fillCart(owner);
  await owner.add(cart.id, [{ sku: 'CZ100003', quantity: 1 }]);

  const {
    order,
    user_errors,
    price_changes,
    cart: fresh,
  } = await owner.place(cart.id, { shown_hash: cart.shown_hash });

  expect(order).toBeNull();
  expect(user_errors).toEqual([
    { code: 'CART_CHANGED', message: 'The cart has changed in the meantime. Check it and try again.', path: null },
  ]);
  expect(price_changes).toEqual([]);
  expect(fresh.items).toHaveLength(2);
});

test('a deposit that changed is reported, though no line costs anything else', async () => {
  const cart = await fillCart(owner);
  await portal.sql(`update returnable set unit_price = unit_price + 10`);
  portal.clock.advance({ ms: 3_000 });

  const answered = await owner.place(cart.id, { shown_hash: cart.shown_hash });
  await portal.sql(`update returnable set unit_price = unit_price - 10`);
  portal.clock.advance({ ms: 3_000 });

  expect([answered.order, codesOf(answered.user_errors), answered.price_changes]).toEqual([
    null,
    ['PRICE_CHANGED'],
    [],
  ]);
});

test('what else is wrong is reported along with the price', async () => {
  const cart = await fillCart(owner);
  await changePrice('CZ100001', 1);
  await portal.sql(`update cart set customer_order_number = null`);

  const { user_errors } = await owner.place(cart.id, { shown_hash: cart.shown_hash });
  await changePrice('CZ100001', -1);

  expect(codesOf(user_errors)).toEqual(['PRICE_CHANGED', 'ORDER_NUMBER_MISSING']);
});

test('while prices move all the time, no order has another total than the one that was shown', async () => {
  let mover: Promise<unknown> = Promise.resolve();
  for (let round = 0; round < 25; round += 1) {
    await forgetOrders(portal);
    const filled = await fillCart(owner);
    mover = mover.then(() => changePrice('CZ100001', round % 2 ? -1 : 1));
    const shown = outcomeOf(await owner.readCart(filled.id));

    const [{ order }] = await Promise.all([owner.place(filled.id, { shown_hash: shown.shown_hash }), mover]);

    const [row] = await listOrderRows(portal);
    if (order) expect(order.total).toBe(shown.prices.grand_total_tax);
    expect(row ? Number(row.grand_total) : undefined).toBe(order ? shown.prices.grand_total_tax : undefined);
  }
}, 60_000);
