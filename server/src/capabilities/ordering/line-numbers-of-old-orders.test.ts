import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseBefore } from '../../testing/database-before.ts';

let before: Awaited<ReturnType<typeof databaseBefore>>;
let client: pg.Client;
beforeAll(async () => {
  before = await databaseBefore('0020-shape-of-orders.sql');
  client = before.client;
});
afterAll(() => before.drop());

test('orders of before are numbered by position, options of a bundle after it, and have an origin (T129)', async () => {
  const option = (sku: string) => ({ id: sku, sku, name: sku, quantity: 1, price: '1.00' });
  const lines = [
    { sku: 'A', bundle_options: [] },
    { sku: 'SET', bundle_options: [option('X'), option('Y')] },
    { sku: 'B', bundle_options: [] },
  ];
  await client.query('set session_replication_role = replica');
  await client.query(
    `insert into placed_order (order_number, cart_id, uid, company_id, ship_to_id, country, customer_order_number,
       delivery_date, transport_type, payment_method, currency, net_total, discount_total, tax_total, deposit_total,
       grand_total, quantity_total, pallets, physical_pallets, weight_kg, hectolitres, snapshot, placed_at, lines, returnables)
     select n, case n when '1' then gen_random_uuid() end, 'u', 'c', 's', 'CZ', 'R', '2026-06-01', 'VAN', 'cash', 'CZK', 1, 0,
       0, 0, 1, 1, 0, 0, 1, 0, '{}', now(), $1, $2 from (values ('1'), ('2')) v (n)`,
    [JSON.stringify(lines), JSON.stringify([{ sku: 'KEG' }, { sku: 'PALLET' }])],
  );

  await before.migrate();

  const { rows } = await client.query(
    `select lines, returnables, revision, channel, placed_by, origin_key = coalesce('cart:' || cart_id, 'order:2') as "isKey"
     from placed_order order by order_number`,
  );
  const numbersOf = ({ line_no, bundle_options }: { line_no: number; bundle_options: { line_no: number }[] }) => [
    line_no,
    bundle_options.map((each) => each.line_no),
  ];
  for (const row of rows) {
    expect(row.lines.map(numbersOf)).toEqual([
      [10, []],
      [20, [30, 40]],
      [50, []],
    ]);
    expect(row.returnables.map(({ line_no }: { line_no: number }) => line_no)).toEqual([900_010, 900_020]);
    expect(row).toMatchObject({ revision: 1, channel: 'cart', placed_by: 'u', isKey: true });
  }
  expect(rows).toHaveLength(2);
});
