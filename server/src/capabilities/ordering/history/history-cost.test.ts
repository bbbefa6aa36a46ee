import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { mintScope } from '#platform/request/mint-scope.ts';
import type { Caller, Scope } from '#platform/request/request.ts';
import { everywhere } from '../../../testing/staff-grants.ts';
import type { OrderingDeps } from '../needs/ordering.deps.ts';
import { everyOrder } from '../store/history-keys.store.ts';
import { orderHistoryStore } from '../store/order-history.store.ts';
import { orderSearchStore } from '../store/order-search.store.ts';
import { countOrders } from './count-orders.ts';
import { type AskedOrders, choicesOf, listOrders } from './list-orders.ts';
import { countingBuffers } from './test-buffers.ts';
import { insertManyOrders } from './test-many-orders.ts';

// The whole: a customer with 100 000 orders among 1 000 000, beside one with 1 000 (`npm run test:heavy`).
const isHeavy = process.env.DRAY_HEAVY === '1';
const amounts = isHeavy
  ? { all: 1_000_000, ofBig: 100_000, ofSmall: 1_000 }
  : { all: 8_000, ofBig: 4_000, ofSmall: 1_000 };

/** Blocks of the large customer's call, and of the small one's. */
const say = (...lines: string[]) => {
  if (isHeavy) process.stdout.write(`${lines.join('\n')}\n`);
};

let database: TestDatabase;
let client: pg.Client;
let blocksOf: Awaited<ReturnType<typeof countingBuffers>>['blocksOf'];
let deps: OrderingDeps;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.superuserUrl });
  await client.connect();
  await insertManyOrders(client, amounts);
  const counting = await countingBuffers(client);
  blocksOf = counting.blocksOf;
  deps = {
    history: orderHistoryStore(counting.transaction),
    orderSearch: orderSearchStore(counting.transaction),
    findShipTo: async (_scope: Scope, id: string) => ({ id }),
    listShipTos: async () => [],
    findTimeZone: async () => 'UTC',
    instantOf: ({ date }: { date: string }) => new Date(`${date}T00:00:00Z`),
  } as unknown as OrderingDeps;
}, 1_200_000);
afterAll(async () => {
  await client.end();
  await database.drop();
});

const grantAt = (companyId: string, shipToId?: string) => ({ companyId, shipToId }) as Caller['grants'][number];
const callerOf = (isStaff: boolean): Caller =>
  ({
    uid: 'u',
    isStaff,
    companyId: undefined,
    country: 'CZ',
    customerType: undefined,
    grants: [],
    staffGrants: isStaff ? everywhere() : [],
  }) as Caller;
const scopeOf = (name: string, by: 'company' | 'ship-tos'): Scope =>
  mintScope(
    callerOf(false),
    by === 'company' ? [grantAt(name)] : Array.from({ length: 10 }, (_, nth) => grantAt(name, `${name}-${nth}`)),
  );

const nothing: AskedOrders = {
  search: undefined,
  shipToIds: undefined,
  from: undefined,
  to: undefined,
  statuses: undefined,
  deliveryStatuses: undefined,
  view: undefined,
};

/** The middle of a customer's history, which is as long for both. */
const middle = new Date(Date.UTC(2023, 0, 1) + (amounts.all / 2) * 90_000).toISOString().slice(0, 10);

const filters: Record<string, (customer: string) => Partial<AskedOrders>> = {
  'no filter': () => ({}),
  'the common status': () => ({ statuses: ['Completely Processed'] }),
  'a rare status': () => ({ statuses: ['Not Relevant'] }),
  'another rare status': () => ({ statuses: ['Fully Rejected'] }),
  'two rare statuses': () => ({ statuses: ['Not Yet Processed', 'Partially Processed'] }),
  'the common delivery status': () => ({ deliveryStatuses: ['DELIVERED'] }),
  'a rare delivery status': () => ({ deliveryStatuses: ['NOT DELIVERED'] }),
  'status and delivery status that never meet': () => ({
    statuses: ['Not Relevant'],
    deliveryStatuses: ['NOT DELIVERED'],
  }),
  'the view of open ones': () => ({ view: 'open' }),
  'the view of differences': () => ({ view: 'differences' }),
  'differences that were delivered': () => ({ view: 'differences', deliveryStatuses: ['DELIVERED'] }),
  'from a day on': () => ({ from: middle }),
  'up to a day': () => ({ to: middle }),
  'a rare status up to a day': () => ({ to: middle, statuses: ['Fully Rejected'] }),
  'one ship-to': (customer) => ({ shipToIds: [`${customer}-3`] }),
  'a ship-to and a rare status': (customer) => ({ shipToIds: [`${customer}-3`], statuses: ['Fully Rejected'] }),
  'a part that every number has': () => ({ search: '26/' }),
  'a part that no number has': () => ({ search: '99887766' }),
};

