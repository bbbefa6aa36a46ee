import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { codesOf, outcomeOf } from '#capabilities/cart/testing/test-cart.ts';
import type { TestPortal } from '../../testing/portal.ts';
import { fillCart, forgetOrders, listOrderRows, openPubOrdering, type Placer, placerAt } from './test-placing.ts';

let portal: TestPortal;
let owner: Placer;
beforeAll(async () => {
  ({ portal, owner } = await openPubOrdering());
});
afterAll(() => portal.close());
beforeEach(() => forgetOrders(portal));

const jobsNamed = (name: string) =>
  portal.sql<{ data: object }>(`select data from pgboss.job where name = $1 order by created_on`, [name]);

test('an order is what was shown: lines, deposits, totals, delivery, and who will get it', async () => {
  const cart = await fillCart(owner, [
    { sku: 'CZ100001', quantity: 6 },
    { sku: 'CZ100003', quantity: 2 },
  ]);

  const { order, user_errors } = await owner.place(cart.id, {
    note_for_driver: 'Zvoňte u zadních dveří',
    shown_hash: cart.shown_hash,
  });

  const [row] = await listOrderRows(portal);
  const lines = await portal.sql(
    `select sku, quantity::float, unit_price::float, row_total::float from placed_order_line
    where order_number = $1 order by position`,
    [order.order_number],
  );
  const lent = await portal.sql<{ total: number }>(
    `select sum(total_price)::float as total from placed_order_returnable
    where order_number = $1`,
    [order.order_number],
  );
  expect(user_errors).toEqual([]);
  expect(order).toEqual({
    order_number: expect.stringMatching(/^45\d{5}$/),
    customer_order_number: '2026/117',
    note_for_driver: 'Zvoňte u zadních dveří',
    sap_id: null,
    delivery_date: '2026-11-13',
    total: cart.prices.grand_total_tax,
    currency: 'CZK',
  });
  expect(row).toMatchObject({
    cart_id: cart.id,
    uid: 'u-ulipy-owner',
    company_id: 'C1001',
    ship_to_id: '100234',
    status: 'Not Yet Processed',
    transport_type: 'VAN',
    payment_method: 'invoice14',
    note_for_driver: 'Zvoňte u zadních dveří',
    placed_at: portal.clock.now(),
    snapshot: { shipTo: { id: '100234' }, payer: { taxVat: expect.any(String) }, taxes: [{ rate: 2100 }] },
  });
  expect(
    Number(row?.net_total) - Number(row?.discount_total) + Number(row?.tax_total) + Number(row?.deposit_total),
  ).toBeCloseTo(Number(row?.grand_total), 2);
  expect(lines).toEqual(
    cart.items.map(({ product, quantity, prices }: Item) => ({
      sku: product.sku,
      quantity,
      unit_price: prices.unit,
      row_total: prices.row_total,
    })),
  );
  expect(lent[0]?.total).toBe(cart.prices.deposit_total);
});

type Item = { product: { sku: string }; quantity: number; prices: { unit: number; row_total: number } };

test('placing leaves a job for the ERP, one for the confirmation and a line in the audit, and opens the next cart', async () => {
  const cart = await fillCart(owner);

  const { order } = await owner.place(cart.id, { note_for_driver: 'Ring' });

  const next = await owner.customerCart();
  const events = await portal.sql(
    `select actor, company_id, subject, details from audit_event where action = 'order-placed' order by id desc limit 1`,
  );
  expect((await jobsNamed('erp-order-event')).at(-1)).toEqual({
    data: { orderNumber: order.order_number, kind: 'create' },
  });
  expect((await jobsNamed('deliver-notification')).at(-1)).toEqual({
    data: { key: `order-confirmed order:${order.order_number}` },
  });
  expect(events).toEqual([
    {
      actor: 'u-ulipy-owner',
      company_id: 'C1001',
      subject: `order:${order.order_number}`,
      details: { cart: cart.id, shipTo: '100234', lines: 1 },
    },
  ]);
  expect(next).toMatchObject({
    items: [],
    ship_to_id: '100234',
    delivery_method: 'VAN',
    delivery_date: '2026-11-13',
    customer_order_number: null,
    note_for_driver: null,
  });
  expect(next.id).not.toBe(cart.id);
});

test('an ordered cart answers every other call like none (T104), and placing it again with the same order', async () => {
  const cart = await fillCart(owner);
  const first = await owner.place(cart.id, { shown_hash: cart.shown_hash });

  const again = await owner.place(cart.id, { shown_hash: 'another', customer_order_number: 'X', note_for_driver: 'Y' });
  const others = await Promise.all([
    owner.readCart(cart.id),
    owner.add(cart.id, [{ sku: 'CZ100001', quantity: 1 }]),
    owner.setMethod({ cart_id: cart.id, method: 'TRUCK' }),
  ]);

  expect(again).toEqual(first);
  expect(others.map(({ body }) => body.errors[0].extensions.code)).toEqual(['CART_GONE', 'CART_GONE', 'CART_GONE']);
  expect(await listOrderRows(portal)).toHaveLength(1);
});

test('fifty calls at once place one order and all tell its number', async () => {
  const cart = await fillCart(owner);

  const outcomes = await Promise.all(Array.from({ length: 50 }, () => owner.place(cart.id)));

  const numbers = new Set(outcomes.map(({ order }) => order?.order_number));
  const rows = await listOrderRows(portal);
  const active = await portal.sql(`select id from cart where uid = 'u-ulipy-owner' and state = 'active'`);
  expect(rows.map(({ order_number }) => order_number)).toEqual([...numbers]);
  expect(active).toHaveLength(1);
}, 60_000);

