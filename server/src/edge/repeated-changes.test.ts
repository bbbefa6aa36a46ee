import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { WritingClient } from '#platform/database/batching-client.ts';
import { createTestDatabase } from '#platform/database/test-database.ts';
import { startHangingProxy } from '#platform/database/test-hanging-proxy.ts';
import { watchRoundTrips } from '#platform/database/test-round-trips.ts';
import type { Answer, Caller } from '../testing/caller.ts';
import { openTestPortal, type TestPortal } from '../testing/portal.ts';
import { untilServed } from '../testing/until-served.ts';

let portal: TestPortal;
let proxy: Awaited<ReturnType<typeof startHangingProxy>>;
let owner: Caller;
let cartId: string;

beforeAll(async () => {
  const database = await createTestDatabase('smallWorld');
  proxy = await startHangingProxy(database.url);
  portal = await openTestPortal({
    database: { ...database, url: proxy.url },
    config: { databaseAnswerMs: 300 },
    env: { JOBS: '0' },
  });
  owner = await portal.signIn('owner@ulipy.example');
  cartId = (await owner.graphql('mutation { createEmptyCart }')).body.data.createEmptyCart;
}, 60_000);
afterAll(async () => {
  await portal.close();
  await proxy.stop();
});
beforeEach(() => portal.sql('delete from cart_item'));
afterEach(() => vi.restoreAllMocks());

const adding = `mutation ($cart_id: String!, $cart_items: [CartItemInput!]) {
  addProductsToCart(cart_id: $cart_id, cart_items: $cart_items) {
    cart { total_quantity } user_errors { code } line_results { sku status quantity_total } } }`;

const add = (key: string | undefined, quantity = 1, caller = owner): Promise<Answer> =>
  caller.graphql(adding, {
    variables: {
      cart_id: cartId,
      cart_items: [{ sku: 'CZ100001', quantity, number_of_layer: 0, number_of_pallet: 0 }],
    },
    headers: { 'outlet-id': '100234', ...(key === undefined ? {} : { 'idempotency-key': key }) },
  });

const storedPacks = async () =>
  (await portal.sql<{ packs: number }>('select coalesce(sum(quantity), 0)::int as packs from cart_item'))[0]?.packs;

/** Does something at the moment when a statement is about to leave. */
function before(statement: RegExp, act: () => void): void {
  const original = WritingClient.prototype.run;
  vi.spyOn(WritingClient.prototype, 'run').mockImplementation(function (this: WritingClient, text, values) {
    if (statement.test(text)) act();
    return original.call(this, text, values);
  });
}

/** What was sent reaches PostgreSQL all the same; whether it did, only PostgreSQL knows. */
const untilStored = async (packs: number) => {
  while ((await storedPacks()) !== packs) await turn();
};

test('a change whose commit nobody heard of is reported as unknown, and with its key it is made once', async () => {
  before(/^commit/, () => proxy.hangAnswers());
  const lost = await add('lost');
  vi.restoreAllMocks();
  await untilStored(1);
  proxy.goOn();

  const again = await untilServed(() => add('lost'));

  expect(lost.status).toBe(503);
  expect(lost.body.errors[0].extensions).toMatchObject({ code: 'SERVICE_UNAVAILABLE', outcome: 'unknown' });
  expect(again.body.data.addProductsToCart).toMatchObject({
    cart: { total_quantity: 1 },
    user_errors: [],
    line_results: [{ sku: 'CZ100001', status: 'added', quantity_total: 1 }],
  });
  expect(await storedPacks()).toBe(1);
}, 20_000);

test('one that never reached the database is reported as not made', async () => {
  before(/for update$/, () => proxy.hang());
  const lost = await add('none');
  vi.restoreAllMocks();
  proxy.goOn();

  expect(lost.body.errors[0].extensions).toMatchObject({ code: 'SERVICE_UNAVAILABLE', outcome: 'none' });
  await untilServed(() => add('none'));
  expect(await storedPacks()).toBe(1);
}, 20_000);

test('two at once with one key are one change, and both are told of it', async () => {
  const answers = await Promise.all([add('twin'), add('twin'), add('twin')]);

  expect(answers.map(({ body }) => body.data.addProductsToCart.line_results[0].quantity_total)).toEqual([1, 1, 1]);
  expect(await storedPacks()).toBe(1);
});

test('a repeat shows the cart as it is by now', async () => {
  await add('first');
  await add('second', 4);

  const { body } = await add('first');

  expect(body.data.addProductsToCart).toMatchObject({
    cart: { total_quantity: 5 },
    line_results: [{ quantity_total: 1 }],
  });
});

test('without a key, or with another, it is made again', async () => {
  for (const key of [undefined, undefined, 'one', 'two']) await add(key);

  expect(await storedPacks()).toBe(4);
});

test('a key that comes with another body is refused, and nothing is changed', async () => {
  await add('mine', 1);

  const { status, body } = await add('mine', 2);

  expect([status, body.errors[0].extensions.code]).toEqual([422, 'KEY_REUSED']);
  expect(await storedPacks()).toBe(1);
});

test('what was refused leaves no trace: mended, it may come with the same key', async () => {
  const missing = await owner.graphql(adding, {
    variables: {
      cart_id: 'x',
      cart_items: [{ sku: 'CZ100001', quantity: 1, number_of_layer: 0, number_of_pallet: 0 }],
    },
    headers: { 'idempotency-key': 'mended' },
  });
  const { body } = await add('mended');

  expect(missing.body.errors[0].extensions.code).toBe('CART_GONE');
  expect(body.data.addProductsToCart.line_results[0].status).toBe('added');
});

test("somebody else's same key is another one", async () => {
  const shift = await portal.signIn('shift@ulipy.example');
  await add('shared');

  const { body } = await add('shared', 1, shift);

  expect(body.errors[0].extensions.code).toBe('CART_GONE');
});

test.each([
  ['two changes', `mutation { a: createEmptyCart b: createEmptyCart }`],
  ['a question', '{ customerCart { id } }'],
])('a key beside %s is refused', async (_what, document) => {
  const { status } = await owner.graphql(document, { headers: { 'idempotency-key': 'k' } });

  expect(status).toBe(400);
});

test.each(['', ' ', 'a b', 'ž', 'x'.repeat(65)])('%j is no key', async (key) => {
  expect((await add(key)).status).toBe(400);
  expect(
    (await owner.send('POST', '/api/tickets/CreateTicket', {}, { headers: { 'idempotency-key': key } })).status,
  ).toBe(400);
});

test('a key costs no round trip to the database', async () => {
  await add(undefined);
  const without = await watchRoundTrips(() => add(undefined));
  const withKey = await watchRoundTrips(() => add('trips'));

  expect(withKey.trips).toBe(without.trips);
  expect(withKey.trips).toBe(2);
});

test('a key is kept for a day', async () => {
  await add('old');
  portal.clock.advance({ ms: 24 * 3_600_000 - 1 });
  owner = await portal.signIn('owner@ulipy.example');
  await add('old');
  expect(await storedPacks()).toBe(1);

  portal.clock.advance({ ms: 2 });
  await add('old');
  expect(await storedPacks()).toBe(2);
});