test.each(['company', 'ship-tos'] as const)(
  'by %s, a page costs the same however many orders there are',
  async (by) => {
    const rows: { filter: string; big: number; small: number; ratio: number }[] = [];
    for (const [name, filterOf] of Object.entries(filters)) {
      const blocks = async (customer: string) => {
        const asked = { ...nothing, ...filterOf(customer) };
        const asker = { scope: scopeOf(customer, by), caller: callerOf(false) };
        const { blocks: touched } = await blocksOf(() => listOrders(deps, asker, asked, { offset: 0, limit: 25 }));
        return touched;
      };
      const [big, small] = [await blocks('BIG'), await blocks('SMALL')];
      rows.push({ filter: name, big, small, ratio: Math.round((100 * big) / small) / 100 });
    }
    say(...rows.map(({ filter, big, small, ratio }) => `${by}, ${filter}: ${big} of ${small}, ${ratio}`));

    expect(rows.filter(({ ratio }) => ratio > 1.5)).toEqual([]);
  },
  600_000,
);

test('one order among all of them is found by a part of any of its numbers', async () => {
  const asker = { scope: scopeOf('BIG', 'company'), caller: callerOf(false) };
  const { rows } = await client.query<{ order_number: string; sap_id: string; customer_order_number: string }>(
    `select order_number, sap_id, customer_order_number from placed_order
     where company_id = 'BIG' and sap_id is not null order by placed_at offset $1 limit 1`,
    [amounts.ofBig / 2],
  );
  const [old] = rows;
  const parts = [old?.order_number, old?.sap_id.slice(3), old?.customer_order_number.slice(2)];

  const costs: number[] = [];
  for (const search of parts) {
    const { blocks, result } = await blocksOf(() =>
      listOrders(deps, asker, { ...nothing, search }, { offset: 0, limit: 25 }),
    );
    expect(result.orders.map(({ orderNumber }) => orderNumber)).toContain(old?.order_number);
    costs.push(blocks);
  }
  say(`search for ${parts.join(', ')}: ${costs.join(', ')}`);

  expect(Math.max(...costs)).toBeLessThan(1_500);
});

test('staff of all markets read a page without sorting everybody’s orders', async () => {
  const asker = { scope: mintScope(callerOf(true), [], 'orders.read'), caller: callerOf(true) };
  const ask = (filter: Partial<AskedOrders>) =>
    blocksOf(() => listOrders(deps, asker, { ...nothing, ...filter }, { offset: 0, limit: 25 }));

  const [all, rare] = [await ask({}), await ask({ deliveryStatuses: ['NOT DELIVERED'] })];
  const counts = await blocksOf(() => countOrders(deps, asker, nothing));
  say(`staff: ${all.blocks}, rare ${rare.blocks}, counts ${counts.blocks}`);

  expect(all.result.orders).toHaveLength(25);
  expect(all.result).toMatchObject({ total: 1_000, isMore: true });
  expect(Math.max(all.blocks, rare.blocks)).toBeLessThan(800);
});

test('what is under way is counted from the index alone', async () => {
  const asker = { scope: mintScope(callerOf(true), [], 'orders.read'), caller: callerOf(true) };
  const filter = { ...everyOrder, ...choicesOf({ ...nothing, view: 'open' }) };

  const { blocks, result } = await blocksOf(() => deps.history.countOrders(asker.scope, filter, 1_000));
  say(`${result} under way: ${blocks}`);

  expect(result).toBeGreaterThan(300);
  expect(blocks).toBeLessThan(result / 5);
});

test('counts of ten ship-tos look into each once, not once for each status', async () => {
  const asker = { scope: scopeOf('BIG', 'ship-tos'), caller: callerOf(false) };

  const { blocks } = await blocksOf(() => countOrders(deps, asker, nothing));
  say(`counts of ten ship-tos: ${blocks}`);

  expect(blocks).toBeLessThan(1_000);
});

test('a count by delivery status goes along its own index, also before VACUUM has seen the orders', async () => {
  await client.query('update placed_order set note_for_driver = note_for_driver where order_number::int % 3 = 0');
  await client.query('analyze placed_order');
  const scope = scopeOf('BIG', 'ship-tos');
  const days = { placedFrom: new Date('2023-01-02T00:00:00Z'), placedBefore: new Date('2033-01-01T00:00:00Z') };

  const costs: number[] = [];
  for (const filter of [{ deliveryStatuses: ['CANCELLED'] }, { deliveryStatuses: ['NOT DELIVERED'], ...days }])
    costs.push((await blocksOf(() => deps.history.countOrders(scope, { ...everyOrder, ...filter }, 1_000))).blocks);
  say(`by delivery status, not vacuumed: ${costs.join(', ')}`);

  expect(Math.max(...costs)).toBeLessThan(300);
});
