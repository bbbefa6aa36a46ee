import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { codesOf } from '#capabilities/cart/testing/test-cart.ts';
import { lockTable } from '../../testing/database-lock.ts';
import type { TestPortal } from '../../testing/portal.ts';
import { fillCart, forgetOrders, listOrderRows, openPubOrdering, type Placer } from './test-placing.ts';

// Noon in Brno is the cut-off for Friday.
const quarterBefore = '2026-11-12T10:45:00Z';

let portal: TestPortal;
let owner: Placer;
beforeAll(async () => {
  ({ portal, owner } = await openPubOrdering({ now: quarterBefore }));
});
afterAll(() => portal.close());
beforeEach(async () => {
  portal.clock.set(quarterBefore);
  await forgetOrders(portal);
});

test('an order is taken in the last minute, and refused a minute later with the next day', async () => {
  const cart = await fillCart(owner);

  portal.clock.set('2026-11-12T11:01:00Z');
  const late = await owner.place(cart.id);
  portal.clock.set('2026-11-12T11:00:59Z');
  const inTime = await owner.place(cart.id);

  expect(codesOf(late.user_errors)).toEqual(['TOO_SOON']);
  expect(late.cart?.delivery_date_error).toMatchObject({ next_date: '2026-11-16' });
  // The cart stays as it was, with its goods and its day.
  expect(late.cart).toMatchObject({ id: cart.id, delivery_date: '2026-11-13', items: [{ quantity: 6 }] });
  expect(inTime.order).toMatchObject({ delivery_date: '2026-11-13' });
});

test('an order that came in time and had to wait for its turn is taken', async () => {
  const cart = await fillCart(owner);
  portal.clock.set('2026-11-12T11:00:59Z');
  const lock = await lockTable({ superuserUrl: portal.superuserUrl, table: 'cart' });

  const placing = owner.place(cart.id);
  await lock.isAwaited();
  portal.clock.set('2026-11-12T11:01:30Z');
  await lock.release();

  expect((await placing).order).toMatchObject({ delivery_date: '2026-11-13' });
  expect(await listOrderRows(portal)).toHaveLength(1);
});
