import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { outcomeOf } from '#capabilities/cart/testing/test-cart.ts';
import { addManyProducts } from '#capabilities/cart/testing/test-many-products.ts';
import { nameOfText, watchRoundTrips } from '#platform/database/test-round-trips.ts';
import type { TestPortal } from '../../testing/portal.ts';
import { fillCart, forgetOrders, openPubOrdering, type Placer } from './test-placing.ts';

let portal: TestPortal;
let owner: Placer;
beforeAll(async () => {
  ({ portal, owner } = await openPubOrdering({ env: { JOBS: '0' } }));
  // Everything that is kept fresh for two seconds is asked for once.
  await owner.place((await fillCart(owner)).id);
});
afterAll(() => portal.close());
beforeEach(() => forgetOrders(portal));

test('an order is two round trips to the database: lock and prices, then everything that is written and the commit', async () => {
  const cart = await fillCart(owner);

  const { statements, trips, result } = await watchRoundTrips(() =>
    owner.askToPlace(cart.id, { shown_hash: cart.shown_hash }),
  );

  expect(outcomeOf(result).order).not.toBeNull();
  expect(trips).toBe(2);
  expect(statements.map(nameOfText).slice(0, 3)).toEqual(['begin', 'cart.lockCart', 'cart.lockCart']);
  expect(statements[1]).toMatch(/for update$/);
  expect(statements.map(nameOfText).at(-1)).toBe('commit');
  expect(statements.length).toBeLessThanOrEqual(11);
});

test('so is one of a hundred lines', async () => {
  const skus = await addManyProducts(portal, 'CZ-ULIPY', 100);
  portal.clock.advance({ ms: 3_000 });
  await portal.sql(`update ship_to_transport set maximum_weight_kg = null where ship_to_id = '100234'`);
  const cart = await fillCart(
    owner,
    skus.map((sku) => ({ sku, quantity: 2 })),
  );

  const { trips, result } = await watchRoundTrips(() => owner.askToPlace(cart.id, { shown_hash: cart.shown_hash }));

  expect(outcomeOf(result).user_errors).toEqual([]);
  expect(trips).toBe(2);
});

test('repeating an order that was placed writes nothing', async () => {
  const cart = await fillCart(owner);
  await owner.place(cart.id);

  const { statements } = await watchRoundTrips(() => owner.askToPlace(cart.id));

  expect(statements.filter((text) => /insert|update |delete/i.test(text.replace(/for update/, '')))).toEqual([]);
});
