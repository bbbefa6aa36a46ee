import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestPortal } from '../../testing/portal.ts';
import { fillCart, forgetOrders, openPubOrdering, type Placer } from './test-placing.ts';

let portal: TestPortal;
let owner: Placer;
beforeAll(async () => {
  ({ portal, owner } = await openPubOrdering());
});
afterAll(() => portal.close());
beforeEach(() => forgetOrders(portal));

const lines = [{ sku: 'CZ100001', quantity: 6 }];

test('the next number of the ship-to is proposed, and numbers of another kind do not count', async () => {
  const first = await fillCart(owner, lines, { customer_order_number: '' });
  await owner.place(first.id, { customer_order_number: '2026/41', shown_hash: first.shown_hash });
  const second = await fillCart(owner, lines, { customer_order_number: '' });
  await owner.place(second.id, { customer_order_number: 'MY-9000', shown_hash: second.shown_hash });

  const third = await fillCart(owner, lines, { customer_order_number: '' });

  expect(first.proposed_customer_order_number).toBe('2026/1');
  expect(third.proposed_customer_order_number).toBe('2026/42');
});

test('a cart with a number of its own is proposed none', async () => {
  const cart = await fillCart(owner, lines);

  expect(cart.customer_order_number).toBe('2026/117');
  expect(cart.proposed_customer_order_number).toBeNull();
});

test('an order goes out under the proposed number; without any it is still refused (K9)', async () => {
  const cart = await fillCart(owner, lines, { customer_order_number: '' });

  const without = await owner.place(cart.id, { shown_hash: cart.shown_hash });
  const placed = await owner.place(cart.id, {
    customer_order_number: cart.proposed_customer_order_number ?? '',
    shown_hash: cart.shown_hash,
  });

  expect(without.user_errors.map(({ code }: { code: string }) => code)).toEqual(['ORDER_NUMBER_MISSING']);
  expect(placed.order.customer_order_number).toBe(cart.proposed_customer_order_number);
});
