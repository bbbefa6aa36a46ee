import { afterAll, beforeAll, expect, test } from 'vitest';
import { examples } from '../../testing/examples.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { outcomeOf, shopperAt, type TestShopper } from './testing/test-cart.ts';

let portal: TestPortal;
let people: { uid: string; shopper: TestShopper; cartId: string }[];
beforeAll(async () => {
  portal = await openTestPortal();
  people = await Promise.all(Array.from({ length: examples({ few: 5, all: 20 }) }, (_, index) => openFor(index)));
}, 120_000);
afterAll(() => portal.close());

/** People more at the warehouse, each with a cart of their own. */
async function openFor(index: number) {
  const uid = `u-parallel-${index}`;
  const email = `parallel-${index}@velkosklad-brno.example`;
  await portal.sql(
    `insert into account (uid, email, password_hash, first_name, last_name, country, language, company_id, customer_type, status, user_validation, created_at)
     select $1, $2, password_hash, first_name, last_name, country, language, company_id, customer_type, status, user_validation, created_at
     from account where uid = 'u-velkosklad-brno-warehouse'`,
    [uid, email],
  );
  await portal.sql(
    `insert into role_grant (uid, company_id, ship_to_id, roleid, customer_type)
     select $1, company_id, ship_to_id, roleid, customer_type from role_grant where uid = 'u-velkosklad-brno-warehouse'`,
    [uid],
  );
  const shopper = shopperAt(await portal.signIn(email), { outlet: '100237' });
  return { uid, shopper, cartId: await shopper.openCart() };
}

const storedItems = (cartId: string) =>
  portal.sql<{ sku: string; quantity: number; layers: number }>(
    `select sku, quantity::int, layers from cart_item where cart_id = $1 order by sku`,
    [cartId],
  );

test('twenty adds at once on each of many carts: every sum is exact (P5)', async () => {
  await Promise.all(
    people.flatMap(({ shopper, cartId }) =>
      Array.from({ length: 20 }, async (_, index) => {
        const line = { sku: index % 2 === 0 ? 'CZ100001' : 'CZ100003', quantity: index + 1, number_of_layer: 1 };
        expect(outcomeOf(await shopper.add(cartId, [line])).user_errors).toEqual([]);
      }),
    ),
  );

  for (const { shopper, cartId } of people) {
    expect(await storedItems(cartId)).toEqual([
      { sku: 'CZ100001', quantity: 100, layers: 10 },
      { sku: 'CZ100003', quantity: 110, layers: 10 },
    ]);
    expect(await shopper.customerCart()).toMatchObject({ version: 21, total_quantity: 160 + 190 });
  }
}, 120_000);

test('of sets that saw the same cart one is done, and the others are told', async () => {
  const [{ shopper, cartId } = { shopper: undefined, cartId: '' }] = people;
  if (!shopper) throw new Error('nobody is there');
  const { items, version } = await shopper.customerCart();

  const outcomes = await Promise.all(
    Array.from({ length: 10 }, async (_, index) =>
      outcomeOf(
        await shopper.update({
          cart_id: cartId,
          version,
          cart_items: [{ cart_item_id: items[0].id, quantity: index + 1 }],
        }),
      ),
    ),
  );

  const done = outcomes.filter(({ user_errors }) => user_errors.length === 0);
  const answered = outcomes.filter(({ user_errors }) => user_errors[0]?.code === 'CART_CHANGED');
  expect([done.length, answered.length]).toEqual([1, 9]);
  expect((await shopper.customerCart()).items[0].quantity).toBe(done[0].cart.items[0].quantity);
  expect(answered.every(({ cart }) => cart.version === version + 1)).toBe(true);
}, 60_000);

test('adds, sets, removals and a change of the ship-to at once leave a cart that adds up', async () => {
  const [, { shopper, cartId } = { shopper: undefined, cartId: '' }] = people;
  if (!shopper) throw new Error('nobody is there');
  const { items } = await shopper.customerCart();
  const free = shopperAt(shopper.caller);

  await Promise.all([
    ...Array.from({ length: 10 }, () => free.add(cartId, [{ sku: 'CZ100001', quantity: 1 }])),
    ...Array.from({ length: 5 }, () => free.add(cartId, [{ sku: 'CZ100005', quantity: 2 }])),
    free.remove({ cart_id: cartId, cart_item_id: items[1].id }),
    free.setShipTo({ cart_id: cartId, ship_to_id: '100238' }),
    free.update({ cart_id: cartId, cart_items: [{ cart_item_id: items[0].id, number_of_layer: 0 }] }),
  ]);

  expect(await storedItems(cartId)).toEqual([
    { sku: 'CZ100001', quantity: 110, layers: 0 },
    { sku: 'CZ100005', quantity: 10, layers: 0 },
  ]);
  const cart = await free.customerCart();
  const rows = cart.items.reduce(
    (sum: number, { prices }: { prices: { row_total: number } }) => sum + Math.round(prices.row_total * 100),
    0,
  );
  expect(cart).toMatchObject({ ship_to_id: '100238', prices: { your_total: rows / 100 } });
}, 60_000);
