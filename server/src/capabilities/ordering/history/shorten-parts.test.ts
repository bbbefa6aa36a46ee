import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#platform/database/connection.ts';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { createLogger } from '#platform/logger.ts';
import type { Scope } from '#platform/request/request.ts';
import { composeOver } from '../../../testing/compose.ts';
import { everyOrder } from '../store/history-keys.store.ts';
import { orderSearchStore } from '../store/order-search.store.ts';
import { shortenParts } from './shorten-parts.ts';
import { insertManyOrders } from './test-many-orders.ts';

const now = new Date('2026-11-12T03:23:00Z');

let created: TestDatabase;
let client: pg.Client;
let database: Database;
beforeAll(async () => {
  created = await createTestDatabase();
  client = new pg.Client({ connectionString: created.superuserUrl });
  await client.connect();
  database = openDatabase(created.url, createLogger('silent'));
  await insertManyOrders(client, { all: 1_000, ofBig: 500, ofSmall: 100 });
  // As they were kept before.
  await client.query(`update order_search s set parts = number_parts(array[o.company_id, o.ship_to_id, o.country], s.numbers)
    from placed_order o where o.order_number = s.order_number`);
});
afterAll(async () => {
  await client.end();
  await database.close();
  await created.drop();
});

/** Each look at the clock is so much later. */
function shorten(byMs: number): Promise<void> {
  let moment = now.getTime();
  const clock = {
    now: () => {
      moment += byMs;
      return new Date(moment);
    },
  };
  return shortenParts({ ...composeOver(database, { now: () => now }), database, clock });
}

/** Of how many orders something is kept by a ship-to. */
const countLong = async (): Promise<number> =>
  (
    await client.query<{ long: number }>(
      `select count(*)::int as long from order_search
       where exists (select from unnest(parts) part where split_part(part, ' ', 1) like '%-%')`,
    )
  ).rows[0]?.long ?? 0;

const findAt = (shipToIds: readonly string[], search: string) =>
  database.read(async (transaction) => {
    const scope = { markets: [], companyIds: [], shipToIds } as unknown as Scope;
    const { keys, isWhole } = await orderSearchStore(transaction).findByParts(scope, everyOrder, search, 200);
    return { numbers: keys.map(({ orderNumber }) => orderNumber).sort(), isWhole };
  });

test('an order that the ERP numbers is kept by its company and its market, and found by its ship-to', async () => {
  const [order] = (
    await client.query<{ order_number: string; ship_to_id: string }>(
      `update placed_order set sap_id = '0091919191' where order_number = (
         select order_number from placed_order where company_id = 'SMALL' and sap_id is not null limit 1)
       returning order_number, ship_to_id`,
    )
  ).rows;
  const { rows } = await client.query<{ place: string }>(
    `select distinct split_part(part, ' ', 1) as place from order_search, unnest(parts) part where order_number = $1 order by 1`,
    [order?.order_number],
  );

  expect(rows.map(({ place }) => place)).toEqual(['SK', 'SMALL']);
  expect(await findAt([order?.ship_to_id ?? ''], '919191')).toEqual({ numbers: [order?.order_number], isWhole: true });
  expect(await findAt(['SMALL-none'], '919191')).toEqual({ numbers: [], isWhole: true });
});

test('older ones are shortened part by part, found before as after, and not once more', async () => {
  const before = await findAt(['BIG-3', 'SMALL-4'], '2026/9');
  const long = await countLong();

  await expect(shorten(60_000)).rejects.toThrow('goes on from where it is');
  const left = await countLong();
  await shorten(1);
  await client.query(
    `update order_search set parts = number_parts(array['BIG-3', 'SMALL-4'], numbers) where numbers like '%99%'`,
  );
  const broken = await countLong();
  await shorten(1);

  expect(long).toBeGreaterThan(800);
  expect(left).toBeLessThan(long);
  expect(before.numbers.length).toBeGreaterThan(3);
  expect(await countLong()).toBe(broken);
  await client.query('delete from job_run');
  await shorten(1);
  expect(await countLong()).toBe(0);
  expect(await findAt(['BIG-3', 'SMALL-4'], '2026/9')).toEqual(before);
});
