import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { codesOf, outcomeOf } from '#capabilities/cart/testing/test-cart.ts';
import type { TestPortal } from '../../testing/portal.ts';
import { fillCart, forgetOrders, listOrderRows, openOrderingPortal, type Placer, placerAt } from './test-placing.ts';

let portal: TestPortal;
let owner: Placer;
beforeAll(async () => {
  portal = await openOrderingPortal();
  owner = placerAt(await portal.signIn('owner@ulipy.example'));
});
afterAll(() => portal.close());
beforeEach(() => forgetOrders(portal));

/** Past the server's memory of two seconds. */
const letItBeSeen = () => portal.clock.advance({ ms: 3_000 });
const messagesOf = (errors: readonly { message: string }[]) => errors.map(({ message }) => message);

const pub = { email: 'owner@ulipy.example', outlet: '100234', method: 'VAN', date: '2026-11-13' };
const warehouse = { email: 'warehouse@velkosklad-brno.example', outlet: '100237', method: 'TRUCK', date: '2026-11-18' };
const bellini = { email: 'owner@bellini.example', outlet: '100401', method: 'TRUCK', date: '2026-11-18' };

test.each([
  [
    'by hand, too light',
    pub,
    { sku: 'CZ100003', quantity: 1 },
    'The minimum order capacity has not been reached, please add more goods.',
  ],
  [
    'by hand, too heavy',
    pub,
    { sku: 'CZ100001', quantity: 40 },
    'The weight of the order exceeds the limit, reduce the quantity to proceed with the order.',
  ],
  [
    'too few pallets',
    warehouse,
    { sku: 'CZ100003', number_of_pallet: 4 },
    'The minimum quantity of pallet has not been reached, please add more goods.',
  ],
  [
    'too heavy a truck',
    warehouse,
    { sku: 'CZ100003', number_of_pallet: 31 },
    'The maximum weight of order has been exceeded.',
  ],
  [
    'too many pallets',
    bellini,
    { sku: 'IT100023', number_of_pallet: 34 },
    'The maximum number of pallets has been exceeded.',
  ],
  [
    'too light a truck',
    bellini,
    { sku: 'IT100027', number_of_pallet: 11 },
    'The minimum weight of order has not been reached.',
  ],
])(
  '%s: nothing is placed, and the exact text is reported (K7)',
  async (_name, { email, outlet, method, date }, line, text) => {
    const placer = placerAt(await portal.signIn(email));
    const cart_id = await placer.openCart();
    outcomeOf(await placer.add(cart_id, [line], { outlet }));
    outcomeOf(await placer.setMethod({ cart_id, method, delivery_date: date }));

    const { order, user_errors, cart } = await placer.place(cart_id, { customer_order_number: 'N-1' });

    expect(order).toBeNull();
    expect(messagesOf(user_errors)).toContain(text);
    expect(cart.progress_bar_data.canProceed).toBe(false);
    expect(await listOrderRows(portal)).toEqual([]);
  },
);

test('the weight limit is named, and the minimum price with its amount (K8)', async () => {
  const marco = placerAt(await portal.signIn('owner@bellini.example'));
  const cart_id = await marco.openCart();
  await marco.add(cart_id, [{ sku: 'IT100026', number_of_pallet: 32 }], { outlet: '100401' });
  await portal.sql(`update ship_to_transport set minimum_price = 20000 where ship_to_id = '100234'`);
  letItBeSeen();

  const heavy = await marco.place(cart_id);
  const cheap = await owner.place((await fillCart(owner)).id);
  await portal.sql(`update ship_to_transport set minimum_price = null where ship_to_id = '100234'`);
  letItBeSeen();

  expect(messagesOf(heavy.user_errors)).toContain('The limit is 280 quintals.');
  expect(messagesOf(cheap.user_errors)).toEqual([
    'The minimum price of order, CZK\u00a020,000.00, has not been reached.',
  ]);
});

test('an order that is worth more than the maximum is not placed, and one of exactly that is (K8)', async () => {
  const cart = await fillCart(owner);
  const goods: number = cart.prices.your_total;
  const limitTo = async (maximum: number | null) => {
    await portal.sql(`update ship_to_transport set maximum_price = $1 where ship_to_id = '100234'`, [maximum]);
    letItBeSeen();
  };

  await limitTo(goods - 0.01);
  const above = await owner.place(cart.id);
  await limitTo(goods);
  const exactly = await owner.place(cart.id);
  await limitTo(null);

  expect(above).toMatchObject({ order: null, user_errors: [{ code: 'PRICE_ABOVE_MAXIMUM' }] });
  expect(exactly).toMatchObject({ order: { order_number: expect.any(String) }, user_errors: [] });
});

