import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { outcomeOf } from '#capabilities/cart/testing/test-cart.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { type Keeper, keeperAt } from './test-saved-orders.ts';

let portal: TestPortal;
let owner: Keeper;
beforeAll(async () => {
  portal = await openTestPortal({ now: '2026-11-12T09:30:00Z' });
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.sql('delete from cart');
  owner = keeperAt(await portal.signIn('owner@ulipy.example'));
});

async function cartOfTwo() {
  const id = await owner.openCart();
  await owner.add(id, [
    { sku: 'CZ100001', quantity: 3 },
    { sku: 'CZ100003', quantity: 2 },
  ]);
  await owner.setShipTo({ cart_id: id, ship_to_id: '100235' });
  const { cart } = outcomeOf(await owner.setReference({ cart_id: id, customer_order_number: '2026/7' }));
  return cart;
}

const skusOf = (cart: { items: { product: { sku: string } }[] }) => cart.items.map(({ product }) => product.sku);

test('some lines of the cart become a saved order of their own, and the others can be ordered', async () => {
  const cart = await cartOfTwo();

  const { user_errors } = await owner.saveLines(cart.id, [cart.items[0].id]);
  const [{ items }, active] = [await owner.list(), await owner.customerCart()];

  expect(user_errors).toEqual([]);
  expect(active).toMatchObject({ id: cart.id, version: cart.version + 1, customer_order_number: '2026/7' });
  expect(skusOf(active)).toEqual(['CZ100003']);
  expect(items).toEqual([expect.objectContaining({ lines: 1, ship_to_id: '100235', customer_order_number: null })]);
  expect(skusOf(outcomeOf(await owner.details(items[0].cart_id)))).toEqual(['CZ100001']);
});

test('putting the same lines aside twice makes one saved order', async () => {
  const cart = await cartOfTwo();

  await owner.saveLines(cart.id, [cart.items[0].id]);
  const again = await owner.saveLines(cart.id, [cart.items[0].id]);

  expect(again.user_errors).toEqual([]);
  expect((await owner.list()).page_info.total_items).toBe(1);
});

test('lines of another person’s cart stay where they are', async () => {
  const cart = await cartOfTwo();
  const stranger = keeperAt(await portal.signIn('owner@zelena-vrata.example'));
  const own = await stranger.openCart();

  await stranger.saveLines(own, [cart.items[0].id]);

  expect(skusOf(await owner.customerCart())).toEqual(['CZ100001', 'CZ100003']);
  expect((await stranger.list()).page_info.total_items).toBe(0);
});
