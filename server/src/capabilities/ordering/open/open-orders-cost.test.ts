import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { vacuum } from '../../../testing/vacuum.ts';
import { countingBuffers } from '../history/test-buffers.ts';
import { insertManyOrders } from '../history/test-many-orders.ts';
import { openOrdersStore } from './open-orders.store.ts';

/** However many there are, some forty of BIG wait and as many have come in part. */
const amounts = { few: 4_000, many: 12_000 };

async function openWorld(all: number) {
  const database: TestDatabase = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.superuserUrl });
  await client.connect();
  await insertManyOrders(client, { all, ofBig: all / 2, ofSmall: 200 });
  await client.query('set session_replication_role = replica');
  await client.query(
    `update placed_order set lines = '[{"sku":"CZ100001","line_no":10},{"sku":"CZ100002","line_no":20}]'`,
  );
  await client.query(`insert into order_line_state (order_number, line_no, ordered, confirmed, delivered)
    select order_number, line, 6, 6, case when status = 'Partially Processed' then 2 else 6 end
    from placed_order, unnest(array[10, 20]) as line where status <> 'Not Yet Processed'`);
  await client.query('set session_replication_role = origin');
  await client.query('vacuum full placed_order');
  await vacuum(client, ['placed_order', 'order_line_state']);
  const { transaction, blocksOf } = await countingBuffers(client);
  return {
    blocksOf,
    orders: openOrdersStore(transaction),
    async close() {
      await client.end();
      await database.drop();
    },
  };
}

let few: Awaited<ReturnType<typeof openWorld>>;
let many: Awaited<ReturnType<typeof openWorld>>;
beforeAll(async () => {
  few = await openWorld(amounts.few);
  many = await openWorld(amounts.many);
}, 120_000);
afterAll(() => Promise.all([few.close(), many.close()]));

const shipToIds = Array.from({ length: 10 }, (_, nth) => `BIG-${nth}`);
const moment = new Date('2024-01-01Z');
type World = Awaited<ReturnType<typeof openWorld>>;

test.each<[string, (world: World) => Promise<unknown>]>([
  ['the goods that are still to come', ({ orders }) => orders.listOpenGoods(shipToIds)],
  ['their worth', ({ orders }) => orders.sumUndelivered(shipToIds, moment)],
])('%s: the same cost among any number of orders that have come', async (_what, ask) => {
  const [small, large] = [await few.blocksOf(() => ask(few)), await many.blocksOf(() => ask(many))];
  if (process.env.DRAY_HEAVY === '1') process.stdout.write(`${small.blocks} → ${large.blocks} blocks\n`);

  expect(large.blocks).toBeLessThanOrEqual(1.5 * small.blocks);
});

test('of what has come in part the rest is still to come, of what waits all of it', async () => {
  const goods = await few.orders.listOpenGoods(shipToIds);
  const sum = (sku: string | undefined) =>
    goods.filter((each) => each.sku === sku).reduce((packs, each) => packs + each.packs, 0);

  expect([sum(undefined), sum('CZ100001'), sum('CZ100002')]).toEqual([39, 160, 160]);
});
