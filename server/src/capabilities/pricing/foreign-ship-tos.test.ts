import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../testing/caller.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { signInEverywhere } from '../../testing/small-world/everywhere.ts';
import { listPeople } from './test-price-oracle.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
  await signInEverywhere(portal);
});
afterAll(() => portal.close());

const page = '{ products(pageSize: 5) { items { sku your_price base_price price_breaks { price } } } }';
const packagings = '{ getProductAvaliablePackaging(sku: "CZ100001", sub_brand: "Havranov 12") { sku your_price } }';

test('a foreign ship-to never yields a price: everybody at every ship-to', { timeout: 300_000 }, async () => {
  const people = await listPeople(portal);
  const everyId = (await portal.sql<{ id: string }>('select id from ship_to order by id')).map(({ id }) => id);
  const counted = { own: 0, foreign: 0 };

  for (const { email, shipToIds } of people) {
    const caller = await portal.signIn(email);
    const foreign = everyId.filter((id) => !shipToIds.includes(id));
    await Promise.all([
      ...shipToIds.map((id) => expectPrices(caller, id)),
      ...foreign.flatMap((id) => [page, packagings].map((query) => expectNothing(caller, id, query))),
    ]);
    counted.own += shipToIds.length;
    counted.foreign += foreign.length;
  }

  expect(everyId).toHaveLength(18);
  expect(people.some(({ shipToIds }) => shipToIds.length === 0)).toBe(true);
  expect(counted.foreign).toBeGreaterThan(150);
  expect(counted.own).toBeGreaterThan(30);
});

async function expectPrices(caller: Caller, outlet: string) {
  const { status, body } = await caller.graphql(page, { headers: { 'outlet-id': outlet } });

  expect({ outlet, status }).toEqual({ outlet, status: 200 });
  expect(body.data.products.items.some(({ your_price }: { your_price: number | null }) => your_price)).toBe(true);
}

async function expectNothing(caller: Caller, outlet: string, query: string) {
  const { status, text } = await caller.graphql(query, { headers: { 'outlet-id': outlet } });

  expect({ outlet, status }).toEqual({ outlet, status: 403 });
  expect(text).not.toMatch(/price|sku|items/);
}

test.each([
  ['a place that does not exist', '999999'],
  ['a place of another market', '100301'],
])('%s answers like a foreign one', async (_name, id) => {
  const owner = await portal.signIn('owner@ulipy.example');

  const [foreign, asked] = await Promise.all(
    ['100244', id].map((outlet) => owner.graphql(page, { headers: { 'outlet-id': outlet } })),
  );

  expect(asked?.status).toBe(403);
  expect(asked?.body.errors[0].message).toBe(foreign?.body.errors[0].message);
  expect(asked?.body.data).toBeNull();
});

test('the store of another market does not open its prices', async () => {
  const owner = await portal.signIn('owner@ulipy.example');

  for (const store of ['LivePortal_EMEA_SK', 'LivePortal_EMEA_IT', 'LivePortal_EMEA_ES']) {
    const { status, text } = await owner.graphql(page, { headers: { store, 'outlet-id': '100234' } });

    expect(status).toBe(403);
    expect(text).not.toMatch(/price|sku|items/);
  }
});

test('a ship-to that one loses is closed within five seconds', async () => {
  const owner = await portal.signIn('shift@ulipy.example');
  const ask = () => owner.graphql(page, { headers: { 'outlet-id': '100234' } });
  expect((await ask()).status).toBe(200);

  await portal.sql(`delete from role_grant where uid = 'u-ulipy-shift'`);
  portal.clock.advance({ ms: 5_000 });

  const { status, text } = await ask();
  expect(status).toBe(403);
  expect(text).not.toMatch(/price|sku|items/);
});
