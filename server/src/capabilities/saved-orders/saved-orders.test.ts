import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { codesOf, outcomeOf } from '#capabilities/cart/testing/test-cart.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { type Keeper, keeperAt, saveWith } from './test-saved-orders.ts';

let portal: TestPortal;
let owner: Keeper;
beforeAll(async () => {
  portal = await openTestPortal({ now: '2026-11-12T09:30:00Z' });
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.sql('delete from cart');
  portal.clock.set('2026-11-12T09:30:00Z');
  owner = keeperAt(await portal.signIn('owner@ulipy.example'));
});

const events = async () =>
  (await portal.sql<{ action: string }>(`select action from audit_event where subject like 'cart:%' order by id`)).map(
    ({ action }) => action,
  );

test('saving puts the cart aside with all that was said about it, and leaves an empty one', async () => {
  const id = await owner.openCart();
  await owner.add(id, [{ sku: 'CZ100001', quantity: 3 }]);
  await owner.setShipTo({ cart_id: id, ship_to_id: '100235' });
  await owner.setMethod({ cart_id: id, method: 'VAN', delivery_date: '2026-11-14' });

  const saved = outcomeOf(await owner.save(id, ' Zahradní slavnost '));
  const [{ items, page_info }, active] = [await owner.list(), await owner.customerCart()];

  expect(saved).toEqual({ message: 'The order has been saved for later.', user_errors: [] });
  expect(items).toEqual([
    {
      id,
      cart_id: id,
      date: '2026-11-12T09:30:00.000Z',
      total: expect.any(Number),
      currency: 'CZK',
      total_qty: 3,
      pallets: 0.25,
      lines: 1,
      ship_to_id: '100235',
      deliver_to: 'Lužánky 12, 602 00 Brno',
      shipto_name: 'Letní zahrada',
      bill_to: 'U Lípy s.r.o.',
      saved_order_later: true,
      is_active: false,
      customer_order_number: 'Zahradní slavnost',
      delivery_date: '2026-11-14',
    },
  ]);
  expect(page_info).toEqual({ total_unique_items: 1, total_items: 1, total_pages: 1 });
  expect(active).toMatchObject({ items: [], customer_order_number: null });
  expect(active.id).not.toBe(id);
  expect((await owner.readCart(id)).body.errors[0].message).toBe('This cart no longer exists');
});

test('what headers say of the delivery is saved with it', async () => {
  const id = await owner.openCart();
  await owner.add(id, [{ sku: 'CZ100001', quantity: 3 }]);

  await owner.save(id, undefined, {
    outlet: '100234',
    headers: { 'delivery-method': 'VAN', 'delivery-date': '2026-11-13', 'customer-order-number': 'H-7' },
  });

  expect((await owner.list()).items).toMatchObject([
    { ship_to_id: '100234', delivery_date: '2026-11-13', customer_order_number: 'H-7' },
  ]);
});

test('an empty cart cannot be saved, and a name that is too long or cannot be printed is reported', async () => {
  const id = await owner.openCart();
  const empty = outcomeOf(await owner.save(id));
  await owner.add(id, [{ sku: 'CZ100001', quantity: 1 }]);
  const long = outcomeOf(await owner.save(id, 'x'.repeat(36)));
  const unprintable = outcomeOf(await owner.save(id, 'A\u001bB'));

  expect(empty).toMatchObject({ message: 'Your cart is empty', user_errors: [{ code: 'CART_EMPTY' }] });
  expect(codesOf(long.user_errors)).toEqual(['TEXT_TOO_LONG']);
  expect(codesOf(unprintable.user_errors)).toEqual(['TEXT_NOT_PRINTABLE']);
  expect(await owner.customerCart()).toMatchObject({ id, items: [{ quantity: 1 }], customer_order_number: null });
});

test('a saved order shows its addresses, transports and what is wrong with its lines at today’s prices', async () => {
  const id = await saveWith(owner, [
    { sku: 'CZ100001', quantity: 3 },
    { sku: 'CZ100038', quantity: 2 },
  ]);
  await portal.sql(`update cart set ship_to_id = '100234' where id = $1`, [id]);
  await portal.sql(`update cart_item set unit_price = unit_price - 100 where sku = 'CZ100001'`);
  await portal.sql(`update product set is_discontinued = true where sku = 'CZ100038'`);
  portal.clock.advance({ ms: 3_000 });

  const shown = outcomeOf(await owner.details(id));

  await portal.sql(`update product set is_discontinued = false where sku = 'CZ100038'`);
  expect(shown).toMatchObject({
    cart_id: id,
    billing_address: { payername: 'U Lípy s.r.o.' },
    shipping_address: { sap_id: '100234', outlet_name: 'U Lípy' },
    shipping_methods: [{ value: 'VAN' }, { value: 'PICKUP' }],
    payment_method: { code: 'invoice14' },
    items: [
      { product: { sku: 'CZ100001' }, errors: [], price_before: 2027.9 },
      { product: { sku: 'CZ100038' }, errors: [{ code: 'DISCONTINUED', message: 'No longer sold.' }] },
    ],
  });
});

