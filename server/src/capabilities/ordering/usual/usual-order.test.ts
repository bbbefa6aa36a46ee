import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#platform/database/connection.ts';
import { watchRoundTrips } from '#platform/database/test-round-trips.ts';
import { workInChunks } from '#platform/jobs/work-in-chunks.ts';
import { createLogger } from '#platform/logger.ts';
import { composeOver } from '../../../testing/compose.ts';
import type { TestPortal } from '../../../testing/portal.ts';
import { repeaterAt } from '../reorder/test-reorder.ts';
import { fillCart, openPubOrdering, type Placer } from '../test-placing.ts';
import type { CountedShipTos } from './refresh-trade-months.ts';

let portal: TestPortal;
let owner: Placer;
const numbers: string[] = [];

const order = async (lines: Parameters<Placer['add']>[1]) => {
  const cart = await fillCart(owner, lines);
  const { order: placed } = await owner.place(cart.id, { shown_hash: cart.shown_hash });
  numbers.push(placed.order_number);
  portal.clock.advance({ ms: 60_000 });
};

const ask = async (placer: Placer, query: string) => placer.caller.get(`/api/orders/usual?${query}`);

beforeAll(async () => {
  ({ portal, owner } = await openPubOrdering({ env: { JOBS: '0' } }));
  await portal.sql(`update ship_to_transport set maximum_weight_kg = null where ship_to_id = '100234'`);
  await order([{ sku: 'CZ100001', quantity: 6 }]);
  await order([
    { sku: 'CZ100001', quantity: 8 },
    { sku: 'CZ100003', number_of_layer: 2 },
  ]);
  await order([
    { sku: 'CZ100001', quantity: 7 },
    { sku: 'CZ100038', quantity: 2 },
  ]);
}, 30_000);
afterAll(() => portal.close());

test('under four orders there is none, and the last one is named to be repeated', async () => {
  const { body } = await ask(owner, 'shipTo=100234');

  expect(body).toMatchObject({ basedOn: 3, lines: [], sometimes: [], lastOrder: { orderNumber: numbers[2] } });
});

test('with four each line tells why, and what is gone names its substitute', async () => {
  await order([
    { sku: 'CZ100001', quantity: 6 },
    { sku: 'CZ100003', number_of_layer: 1 },
  ]);
  await portal.sql(`update product set is_discontinued = true, substitute_sku = 'CZ100001' where sku = 'CZ100038'`);
  portal.clock.advance({ ms: 3_000 });

  const { body } = await ask(owner, 'shipTo=100234&transportType=VAN');

  expect(body).toMatchObject({ basedOn: 4, transportType: 'VAN', currency: 'CZK' });
  expect(body.lines).toMatchObject([
    { sku: 'CZ100001', quantity: 7, layers: 0, pallets: 0, seenIn: 4, low: 6, high: 8, code: null, substitute: null },
  ]);
  expect(body.lines[0].price).toBeGreaterThan(0);
  expect(body.sometimes).toMatchObject([
    { sku: 'CZ100003', quantity: 0, layers: 2, seenIn: 2, low: 1, high: 2, code: null },
    { sku: 'CZ100038', code: 'DISCONTINUED', price: null, substitute: { sku: 'CZ100001', quantity: 2 } },
  ]);
});

test('the season is counted by a job, asked for once by the first who needs it; nobody waits for it', async () => {
  await portal.sql(`delete from pgboss.job where name = 'refresh-trade-months'`);
  const database = openDatabase(portal.databaseUrl, createLogger('silent'));
  const { orderingOf } = composeOver(database, portal.clock);
  const round = { database, clock: portal.clock, job: 'refresh-trade-months' } as const;

  await ask(owner, 'shipTo=100234&transportType=VAN');
  await ask(owner, 'shipTo=100234&transportType=VAN');
  const asked = await portal.sql(`select state from pgboss.job where name = 'refresh-trade-months'`);
  await workInChunks<CountedShipTos>(round, (transaction, from) => orderingOf(transaction).countTradeMonths(from));
  await portal.sql(`delete from pgboss.job where name = 'refresh-trade-months'`);
  const counted = await portal.sql(`select month, orders, share::float8 as share from trade_month`);
  await portal.sql(`delete from trade_month`);
  await ask(owner, 'shipTo=100234&transportType=VAN');
  await database.close();

  expect(asked).toEqual([{ state: 'created' }]);
  expect(counted).toEqual([{ month: 11, orders: 4, share: 1 }]);
  // It was counted a moment ago: what it did not find then it does not find now.
  expect(await portal.sql(`select state from pgboss.job where name = 'refresh-trade-months'`)).toEqual([]);
});