test('placing while others add: the order holds what was in the cart, and nothing is added to it afterwards', async () => {
  for (let race = 0; race < 10; race += 1) {
    await forgetOrders(portal);
    const cart = await fillCart(owner);

    const [{ order }, added] = await Promise.all([
      owner.place(cart.id, { shown_hash: cart.shown_hash }),
      owner.add(cart.id, [{ sku: 'CZ100003', quantity: 1 }]),
    ]);

    const [row] = await listOrderRows(portal);
    // No matter who was first: either the order is the one that was shown, or the other line made it another cart.
    expect(Boolean(order)).toBe(added.body.errors?.[0].extensions.code === 'CART_GONE');
    if (order) expect(order.total).toBe(cart.prices.grand_total_tax);
    expect(row === undefined).toBe(order === null);
  }
}, 60_000);

test('the argument counts before the cart and that before the header, and all of it is stored (T103, T114)', async () => {
  const cart_id = await owner.openCart();
  await owner.add(cart_id, [{ sku: 'CZ100001', quantity: 6 }], { outlet: '100234' });
  await owner.setReference({ cart_id, customer_order_number: 'CART-1', note_for_driver: 'Zvoňte' });
  await portal.sql(`update cart set transport_type = null, delivery_date = null where id = $1`, [cart_id]);
  const { shown_hash } = await owner.customerCart();

  const { order, user_errors } = await owner.place(
    cart_id,
    { customer_order_number: 'ARG-1', shown_hash },
    {
      outlet: '100234',
      headers: { 'delivery-method': 'VAN', 'delivery-date': '2026-11-13', 'customer-order-number': 'HDR-1' },
    },
  );

  const [frozen] = await portal.sql(
    `select state, transport_type, delivery_date, customer_order_number, note_for_driver,
    payment_method from cart where id = $1`,
    [cart_id],
  );
  expect(user_errors).toEqual([]);
  expect(order).toMatchObject({
    customer_order_number: 'ARG-1',
    note_for_driver: 'Zvoňte',
    delivery_date: '2026-11-13',
  });
  expect(frozen).toEqual({
    state: 'ordered',
    transport_type: 'VAN',
    delivery_date: '2026-11-13',
    customer_order_number: 'ARG-1',
    note_for_driver: 'Zvoňte',
    payment_method: 'invoice14',
  });
});

test("somebody else's cart, a saved, a deleted and an unknown one cannot be placed, with one and the same text", async () => {
  const foreign = placerAt(await portal.signIn('owner@tatravelko.example'));
  const cart = await fillCart(owner);
  const errorOf = async (placer: Placer, id: string) => (await placer.askToPlace(id)).body.errors[0];

  const answers = [
    await errorOf(foreign, cart.id),
    await errorOf(owner, '00000000-0000-4000-8000-000000000000'),
    await errorOf(owner, 'nonsense'),
  ];
  for (const state of ['saved', 'deleted']) {
    await portal.sql(`update cart set state = $2 where id = $1`, [cart.id, state]);
    answers.push(await errorOf(owner, cart.id));
  }

  for (const { message, extensions } of answers) {
    expect(message).toBe('This cart no longer exists');
    expect(extensions.code).toBe('CART_GONE');
  }
  expect(await listOrderRows(portal)).toEqual([]);
});

test('a number that was used within the year is taken all the same (T77)', async () => {
  await owner.place((await fillCart(owner)).id);
  portal.clock.advance({ minutes: 1 });

  const cart = await fillCart(owner);
  const { order } = await owner.place(cart.id);

  expect(cart.customer_order_number_used).toBe(true);
  expect(order.customer_order_number).toBe('2026/117');
});

test('two placings in one document are refused whole', async () => {
  const cart = await fillCart(owner);

  const { status } = await owner.caller.graphql(
    `mutation { a: placeOrder(cart_id: "${cart.id}") { user_errors { code } } b: placeOrder(cart_id: "x") { user_errors { code } } }`,
  );

  expect(status).toBe(400);
  expect(await listOrderRows(portal)).toEqual([]);
});

test('what a later change of product, price, address or deposit does, it does not do to an order', async () => {
  const { order } = await owner.place((await fillCart(owner)).id);
  const read = async () => (await owner.caller.get(`/api/orders/${order.order_number}`)).body;
  const before = await read();

  await portal.sql(`update product set name = 'Other', tax_rate = 12 where sku = 'CZ100001'`);
  await portal.sql(`update price set net_price = net_price * 2`);
  await portal.sql(`update ship_to set name = 'Elsewhere', city = 'Nowhere' where id = '100234'`);
  await portal.sql(`update returnable set unit_price = unit_price + 1, name = '{"en": "Other"}'`);
  portal.clock.advance({ minutes: 1 });
  const after = await read();

  expect(before.lines[0]).toMatchObject({ sku: 'CZ100001', quantityTotal: 6 });
  expect(after).toEqual(before);
});

test('the codes of a refusal come in the order in which a person would mend them', async () => {
  const cart_id = await owner.openCart();

  const { order, user_errors, cart } = await owner.place(cart_id);

  expect(order).toBeNull();
  expect(codesOf(user_errors)).toEqual(
    expect.arrayContaining([
      'CART_EMPTY',
      'SHIP_TO_MISSING',
      'TRANSPORT_MISSING',
      'DATE_MISSING',
      'ORDER_NUMBER_MISSING',
    ]),
  );
  expect(cart).toMatchObject({ id: cart_id, items: [] });
  expect(outcomeOf(await owner.readCart(cart_id)).version).toBe(cart.version);
});
