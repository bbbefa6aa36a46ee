import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer } from '../../testing/caller.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { type Keeper, keeperAt, saveWith } from './test-saved-orders.ts';

type Person = { uid: string; keeper: Keeper };

const rounds = 5;
let portal: TestPortal;
let people: Person[];
beforeAll(async () => {
  portal = await openTestPortal({ now: '2026-11-12T09:30:00Z' });
  people = await Promise.all(Array.from({ length: 10 }, (_, index) => openFor(index)));
}, 120_000);
afterAll(() => portal.close());

/** Ten people more at the pub, each with carts of their own. */
async function openFor(index: number): Promise<Person> {
  const uid = `u-race-${index}`;
  const email = `race-${index}@ulipy.example`;
  await portal.sql(
    `insert into account (uid, email, password_hash, first_name, last_name, country, language, company_id, customer_type, status, user_validation, created_at)
     select $1, $2, password_hash, first_name, last_name, country, language, company_id, customer_type, status, user_validation, created_at
     from account where uid = 'u-ulipy-owner'`,
    [uid, email],
  );
  await portal.sql(
    `insert into role_grant (uid, company_id, ship_to_id, roleid, customer_type)
     select $1, company_id, ship_to_id, roleid, customer_type from role_grant where uid = 'u-ulipy-owner'`,
    [uid],
  );
  await portal.sql(
    `insert into accepted_agreement select $1, agreement, version, accepted_at from accepted_agreement where uid = 'u-ulipy-owner'`,
    [uid],
  );
  return { uid, keeper: keeperAt(await portal.signIn(email)) };
}

/** Fifty races: ten people at once, five times; nobody begins with anything. */
async function race(run: (person: Person) => Promise<void>): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    await portal.sql(`delete from cart c where uid like 'u-race-%'
      and not exists (select from placed_order o where o.cart_id = c.id)`);
    await Promise.all(people.map(run));
  }
}

type Held = { id: string; state: string; skus: string[] };
const cartsOf = ({ uid }: Person): Promise<Held[]> =>
  portal.sql<Held>(
    `select c.id, c.state, (select coalesce(array_agg(sku order by sku), '{}') from cart_item i where i.cart_id = c.id) as skus
     from cart c where uid = $1 order by created_at`,
    [uid],
  );
const inState = (carts: readonly Held[], state: string) => carts.filter((cart) => cart.state === state);

/** Nothing but an answer or a refusal that a person understands. */
function isDone({ status, body }: Answer): boolean {
  expect([status, body.errors?.[0]?.extensions.code ?? 'CART_GONE']).toEqual([200, 'CART_GONE']);
  const [output] = Object.values<{ status?: string }>(body.data ?? {});
  return !body.errors && output?.status !== 'error';
}

test('saving against adding: what was acknowledged is in the saved order, what was refused is nowhere', async () => {
  await race(async (person) => {
    const { keeper } = person;
    const id = await keeper.openCart();
    await keeper.add(id, [{ sku: 'CZ100001', quantity: 3 }]);

    const [first, saved, again, second] = await Promise.all([
      keeper.add(id, [{ sku: 'CZ100002', quantity: 1 }]),
      keeper.save(id),
      keeper.save(id),
      keeper.add(id, [{ sku: 'CZ100003', quantity: 1 }]),
    ]);

    const carts = await cartsOf(person);
    expect([isDone(saved), isDone(again)]).toEqual([true, true]);
    expect(inState(carts, 'saved').map((cart) => cart.skus)).toEqual([
      ['CZ100001', ...(isDone(first) ? ['CZ100002'] : []), ...(isDone(second) ? ['CZ100003'] : [])],
    ]);
    expect(inState(carts, 'active').map((cart) => cart.skus)).toEqual([[]]);
  });
}, 120_000);

test('reopening two saved orders at once: both are done one after the other, and nothing is lost', async () => {
  await race(async (person) => {
    const { keeper } = person;
    const [one, other] = [
      await saveWith(keeper, [{ sku: 'CZ100001', quantity: 1 }]),
      await saveWith(keeper, [{ sku: 'CZ100002', quantity: 1 }]),
    ];

    const [first, second] = await Promise.all([keeper.reopen(one), keeper.reopen(other), keeper.openCart()]);

    const carts = await cartsOf(person);
    expect([isDone(first), isDone(second)]).toEqual([true, true]);
    expect(inState(carts, 'active')).toHaveLength(1);
    expect([...inState(carts, 'active'), ...inState(carts, 'saved')].map(({ id }) => id).sort()).toEqual(
      [one, other].sort(),
    );
  });
}, 120_000);