test('reopening makes it the cart again, as it was, under its own id and a new hash', async () => {
  const id = await saveWith(owner, [{ sku: 'CZ100001', quantity: 3 }], 'Víkend');
  const empty = await owner.openCart();

  const { status, message, cart } = outcomeOf(await owner.reopen(id));
  const active = await owner.customerCart();

  expect({ status, message }).toEqual({ status: 'success', message: 'The saved order is in your cart.' });
  expect(cart).toMatchObject({ id, customer_order_number: 'Víkend', items: [{ quantity: 3, errors: [] }] });
  expect(active).toEqual(cart);
  expect(await portal.sql('select shown_hash from cart where id = $1', [id])).toEqual([
    { shown_hash: cart.shown_hash },
  ]);
  expect((await owner.list()).items).toEqual([]);
  expect((await owner.restore(empty)).body.data.restoreSavedOrder.status).toBe('error');
});

test('what the cart held is saved in its place, and changed lines are reported', async () => {
  const first = await saveWith(owner, [{ sku: 'CZ100001', quantity: 3 }], 'Víkend');
  await portal.sql(`update cart_item set unit_price = 1 where cart_id = $1`, [first]);
  const second = await owner.openCart();
  await owner.add(second, [{ sku: 'CZ100002', quantity: 7 }]);

  const { message, cart } = outcomeOf(await owner.reopen(first, { language: 'cs' }));

  expect(message).toBe(
    'Uložená objednávka je ve vašem košíku. Co bylo v\u00a0košíku předtím, najdete mezi uloženými objednávkami. ' +
      'Zkontrolujte označené položky: změnila se cena nebo dostupnost.',
  );
  expect(cart.items).toMatchObject([{ product: { sku: 'CZ100001' }, price_before: 1 }]);
  expect((await owner.list()).items).toMatchObject([{ cart_id: second, total_qty: 7 }]);
});

test('a day that has gone by meanwhile stays, with the reason and the next one', async () => {
  const id = await owner.openCart();
  await owner.setShipTo({ cart_id: id, ship_to_id: '100234' });
  await owner.setMethod({ cart_id: id, method: 'VAN', delivery_date: '2026-11-13' });
  await saveWith(owner, [{ sku: 'CZ100001', quantity: 3 }]);
  portal.clock.set('2026-11-20T09:30:00Z');
  owner = keeperAt(await portal.signIn('owner@ulipy.example'));

  const { cart } = outcomeOf(await owner.reopen(id));

  expect(cart).toMatchObject({
    delivery_date: '2026-11-13',
    delivery_date_error: { code: 'IN_THE_PAST', next_date: '2026-11-23' },
  });
});

test('a deletion can be taken back for an hour, and keeps its place in the list', async () => {
  const id = await saveWith(owner, [{ sku: 'CZ100001', quantity: 3 }]);
  portal.clock.advance({ minutes: 10 });

  const deleted = outcomeOf(await owner.remove(id));
  const without = await owner.list();
  portal.clock.advance({ minutes: 59 });
  owner = keeperAt(await portal.signIn('owner@ulipy.example'));
  const restored = outcomeOf(await owner.restore(id));

  expect(deleted).toEqual({ message: 'The saved order has been deleted.', status: 'success', cart: null });
  expect(without.items).toEqual([]);
  expect(restored).toMatchObject({ message: 'The saved order has been restored.', status: 'success' });
  expect((await owner.list()).items).toMatchObject([{ cart_id: id, date: '2026-11-12T09:30:00.000Z' }]);
});

test('after an hour it is as if it had never been', async () => {
  const id = await saveWith(owner, [{ sku: 'CZ100001', quantity: 3 }]);
  await owner.remove(id);
  portal.clock.advance({ minutes: 61 });
  owner = keeperAt(await portal.signIn('owner@ulipy.example'));

  expect(outcomeOf(await owner.restore(id))).toEqual({
    message: 'This cart no longer exists',
    status: 'error',
    cart: null,
  });
});

test('anyone who asks twice, because the first answer was lost, is answered alike', async () => {
  const id = await saveWith(owner, [{ sku: 'CZ100001', quantity: 3 }]);

  const again = outcomeOf(await owner.save(id));
  const [opened, reopened] = [outcomeOf(await owner.reopen(id)), outcomeOf(await owner.reopen(id))];
  await owner.save(id);
  const [deleted, gone] = [outcomeOf(await owner.remove(id)), outcomeOf(await owner.remove(id))];
  const [back, restored] = [outcomeOf(await owner.restore(id)), outcomeOf(await owner.restore(id))];

  expect(again.user_errors).toEqual([]);
  expect(reopened).toEqual(opened);
  expect(gone).toEqual(deleted);
  expect(restored).toEqual(back);
});

test('each change leaves one row in the audit, without a word of the customer’s own', async () => {
  const before = (await events()).length;
  const id = await saveWith(owner, [{ sku: 'CZ100001', quantity: 3 }], 'Tajná oslava');
  await owner.remove(id);
  await owner.restore(id);
  await owner.reopen(id);

  expect((await events()).slice(before)).toEqual([
    'order-saved',
    'saved-order-deleted',
    'saved-order-restored',
    'saved-order-reopened',
  ]);
  expect(await portal.sql(`select from audit_event where details::text like '%Tajná%'`)).toEqual([]);
});
