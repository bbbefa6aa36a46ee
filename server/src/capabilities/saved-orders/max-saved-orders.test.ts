import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { codesOf, outcomeOf } from '#capabilities/cart/testing/test-cart.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { type Keeper, keeperAt, saveWith } from './test-saved-orders.ts';

let portal: TestPortal;
let owner: Keeper;
beforeAll(async () => {
  portal = await openTestPortal();
  owner = keeperAt(await portal.signIn('owner@ulipy.example'));
});
afterAll(() => portal.close());
beforeEach(() => portal.sql(`delete from cart where uid = 'u-ulipy-owner'`));

/** Past the server; the deleted ones were saved before, and could be restored. */
async function keep(count: number, state: 'saved' | 'deleted'): Promise<string[]> {
  const rows = await portal.sql<{ id: string }>(
    `insert into cart (uid, state, created_at, changed_at, saved_at)
     select 'u-ulipy-owner', $2, $3, $3, $3 from generate_series(1, $1) returning id`,
    [count, state, portal.clock.now()],
  );
  await portal.sql(
    `insert into cart_item (cart_id, position, sku, quantity) select id, 1, 'CZ100001', 1 from unnest($1::uuid[]) as id`,
    [rows.map(({ id }) => id)],
  );
  return rows.map(({ id }) => id);
}

const countSaved = async () =>
  (await portal.sql(`select id from cart where uid = 'u-ulipy-owner' and state = 'saved'`)).length;

test('two hundred orders are kept; one more is refused with what to do, and stays in the cart', async () => {
  await keep(199, 'saved');
  await saveWith(owner, [{ sku: 'CZ100001', quantity: 1 }]);
  const cart_id = await owner.openCart();
  await owner.add(cart_id, [{ sku: 'CZ100002', quantity: 2 }]);

  const refused = outcomeOf(await owner.save(cart_id, undefined, { language: 'cs' }));

  expect(codesOf(refused.user_errors)).toEqual(['TOO_MANY_SAVED_ORDERS']);
  expect(refused.message).toBe(
    'Máte 200 uložených objednávek a\u00a0víc jich uložit nelze. Nejdřív některé objednejte nebo smažte.',
  );
  expect(await owner.customerCart()).toMatchObject({ id: cart_id, items: [{ quantity: 2 }] });
  expect(await countSaved()).toBe(200);
});

test('with two hundred kept, one is still exchanged for what the cart holds', async () => {
  const [waiting = ''] = await keep(200, 'saved');
  const cart_id = await owner.openCart();
  await owner.add(cart_id, [{ sku: 'CZ100002', quantity: 2 }]);

  const { status } = outcomeOf(await owner.reopen(waiting));

  expect([status, await countSaved()]).toEqual(['success', 200]);
});

test('a deletion is not taken back beyond two hundred', async () => {
  await keep(200, 'saved');
  const [deleted = ''] = await keep(1, 'deleted');

  const { status, message } = outcomeOf(await owner.restore(deleted));

  expect(status).toBe('error');
  expect(message).toBe('You already have 200 saved orders, which is the maximum. Place or delete some of them first.');
  expect(await countSaved()).toBe(200);
});

test('twenty at once do not get past it', async () => {
  await keep(195, 'saved');
  const deleted = await keep(19, 'deleted');
  const cart_id = await owner.openCart();
  await owner.add(cart_id, [{ sku: 'CZ100002', quantity: 2 }]);

  const answers = await Promise.all([...deleted.map((id) => owner.restore(id)), owner.save(cart_id)]);

  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(await countSaved()).toBe(200);
});