test.each([
  ['ship_to_id', 'SHIP_TO_MISSING', 'Ship-to must not be empty'],
  ['transport_type', 'TRANSPORT_MISSING', 'Transport type must not be empty'],
  ['delivery_date', 'DATE_MISSING', 'Delivery date must not be empty'],
  ['customer_order_number', 'ORDER_NUMBER_MISSING', 'Internal order number must not be empty'],
])('without %s nothing is placed (K9)', async (column, code, message) => {
  const cart = await fillCart(owner);
  await portal.sql(`update cart set ${column} = null where id = $1`, [cart.id]);
  const { shown_hash } = await owner.customerCart();

  const { order, user_errors } = await owner.place(cart.id, { shown_hash });

  expect(order).toBeNull();
  expect(user_errors).toContainEqual({ code, message, path: expect.any(Array) });
  expect(await listOrderRows(portal)).toEqual([]);
});

test.each([
  ['2026-11-17', 'it is a public holiday', 'Wed\u00a018\u00a0Nov'],
  ['2026-11-14', 'there is no delivery on this weekday', 'Mon\u00a016\u00a0Nov'],
  ['2026-11-12', 'it is too soon', 'Fri\u00a013\u00a0Nov'],
  ['2026-11-11', 'it is in the past', 'Fri\u00a013\u00a0Nov'],
  ['2027-11-11', 'it is too far ahead', 'Fri\u00a013\u00a0Nov'],
])('a delivery on %s is refused because %s, by the cart as by the header (K9, T74)', async (day, why, next) => {
  const inCart = await fillCart(owner);
  await portal.sql(`update cart set delivery_date = $2 where id = $1`, [inCart.id, day]);
  const { shown_hash } = await owner.customerCart();
  const byCart = await owner.place(inCart.id, { shown_hash });
  await portal.sql(`update cart set delivery_date = null where id = $1`, [inCart.id]);
  const byHeader = await owner.place(
    inCart.id,
    { shown_hash: (await owner.customerCart()).shown_hash },
    { headers: { 'delivery-date': day } },
  );

  const message = `Shipping cannot be ordered for this date: ${why}. The next possible day is ${next}.`;
  expect(messagesOf(byCart.user_errors)).toEqual([message]);
  expect(messagesOf(byHeader.user_errors)).toEqual([message]);
  expect(await listOrderRows(portal)).toEqual([]);
});

test('after the cut-off of the market’s own clock the next day is too soon', async () => {
  const evening = await openOrderingPortal({ now: '2026-11-12T22:30:00Z' });
  const late = placerAt(await evening.signIn('owner@ulipy.example'));
  const cart_id = await late.openCart();
  await late.add(cart_id, [{ sku: 'CZ100001', quantity: 6 }], { outlet: '100234' });
  await late.setReference({ cart_id, customer_order_number: 'N-1' });
  await late.setMethod({ cart_id, method: 'VAN' });

  // In Brno it is Friday already, half past eleven at night in London.
  const { user_errors } = await late.place(cart_id, {}, { headers: { 'delivery-date': '2026-11-13' } });
  await evening.close();

  expect(codesOf(user_errors)).toEqual(['TOO_SOON']);
});

test('to a suspended ship-to nothing is ordered', async () => {
  const cart = await fillCart(owner);
  await portal.sql(`update ship_to set status = 'Suspended' where id = '100234'`);
  letItBeSeen();

  const { order, user_errors } = await owner.place(cart.id);
  await portal.sql(`update ship_to set status = 'Active' where id = '100234'`);
  letItBeSeen();

  expect(order).toBeNull();
  expect(messagesOf(user_errors)).toEqual(['ShipTo suspended (select another)']);
});

test('until the agreement in force is accepted nothing is ordered (T48)', async () => {
  const cart = await fillCart(owner);
  await portal.sql(`delete from accepted_agreement where uid = 'u-ulipy-owner'`);
  await portal.sql(`insert into accepted_agreement values ('u-ulipy-owner', 'master-purchase', '2020-01', now())`);
  const accept = (body: object) => owner.caller.send('POST', '/api/agreements/accept', body);

  const before = await owner.place(cart.id);
  const outdated = await accept({ agreement: 'master-purchase', version: '2020-01' });
  const unknown = await accept({ agreement: 'terms', version: '2026-01' });
  const accepted = await accept({ agreement: 'master-purchase', version: '2026-01' });
  const after = await owner.place(cart.id);

  const events = await portal.sql(
    `select actor, subject, details from audit_event where action = 'agreement-accepted'`,
  );
  expect(before.user_errors).toEqual([
    { code: 'AGREEMENT_MISSING', message: 'Please accept Master Purchase Agreement', path: ['agreement'] },
  ]);
  expect([outdated.status, outdated.body.code, unknown.status]).toEqual([409, 'AGREEMENT_OUTDATED', 400]);
  expect(accepted).toMatchObject({ status: 200, body: { agreement: 'master-purchase', version: '2026-01' } });
  expect(after.order.order_number).toMatch(/^45/);
  expect(events).toEqual([
    { actor: 'u-ulipy-owner', subject: 'agreement:master-purchase', details: { version: '2026-01' } },
  ]);
});

