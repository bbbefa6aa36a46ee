import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#platform/database/connection.ts';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { workInChunks } from '#platform/jobs/work-in-chunks.ts';
import { createLogger } from '#platform/logger.ts';
import { composeOver } from '../../../testing/compose.ts';
import type { CountedShipTos } from './refresh-trade-months.ts';

const places = 600;
const clock = { now: () => new Date('2026-11-12T02:53:00Z') };

let created: TestDatabase;
let client: pg.Client;
let database: Database;
beforeAll(async () => {
  created = await createTestDatabase();
  database = openDatabase(created.url, createLogger('silent'));
  client = new pg.Client({ connectionString: created.superuserUrl });
  await client.connect();
  // Neither companies nor carts are read here.
  await client.query('set session_replication_role = replica');
  await client.query(
    `insert into ship_to (id, company_id, sold_to_id, name, customer_type, status, street, postal_code, city, country)
     select 'P' || lpad(n::text, 4, '0'), 'C', 'S', '', case n % 3 when 0 then 'POS' else 'WHSL' end, 'Active', '', '', '', 'CZ'
     from generate_series(1, ${places}) n`,
  );
  await client.query(
    `insert into placed_order (order_number, uid, company_id, ship_to_id, country, customer_order_number, delivery_date,
       transport_type, payment_method, currency, net_total, discount_total, tax_total, deposit_total, grand_total,
       quantity_total, pallets, physical_pallets, weight_kg, hectolitres, snapshot, placed_at, placed_by, origin_key, status)
     select 'O' || place || '-' || nth, 'u', 'C', 'P' || lpad(place::text, 4, '0'), 'CZ', place || '/' || nth, '2026-01-01',
       'VAN', 'cash', 'CZK', 1, 0, 0, 0, 1, 1 + (place * 7 + nth * 13) % 20, 0, 0, 1, 0, '{}',
       timestamptz '2025-01-15Z' + nth * interval '1 month', 'u', 'o' || place || '-' || nth, 'Completely Processed'
     from generate_series(1, ${places}) place, generate_series(0, 20) nth`,
  );
  await client.query('analyze placed_order, ship_to');
}, 60_000);
afterAll(async () => {
  await client.end();
  await database.close();
  await created.drop();
});

const countAll = async () => {
  const { rows } = await client.query(
    `select trade, month, count(*)::int as orders, round(avg(share), 4)::float8 as share from (
       select s.customer_type as trade, extract(month from o.placed_at)::int as month,
         o.quantity_total / avg(o.quantity_total) over (partition by o.ship_to_id) as share
       from placed_order o join ship_to s on s.id = o.ship_to_id
       where o.placed_at >= timestamptz '2026-11-12T02:53:00Z' - interval '548 days'
     ) as sized group by trade, month order by trade, month`,
  );
  return rows;
};
const shown = async () =>
  (await client.query(`select trade, month, orders, share::float8 as share from trade_month order by trade, month`))
    .rows;

test('many places are counted part by part, over a break, and come to what is counted at once', async () => {
  const { orderingOf } = composeOver(database, clock);
  const begun: (string | undefined)[] = [];
  let isBroken = true;
  const count = () =>
    workInChunks<CountedShipTos>({ database, clock, job: 'refresh-trade-months' }, (transaction, from) => {
      begun.push(from?.last);
      if (from && isBroken) throw new Error('the process was stopped');
      return orderingOf(transaction).countTradeMonths(from);
    });

  await expect(count()).rejects.toThrow('the process was stopped');
  const meanwhile = await shown();
  isBroken = false;
  await count();

  expect(meanwhile).toEqual([]);
  expect(begun).toEqual([undefined, 'P0250', 'P0250', 'P0500']);
  const counted = await shown();
  expect(counted).toHaveLength(24);
  expect(counted).toEqual(await countAll());
  await count();
  expect(await shown()).toEqual(counted);
});
