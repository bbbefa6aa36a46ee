import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestPortal } from '../../testing/portal.ts';
import { fillCart, forgetOrders, listOrderRows, openPubOrdering, type Placer } from './test-placing.ts';

const sku = 'CZS100202';
let portal: TestPortal;
let owner: Placer;
beforeAll(async () => {
  ({ portal, owner } = await openPubOrdering());
});
afterAll(() => portal.close());
beforeEach(async () => {
  await forgetOrders(portal);
  await leave(2);
});

/** Past the server's memory of two seconds. */
async function leave(count: number): Promise<void> {
  await setLeft(count);
  portal.clock.advance({ ms: 3_000 });
}

const setLeft = (count: number) =>
  portal.sql(`update bundle set sold_amount = limited_amount - $2::int where sku = $1`, [sku, count]);
const left = async () =>
  (
    await portal.sql<{ left: number }>(`select limited_amount - sold_amount as left from bundle where sku = $1`, [sku])
  )[0]?.left;

const beer = { sku: 'CZ100001', quantity: 3 };
/** The same bundle twice, put together differently: two lines. */
const acrossLines = [
  beer,
  { sku, quantity: 1, selected_options: [`${sku}-1-1`, `${sku}-2-1`] },
  { sku, quantity: 1, selected_options: [`${sku}-1-1:5`, `${sku}-2-1`] },
];

test('two of a limited bundle in one line are two less', async () => {
  const cart = await fillCart(owner, [beer, { sku, quantity: 2 }]);

  const { order } = await owner.place(cart.id);

  expect(order.order_number).toMatch(/^45/);
  expect(await left()).toBe(0);
});

test('two of a limited bundle in two lines are two less', async () => {
  const cart = await fillCart(owner, acrossLines);

  const { order } = await owner.place(cart.id);

  expect(cart.items).toHaveLength(3);
  expect(order.order_number).toMatch(/^45/);
  expect(await left()).toBe(0);
});

test.each([
  ['one line', [beer, { sku, quantity: 2 }]],
  ['two lines', acrossLines],
])('of two wanted in %s while one is left none is taken, and what is left is reported', async (_name, lines) => {
  const cart = await fillCart(owner, lines);
  // Somebody else was faster than the server's memory.
  await setLeft(1);

  const { order, user_errors } = await owner.place(cart.id);

  expect(order).toBeNull();
  expect(user_errors).toMatchObject([{ code: 'BUNDLE_LIMIT', message: 'Limited amount. Left of this bundle: 1.' }]);
  expect(await left()).toBe(1);
  expect(await listOrderRows(portal)).toEqual([]);
});

test('a cart that holds more across its lines than is left says so on each of them', async () => {
  const cart = await fillCart(owner, acrossLines);
  await leave(1);

  const { items } = await owner.customerCart();

  expect(cart.items.flatMap(({ errors }: { errors: unknown[] }) => errors)).toEqual([]);
  expect(items.map(({ errors }: { errors: { code: string }[] }) => errors.map(({ code }) => code))).toEqual([
    [],
    ['BUNDLE_LIMIT'],
    ['BUNDLE_LIMIT'],
  ]);
});
