import type { TestPortal } from '../../testing/portal.ts';

type Value = string | number | boolean | null | readonly string[] | object;
export type ProductRow = Readonly<Record<string, Value>> & { sku: string };

/** A row of the table product as a test needs it: whatever it does not say is an ordinary keg of Czech beer. */
export const aProduct = (own: ProductRow): Record<string, Value> => ({
  country: 'CZ',
  category_uid: 'test-CZ-beer',
  name: `Beer ${own.sku}`,
  brand: 'Test Brand',
  sub_brand: 'Twelve',
  product_group: 'Beer',
  pack_format: 'KEG50',
  items_in_box: 1,
  volume_l: 50,
  hl_per_unit: 0.5,
  per_layer: 6,
  layers_per_pallet: 2,
  weight_kg: 50.5,
  gross_weight_kg: 63,
  pallet_weight_kg: 781,
  is_returnable: true,
  tax_rate: 21,
  country_of_origin: 'CZ',
  ean: '',
  ean_ea: '',
  listed_on: '2026-01-01',
  ...own,
});

type Sql = TestPortal['sql'];

/** Puts goods into the database past the server, as an import running elsewhere would. */
export async function addProducts(sql: Sql, rows: readonly ProductRow[]): Promise<void> {
  await sql(`insert into category (uid, country, name, url_key, url_path, level, position)
    select 'test-' || country || '-beer', country, '{"en": "Test beer", "cs": "Zkušební pivo"}',
      'test-beer', 'test-beer', 1, 99 from market on conflict do nothing`);
  for (const row of rows.map(aProduct)) await insert(sql, 'product', row);
}

/** A price list of its own for a ship-to, which then sees no other prices. */
export async function givePriceList(
  sql: Sql,
  shipToId: string,
  { prices, ...list }: { prices: Readonly<Record<string, number>> } & Readonly<Record<string, Value>>,
): Promise<void> {
  const [made] = await sql<{ id: number }>(
    `insert into price_list (code, country, currency, excluded_skus, excluded_brands)
     select 'test-' || s.id, s.country, m.currency, $2, $3 from ship_to s join market m using (country) where s.id = $1
     returning id`,
    [shipToId, list.excluded_skus ?? [], list.excluded_brands ?? []],
  );
  await sql(
    `insert into ship_to_price_list (ship_to_id, price_list_id) values ($1, $2)
     on conflict (ship_to_id) do update set price_list_id = excluded.price_list_id`,
    [shipToId, made?.id],
  );
  for (const [sku, net] of Object.entries(prices))
    await sql(`insert into price (price_list_id, sku, kind, net_price) values ($1, $2, 'customer', $3)`, [
      made?.id,
      sku,
      net,
    ]);
}

export async function insert(sql: Sql, table: string, row: Readonly<Record<string, Value>>): Promise<void> {
  const columns = Object.keys(row);
  const values = Object.values(row).map((value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? JSON.stringify(value) : value,
  );
  await sql(
    `insert into ${table} (${columns.join()}) values (${columns.map((_, nth) => `$${nth + 1}`).join()})`,
    values,
  );
}
