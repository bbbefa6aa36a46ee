import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { startHangingProxy } from '#platform/database/test-hanging-proxy.ts';
import { fillCart, listOrderRows, openPubOrdering, type Placer } from './capabilities/ordering/test-placing.ts';
import { usualDeadlines } from './edge/visit/deadline.ts';
import type { Answer, Caller } from './testing/caller.ts';
import type { TestPortal } from './testing/portal.ts';
import { testPassword } from './testing/small-world/people.ts';

const deadlines = { ...usualDeadlines };
let database: TestDatabase;
let proxy: Awaited<ReturnType<typeof startHangingProxy>>;
let portal: TestPortal;
let owner: Placer;
let caller: Caller;
beforeAll(async () => {
  database = await createTestDatabase('smallWorld');
  proxy = await startHangingProxy(database.url);
  const { superuserUrl, drop } = database;
  ({ portal, owner } = await openPubOrdering({
    database: { url: proxy.url, superuserUrl, drop },
    config: { deadlines, databaseAnswerMs: 400 },
  }));
  caller = await portal.signIn('owner@ulipy.example');
});
afterEach(() => {
  Object.assign(deadlines, usualDeadlines);
  proxy.goOn();
});
afterAll(async () => {
  await portal.close();
  await proxy.stop();
});

const asks: Record<string, () => Promise<Answer>> = {
  'a REST call': () => caller.get('/api/shiptos/GetShipToBySapId/100234'),
  'a query': () => caller.graphql('{ customerCart { id version } }'),
  'a change': () => caller.graphql('mutation { createEmptyCart }'),
  'a sign-in of a program': () => portal.visitor.askForToken('owner@ulipy.example', testPassword),
  'a page that asks for its token': () =>
    portal.visitor.get('/auth/session', { headers: { cookie: '__Host-sid=nobody' } }),
};

function expectTryLater({ status, headers, text }: Answer): void {
  expect(status).toBe(503);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(text).toContain('Something went wrong. Try again later');
}

test.each(Object.entries(asks))(
  '%s that meets a frozen database is told to come back, and served after it',
  async (_name, ask) => {
    proxy.hang();
    expectTryLater(await ask());
    proxy.goOn();

    expect((await ask()).status).toBe(200);
  },
);

test.each(Object.entries(asks))('%s has a deadline, whatever it waits for', async (_name, ask) => {
  Object.assign(deadlines, { graphqlMs: 50, otherMs: 50 });
  proxy.hang();
  expectTryLater(await ask());
});

test('an order that met a frozen database is placed once when it is asked for again, with one number', async () => {
  const cart = await fillCart(owner);
  Object.assign(deadlines, { graphqlMs: 50 });
  proxy.hang();
  const { status } = await caller.graphql(`mutation { placeOrder(cart_id: "${cart.id}") { order { order_number } } }`);
  proxy.goOn();
  Object.assign(deadlines, usualDeadlines);

  const first = await owner.place(cart.id);
  const second = await owner.place(cart.id);

  expect(status).toBe(503);
  expect(second.order.order_number).toBe(first.order.order_number);
  expect(await listOrderRows(portal)).toHaveLength(1);
});

test('none of it was a fault', () => {
  expect(portal.log.filter((line) => line.includes('a request met a fault'))).toEqual([]);
});
