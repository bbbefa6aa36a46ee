import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { outcomeOf } from '#capabilities/cart/testing/test-cart.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { type Keeper, keeperAt, saveWith } from './test-saved-orders.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.sql('delete from cart');
  portal.clock.set('2026-11-12T09:30:00Z');
});

/** A token lives an hour at most, so anyone who comes back later signs in anew. */
const owner = async (): Promise<Keeper> => keeperAt(await portal.signIn('owner@ulipy.example'));
const saveOne = async () => saveWith(await owner(), [{ sku: 'CZ100001', quantity: 3 }]);
const statusAfter = async (change: 'remove' | 'restore', id: string) =>
  outcomeOf(await (await owner())[change](id)).status;
const eventsOf = async (id: string) =>
  (
    await portal.sql<{ action: string }>(`select action from audit_event where subject = $1 order by id`, [
      `cart:${id}`,
    ])
  ).map(({ action }) => action);

test('a deletion can be taken back until the very end of its hour', async () => {
  const id = await saveOne();
  await statusAfter('remove', id);

  portal.clock.advance({ minutes: 60 });

  expect(await statusAfter('restore', id)).toBe('success');
  expect((await (await owner()).list()).items).toMatchObject([{ cart_id: id }]);
});

test('a moment after its hour it is gone', async () => {
  const id = await saveOne();
  await statusAfter('remove', id);

  portal.clock.advance({ minutes: 60, ms: 1 });

  expect(await statusAfter('restore', id)).toBe('error');
  expect((await (await owner()).list()).items).toEqual([]);
});

test('deleting once more neither begins the hour anew nor leaves a second row in the audit', async () => {
  const id = await saveOne();
  await statusAfter('remove', id);

  portal.clock.advance({ minutes: 40 });
  const again = await statusAfter('remove', id);
  portal.clock.advance({ minutes: 20, ms: 1 });

  expect(again).toBe('success');
  expect(await statusAfter('restore', id)).toBe('error');
  expect(await eventsOf(id)).toEqual(['order-saved', 'saved-order-deleted']);
});

test('taking back twice is reported as done, and written down once', async () => {
  const id = await saveOne();
  await statusAfter('remove', id);

  const [first, second] = [await statusAfter('restore', id), await statusAfter('restore', id)];

  expect([first, second]).toEqual(['success', 'success']);
  expect(await eventsOf(id)).toEqual(['order-saved', 'saved-order-deleted', 'saved-order-restored']);
});