test('a product that has gone, a wrong transport, another ship-to and a payment that was not agreed are reported', async () => {
  const cart = await fillCart(owner);
  const answered = async (change: string, back: string, options = {}) => {
    await portal.sql(change);
    letItBeSeen();
    const { order, user_errors } = await owner.place(
      cart.id,
      { shown_hash: (await owner.customerCart()).shown_hash },
      options,
    );
    await portal.sql(back);
    letItBeSeen();
    expect(order).toBeNull();
    return codesOf(user_errors);
  };

  const discontinued = await answered(
    `update product set is_discontinued = true where sku = 'CZ100001'`,
    `update product set is_discontinued = false where sku = 'CZ100001'`,
  );
  const transport = await answered(
    `update cart set transport_type = 'TRUCK'`,
    `update cart set transport_type = 'VAN'`,
  );
  const payment = await answered(`update cart set payment_method = 'prepaid'`, `update cart set payment_method = null`);
  const outlet = await answered('select 1', 'select 1', { outlet: '100235' });

  expect(discontinued[0]).toBe('DISCONTINUED');
  expect(transport).toEqual(['TRANSPORT_NOT_OFFERED']);
  expect(payment).toEqual(['PAYMENT_NOT_OFFERED']);
  expect(outlet).toEqual(['OUTLET_DIFFERS']);
  expect(await listOrderRows(portal)).toEqual([]);
});

test('order number and note longer than the ERP takes are refused', async () => {
  const cart = await fillCart(owner);

  const { order, user_errors } = await owner.place(cart.id, {
    customer_order_number: 'x'.repeat(36),
    note_for_driver: 'y'.repeat(201),
  });

  expect(order).toBeNull();
  expect(user_errors).toMatchObject([
    { code: 'TEXT_TOO_LONG', path: ['customer_order_number'] },
    { code: 'TEXT_TOO_LONG', path: ['note_for_driver'] },
  ]);
});

test('order number and note with control characters are refused, by argument, by header and from the cart’s own row', async () => {
  const cart = await fillCart(owner);

  const argued = await owner.place(cart.id, { customer_order_number: 'A\u0000B', note_for_driver: 'a\u202eb' });
  const around = await owner.place(cart.id, { customer_order_number: '\tA\n' });
  const headed = await owner.askToPlace(cart.id, {}, { headers: { 'customer-order-number': 'A\tB' } });
  await portal.sql(`update cart set customer_order_number = $1, note_for_driver = $2`, ['A\u0085B', 'a\u2066b']);
  const stored = await owner.place(cart.id);

  for (const { order, user_errors } of [argued, stored]) {
    expect(order).toBeNull();
    expect(user_errors).toMatchObject([
      { code: 'TEXT_NOT_PRINTABLE', path: ['customer_order_number'] },
      { code: 'TEXT_NOT_PRINTABLE', path: ['note_for_driver'] },
    ]);
  }
  expect(codesOf(around.user_errors)).toEqual(['TEXT_NOT_PRINTABLE']);
  expect([headed.status, headed.body.errors[0].extensions.code]).toEqual([400, 'MALFORMED_REQUEST']);
  expect(await listOrderRows(portal)).toEqual([]);
});

test('an order number of a header is as short as any other (T130)', async () => {
  const cart = await fillCart(owner);
  await portal.sql(`update cart set customer_order_number = null`);

  // Like every header that cannot be one, before anything is read; the longest that may be is placed.
  const long = await owner.askToPlace(cart.id, {}, { headers: { 'customer-order-number': 'x'.repeat(36) } });
  const placedBefore = await listOrderRows(portal);
  const { order } = await owner.place(cart.id, {}, { headers: { 'customer-order-number': 'x'.repeat(35) } });

  expect([long.status, long.body.errors[0].extensions.code]).toEqual([400, 'MALFORMED_REQUEST']);
  expect(placedBefore).toEqual([]);
  expect(order).toMatchObject({ customer_order_number: 'x'.repeat(35) });
});

test('a foreign ship-to in the headers is refused before anything is read (A9)', async () => {
  const cart = await fillCart(owner);

  const { status, body } = await owner.askToPlace(cart.id, {}, { outlet: '100301' });

  expect([status, body.data]).toEqual([403, null]);
  expect(await listOrderRows(portal)).toEqual([]);
});
