import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestPortal } from '../../testing/portal.ts';
import { fillCart, forgetOrders, listOrderRows, openPubOrdering, type Placer } from './test-placing.ts';

let portal: TestPortal;
let owner: Placer;
beforeAll(async () => {
  ({ portal, owner } = await openPubOrdering());
});
afterAll(() => portal.close());
beforeEach(() => forgetOrders(portal));

const lines = [{ sku: 'CZ100001', quantity: 6 }];
const number = { customer_order_number: 'OBJ-7' };

/** Past the server's memory of two seconds. */
const letItBeSeen = () => portal.clock.advance({ ms: 3_000 });

async function placeOne(): Promise<void> {
  const { order } = await owner.place((await fillCart(owner, lines, number)).id);
  expect(order.customer_order_number).toBe('OBJ-7');
}

test('a number that another company has used is free (T77)', async () => {
  await placeOne();
  await portal.sql(`update placed_order set company_id =
    (select company_id from account where email = 'warehouse@velkosklad-brno.example')`);
  letItBeSeen();

  const cart = await fillCart(owner, lines, number);
  const { order, user_errors } = await owner.place(cart.id);

  expect(cart.customer_order_number_used).toBe(false);
  expect(user_errors).toEqual([]);
  expect(order.customer_order_number).toBe('OBJ-7');
  expect(await listOrderRows(portal)).toHaveLength(2);
});

test('a number that another pub of the same company has used is reported', async () => {
  await placeOne();
  await portal.sql(`update placed_order set ship_to_id = '100235'`);
  letItBeSeen();

  expect((await fillCart(owner, lines, number)).customer_order_number_used).toBe(true);
});
