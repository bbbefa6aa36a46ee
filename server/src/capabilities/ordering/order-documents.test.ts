import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseBefore } from '../../testing/database-before.ts';

let before: Awaited<ReturnType<typeof databaseBefore>>;
let client: pg.Client;
beforeAll(async () => {
  before = await databaseBefore('0014-order-documents.sql');
  client = before.client;
});
afterAll(() => before.drop());

test('lines and containers of orders that were placed before are in the order, and rows all the same', async () => {
  await client.query(`
    -- Neither market nor people are needed here.
    set session_replication_role = replica;
    insert into placed_order (order_number, uid, company_id, ship_to_id, country, customer_order_number, delivery_date,
      transport_type, payment_method, currency, net_total, discount_total, tax_total, deposit_total, grand_total,
      quantity_total, pallets, physical_pallets, weight_kg, hectolitres, snapshot, placed_at)
    select n, 'u', 'c', 's', 'CZ', 'R', '2026-06-01', 'VAN', 'cash', 'CZK', 100, 0, 21, 0, 121, 6, 1, 1, 60, 0.3,
      case n when 'with' then '{"shipTo": {"name": "U Lípy"}, "packNames": {"A": {"cs": "Sud"}, "B": {"cs": "Bedna"},
        "C": {"cs": "Sud"}}}' else '{"shipTo": {"name": "U Lípy"}}' end::jsonb, '2026-05-01 10:00Z' from (values ('with'), ('without')) v (n);
    insert into placed_order_line values
      ('with', 2, 'B', 'Druhý "ležák"', 'CR20', 1.5, 0, 2, 81.5, 535.48, null, 0.10, 43641.62, 21.00, 1544.25, '[]'),
      ('with', 1, 'A', 'První', 'KEG30', 0, 1, 0, 6, 1759.60, 1270.19, 0, 10557.60, 12.00, 241.8,
        '[{"id": "1", "sku": "X", "name": "Část", "quantity": 2, "price": "10.50"}]');
    insert into placed_order_returnable values ('with', 1, null, 'CZ-PALLET', 'Euro pallet', 2.5, 300, 750)`);
  const rowsOf = async (table: string) =>
    (await client.query(`select * from ${table} order by order_number, position`)).rows;
  const stored = { lines: await rowsOf('placed_order_line'), lent: await rowsOf('placed_order_returnable') };

  await before.migrate();

  const after = { lines: await rowsOf('placed_order_line'), lent: await rowsOf('placed_order_returnable') };
  const numbers = (rows: object[]) => rows.map((row) => Object.values(row).map((value) => Number(value) || value));
  expect(after.lines.map(({ name }) => name)).toEqual(['První', 'Druhý "ležák"']);
  expect(numbers(after.lines)).toEqual(numbers(stored.lines));
  expect(numbers(after.lent)).toEqual(numbers(stored.lent));
  const { rows } = await client.query(
    `select order_number, json_array_length(lines) as lines, returnables::text, snapshot #>> '{shipTo,name}' as name,
       snapshot -> 'packs' as packs, snapshot -> 'packNames' as old from placed_order order by order_number`,
  );
  expect(rows).toMatchObject([
    { order_number: 'with', lines: 2, name: 'U Lípy', old: null },
    { order_number: 'without', lines: 0, returnables: '[]', name: 'U Lípy', packs: null },
  ]);
  expect(rows[0]?.packs).toHaveLength(2);
  expect(rows[0]?.packs).toEqual(
    expect.arrayContaining([
      { skus: ['A', 'C'], name: { cs: 'Sud' } },
      { skus: ['B'], name: { cs: 'Bedna' } },
    ]),
  );
});