test('reopening against deleting, saving and adding: one active cart, every line in one place', async () => {
  await race(async (person) => {
    const { keeper } = person;
    const waiting = await saveWith(keeper, [{ sku: 'CZ100001', quantity: 1 }]);
    const active = await keeper.openCart();
    await keeper.add(active, [{ sku: 'CZ100002', quantity: 1 }]);

    const [reopened, deleted, saved, added] = await Promise.all([
      keeper.reopen(waiting),
      keeper.remove(waiting),
      keeper.save(active),
      keeper.add(active, [{ sku: 'CZ100003', quantity: 1 }]),
    ]);

    const carts = await cartsOf(person);
    const [itself] = carts.filter(({ id }) => id === waiting);
    const [held] = carts.filter(({ id }) => id === active);
    // Anyone who was first at the saved order had it; who came second was told that it is gone.
    expect([isDone(reopened), isDone(deleted)].filter(Boolean)).toHaveLength(1);
    expect(itself).toMatchObject({ state: isDone(reopened) ? 'active' : 'deleted', skus: ['CZ100001'] });
    expect(isDone(saved)).toBe(true);
    expect(held).toMatchObject({ state: 'saved', skus: ['CZ100002', ...(isDone(added) ? ['CZ100003'] : [])] });
    expect(inState(carts, 'active')).toHaveLength(1);
  });
}, 120_000);

/** A cart that can be placed as it is. */
async function openOrderable({ keeper }: Person): Promise<string> {
  const id = await keeper.openCart();
  await keeper.setShipTo({ cart_id: id, ship_to_id: '100234' });
  await keeper.setMethod({ cart_id: id, method: 'VAN', delivery_date: '2026-11-13' });
  await keeper.add(id, [{ sku: 'CZ100001', quantity: 6 }]);
  return id;
}

const place = ({ keeper }: Person, id: string): Promise<Answer> =>
  keeper.caller.graphql(
    `mutation ($id: String!) { placeOrder(cart_id: $id, customer_order_number: "R") {
      order { order_number total } user_errors { code } price_changes { sku } } }`,
    { variables: { id } },
  );

const ordersOf = (cartId: string) =>
  portal.sql<{ total: number; sum: number; skus: string[] }>(
    `select grand_total::float as total, (net_total - discount_total + tax_total + deposit_total)::float as sum,
       (select array_agg(sku order by sku) from placed_order_line l where l.order_number = o.order_number) as skus
     from placed_order o where cart_id = $1`,
    [cartId],
  );

test('placing against saving and adding: the goods are in one order or in one saved order, never in both (P7)', async () => {
  const outcomes = { ordered: 0, saved: 0 };
  let races = 0;
  await race(async (person) => {
    const id = await openOrderable(person);
    races += 1;
    // Half of the time the other one starts first.
    const starts = [() => place(person, id), () => person.keeper.save(id)];
    if (races % 2 === 0) starts.reverse();

    const answers = Promise.all(starts.map((start) => start()));
    const isAdded = isDone(await person.keeper.add(id, [{ sku: 'CZ100002', quantity: 1 }]));
    const answered = (await answers).map(({ body }) => body.data?.placeOrder?.order).find((order) => order);

    const [cart] = (await cartsOf(person)).filter((each) => each.id === id);
    const skus = ['CZ100001', ...(isAdded ? ['CZ100002'] : [])];
    const state = answered ? 'ordered' : 'saved';
    outcomes[state] += 1;
    expect(cart).toEqual({ id, state, skus });
    expect(await ordersOf(id)).toEqual(answered ? [{ total: answered.total, sum: answered.total, skus }] : []);
  });

  expect(outcomes.ordered + outcomes.saved).toBe(50);
  expect(Math.min(outcomes.ordered, outcomes.saved)).toBeGreaterThan(0);
}, 120_000);
