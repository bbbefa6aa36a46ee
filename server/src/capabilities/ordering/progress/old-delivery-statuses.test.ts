import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseBefore } from '../../../testing/database-before.ts';

let before: Awaited<ReturnType<typeof databaseBefore>>;
let client: pg.Client;
beforeAll(async () => {
  before = await databaseBefore('0047-italian-delivery-statuses.sql');
  client = before.client;
});
afterAll(() => before.drop());

test('orders of before outside Italy wait for their goods, or say nothing where nobody ever confirmed them', async () => {
  await client.query('set session_replication_role = replica');
  await client.query(
    `insert into placed_order (order_number, uid, company_id, ship_to_id, country, customer_order_number, delivery_date,
       transport_type, payment_method, currency, net_total, discount_total, tax_total, deposit_total, grand_total,
       quantity_total, pallets, physical_pallets, weight_kg, hectolitres, snapshot, placed_at, lines, returnables,
       placed_by, origin_key, delivery_status)
     select country || status, 'u', 'c', 's', country, 'R', '2026-06-01', 'VAN', 'cash', 'EUR', 1, 0, 0, 0, 1, 1, 0, 0, 1, 0,
       '{}', now(), '[]', '[]', 'u', country || status, status
     from unnest('{IT,ES}'::text[]) country, unnest('{IN STOCK,DELIVERY NOT AVAILABLE,DELIVERED}'::text[]) status`,
  );

  await before.migrate();

  const { rows } = await client.query<{ order_number: string; delivery_status: string | null }>(
    'select order_number, delivery_status from placed_order',
  );
  expect(Object.fromEntries(rows.map((row) => [row.order_number, row.delivery_status]))).toEqual({
    'ITIN STOCK': 'IN STOCK',
    'ITDELIVERY NOT AVAILABLE': 'DELIVERY NOT AVAILABLE',
    ITDELIVERED: 'DELIVERED',
    'ESIN STOCK': 'AWAITING FULLFILLMENT',
    'ESDELIVERY NOT AVAILABLE': null,
    ESDELIVERED: 'DELIVERED',
  });
});
