import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { codesOf, outcomeOf } from '#capabilities/cart/testing/test-cart.ts';
import { watchRoundTrips } from '#platform/database/test-round-trips.ts';
import type { TestPortal } from '../../testing/portal.ts';
import {
  fillCart,
  forgetOrders,
  listOrderRows,
  openColleagues,
  openOrderingPortal,
  type Placer,
} from './test-placing.ts';

let portal: TestPortal;
let placers: Placer[];
let owner: Placer;
beforeAll(async () => {
  portal = await openOrderingPortal({ env: { JOBS: '0' } });
  placers = await openColleagues(portal, 6);
  owner = placers[0] as Placer;
});
afterAll(() => portal.close());
beforeEach(async () => {
  await forgetOrders(portal);
  await portal.sql(`delete from coupon_use`);
  await portal.sql(`delete from coupon where code like 'T-%'`);
});

type FilledCart = { id: string; shown_hash: string };

async function fillAll(): Promise<{ placer: Placer; cart: FilledCart }[]> {
  const filled: { placer: Placer; cart: FilledCart }[] = [];
  for (const placer of placers) filled.push({ placer, cart: (await fillWithCoupon(placer)).cart });
  return filled;
}

const addCoupon = (max: number | null, maxHere: number | null) =>
  portal.sql(
    `insert into coupon (code, country, label, percent, valid_from, valid_to, max_uses, max_uses_per_customer)
     values ('T-FEW', 'CZ', '{"en": "Few"}', 10, '2026-11-01', '2026-11-30', $1, $2)`,
    [max, maxHere],
  );

async function fillWithCoupon(placer: Placer, shipTo = '100234') {
  const { id } = await fillCart(placer);
  if (shipTo !== '100234') {
    await placer.setShipTo({ cart_id: id, ship_to_id: shipTo });
    await placer.setMethod({ cart_id: id, method: 'VAN', delivery_date: '2026-11-13' });
  }
  return outcomeOf(await placer.applyCoupon({ cart_id: id, coupon_code: 'T-FEW' }));
}

const countUses = async () =>
  (await portal.sql<{ uses: number }>(`select uses from coupon where code = 'T-FEW'`))[0]?.uses;

test('of a coupon with two uses left six who place at once get two, and the others are told and keep their carts', async () => {
  await addCoupon(2, null);
  const filled = await fillAll();

  const outcomes = await Promise.all(
    filled.map(({ placer, cart }) => placer.place(cart.id, { shown_hash: cart.shown_hash })),
  );

  const refused = outcomes.filter(({ order }) => order === null);
  expect(await listOrderRows(portal)).toHaveLength(2);
  expect(await countUses()).toBe(2);
  expect(refused).toHaveLength(4);
  for (const { user_errors, cart } of refused) {
    expect(['COUPON_USED_UP', 'PRICE_CHANGED']).toContain(user_errors[0].code);
    expect(cart).toMatchObject({
      applied_coupons: [{ code: 'T-FEW', error: { code: 'COUPON_USED_UP' } }],
      discounts: [],
    });
  }
});

test('anyone who sees that it is used up may place without it', async () => {
  await addCoupon(1, null);
  const first = (await fillWithCoupon(owner)).cart;
  const second = (await fillWithCoupon(placers[1] as Placer)).cart;
  await owner.place(first.id);

  const answered = await placers[1]?.place(second.id, { shown_hash: second.shown_hash });
  const placed = await placers[1]?.place(second.id, { shown_hash: answered.cart.shown_hash });

  expect(codesOf(answered.user_errors)).toEqual(['PRICE_CHANGED']);
  expect(placed.order).not.toBeNull();
  expect(await countUses()).toBe(1);
});

test('a coupon of one use a ship-to is refused there a second time, and taken at another', async () => {
  await addCoupon(null, 1);
  const { cart } = await fillWithCoupon(owner);
  await owner.place(cart.id);

  const again = await fillWithCoupon(owner);
  const elsewhere = await fillWithCoupon(placers[1] as Placer, '100235');

  expect(again.user_errors).toEqual([
    {
      code: 'COUPON_USED_HERE',
      message: 'This coupon has already been used for this ship-to.',
      path: ['coupon_code'],
    },
  ]);
  expect(codesOf(elsewhere.user_errors)).toEqual([]);
});

test('six who place at once for one ship-to use it there once', async () => {
  await addCoupon(null, 1);
  const filled = await fillAll();

  await Promise.all(filled.map(({ placer, cart }) => placer.place(cart.id)));

  expect(await listOrderRows(portal)).toHaveLength(1);
  expect(await portal.sql(`select ship_to_id, uses from coupon_use`)).toEqual([{ ship_to_id: '100234', uses: 1 }]);
});

test('an order that is repeated uses it once', async () => {
  await addCoupon(5, 5);
  const { cart } = await fillWithCoupon(owner);

  const [first, again] = [await owner.place(cart.id), await owner.place(cart.id)];

  expect(again.order).toEqual(first.order);
  expect(await countUses()).toBe(1);
});

test('a coupon without a limit costs an order no way more to the database', async () => {
  await addCoupon(null, null);
  const { cart } = await fillWithCoupon(owner);

  const { trips, result } = await watchRoundTrips(() => owner.askToPlace(cart.id, { shown_hash: cart.shown_hash }));

  expect(outcomeOf(result).order).not.toBeNull();
  expect(trips).toBe(2);
});
