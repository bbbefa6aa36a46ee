import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { vacuum } from '../../../testing/vacuum.ts';
import { whatGrows } from '../../../testing/what-grows.ts';
import { countingBuffers } from '../history/test-buffers.ts';
import { orderReferenceStore } from './order-reference.store.ts';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.superuserUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** Orders of one ship-to, each number as `written` says with its running number as `n`. */
async function insertOrders(from: number, to: number, written: string): Promise<void> {
  await client.query('set session_replication_role = replica');
  await client.query(
    `insert into placed_order (order_number, uid, company_id, ship_to_id, country, customer_order_number, delivery_date,
       transport_type, payment_method, currency, net_total, discount_total, tax_total, deposit_total, grand_total,
       quantity_total, pallets, physical_pallets, weight_kg, hectolitres, snapshot, placed_at, placed_by, origin_key)
     select (4500000 + n)::text, 'u', 'C1', 'C1-1', 'CZ', ${written}, '2026-01-01', 'VAN', 'cash', 'CZK', 1, 0, 0, 0, 1, 1, 0,
       0, 1, 0, '{}', timestamptz '2026-01-01Z' + n * interval '1 minute', 'u', 'order:' || n
     from generate_series($1::int, $2::int) n`,
    [from, to],
  );
  await client.query('set session_replication_role = origin');
  await vacuum(client, ['placed_order']);
}

test('the next number of a ship-to costs the same however much it has ordered, by numbers of whatever kind', async () => {
  const oddOnes = `case n % 4 when 0 then '2026/' || n || 'x' when 1 then '2026/9999' || n || '00000' when 2 then 'MY-' || n
    else '2026/' || n end`;
  await insertOrders(1, 1_000, oddOnes);
  const { transaction, blocksOf } = await countingBuffers(client);
  const references = orderReferenceStore(transaction);
  const last = () => references.findLastRunning('C1-1', '2026/');
  const before = await last();

  const grown = await whatGrows(blocksOf, { last }, () => insertOrders(1_001, 12_000, oddOnes));

  expect([before, await last()]).toEqual([999, 11_999]);
  expect(grown).toEqual([]);
});

test.each([
  ['noughts in front', 20_001, `'LIP ' || to_char(n, 'FM00000000')`, 'LIP ', 20_010],
  ['one digit more than counts', 20_101, `'LIPA ' || to_char(n, 'FM000000000')`, 'LIPA ', 0],
  ['no prefix', 20_201, `n::text`, '', 20_210],
  ['something behind them', 20_301, `'OBJ-' || n || '.'`, 'OBJ-', 0],
  ['another prefix behind the first', 20_401, `'A-B-' || n`, 'A-', 0],
])('of numbers with %s the highest counts by its value', async (_kind, first, written, prefix, highest) => {
  const { transaction } = await countingBuffers(client);

  await insertOrders(first, first + 9, written);

  expect(await orderReferenceStore(transaction).findLastRunning('C1-1', prefix)).toBe(highest);
});