test.each([
  ['none', 4, 3],
  ['refused', 4, 3],
  ['blocked', 4, 3],
  ['requested', 3, 2],
  ['done', 3, 2],
])(
  'an order whose cancellation is %s leaves %i that count, and the %i. to be repeated',
  async (cancellation, counted, last) => {
    await portal.sql(`update placed_order set status = 'Completely Processed' where order_number = $1`, [numbers[0]]);
    await portal.sql(`update placed_order set cancellation = $2 where order_number = $1`, [numbers[3], cancellation]);
    const { body } = await ask(owner, 'shipTo=100234');
    const preview = await repeaterAt(owner.caller).preview(undefined, { headers: { 'outlet-id': '100234' } });
    await portal.sql(`update placed_order set cancellation = 'none', status = 'Not Yet Processed'`);

    expect(body.basedOn).toBe(counted);
    expect(preview.order_number).toBe(numbers[last]);
  },
);

test('an order by another transport does not count, nor one that the brewery rejected', async () => {
  const other = await ask(owner, 'shipTo=100234&transportType=TRUCK');
  await portal.sql(`update placed_order set status = 'Fully Rejected' where order_number = $1`, [numbers[0]]);
  const rejected = await ask(owner, 'shipTo=100234');
  await portal.sql(`update placed_order set status = 'Not Yet Processed'`);

  expect([other.body.basedOn, rejected.body.basedOn]).toEqual([0, 3]);
});

test('amounts follow the months of the own trade: those of the orders, and that of the delivery', async () => {
  await portal.sql(`update placed_order set placed_at = placed_at - interval '1 month'`);
  await portal.sql(`delete from trade_month`);
  await portal.sql(`insert into trade_month (trade, month, orders, share) values
    ('POS', 9, 10, 8), ('POS', 10, 10, 1), ('POS', 11, 10, 3), ('POS', 12, 10, 0.25),
    ('WHSL', 10, 10, 1), ('WHSL', 11, 10, 0.1)`);
  const { body } = await ask(owner, 'shipTo=100234');
  await portal.sql(`update placed_order set placed_at = placed_at + interval '1 month'`);
  await portal.sql(`delete from trade_month`);

  // Seven in October are three times as many in November.
  expect(body.lines).toMatchObject([{ sku: 'CZ100001', quantity: 21 }]);
});

test('it asks two questions of orders and one for prices', async () => {
  await portal.sql(`insert into trade_month (trade, month, orders, share) values ('POS', 11, 4, 1)`);
  await ask(owner, 'shipTo=100234');

  const { statements } = await watchRoundTrips(() => ask(owner, 'shipTo=100234'));

  expect(statements.filter((text) => /placed_order|trade_month/.test(text))).toHaveLength(2);
  expect(statements.length).toBeLessThanOrEqual(4);
});

test('a foreign ship-to answers like a missing one, and so does one where somebody may only read orders', async () => {
  const accountant = await portal.signIn('accountant@ulipy.example');
  const [foreign, missing] = await Promise.all([ask(owner, 'shipTo=100301'), ask(owner, 'shipTo=nowhere')]);
  const reader = await accountant.get('/api/orders/usual?shipTo=100234');

  expect([foreign.status, foreign.body.code, foreign.body.message]).toEqual([
    404,
    'SHIP_TO_NOT_FOUND',
    missing.body.message,
  ]);
  expect([403, 404]).toContain(reader.status);
});
