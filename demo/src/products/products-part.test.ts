import { readFileSync } from 'node:fs';
import { createTestDatabase } from '@dray/server/platform/database/test-database.ts';
import { memoryFiles } from '@dray/server/testing/memory-files.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadDemoWorld } from '../load-demo-world.ts';
import { countries } from '../markets/demo-countries.ts';

const now = new Date('2026-11-15T12:00:00Z');
const today = '2026-11-15';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 2 });
  await loadDemoWorld(database.url, { fileStore: memoryFiles(), now });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const rows = async <Row extends object>(statement: string): Promise<Row[]> => (await pool.query<Row>(statement)).rows;

test('the 36 core products are there with exactly the given values', async () => {
  const core = readCsv(new URL('./test-core-products.csv', import.meta.url));
  const loaded = await rows<Record<string, unknown>>(`
    select sku, country as market, product_group as category, brand, sub_brand, name, pack_format,
      items_in_box as number_of_items_in_box, volume_l::float, hl_per_unit::float,
      per_layer as number_of_products_on_layer, layers_per_pallet as number_of_layers_per_pallet,
      per_layer * layers_per_pallet as number_of_items_on_pallet, weight_kg::float as weight,
      gross_weight_kg::float as gross_weight_for_one_cas, pallet_weight_kg::float as pallet_weight,
      is_returnable::int as returnable_package, alcohol_content::float, coalesce(shelf_life_days, 0) as shelf_life_days,
      country_of_origin, concat_ws('|', case when is_new then 'product_new' end, case when is_last then 'product_last' end,
        case when is_sale then 'product_sale' end) as flags, ean, ean_ea,
      coalesce((select sum(units * unit_price)::float from product_returnable join returnable on returnable.sku = returnable_sku
        where product_sku = product.sku), 0) as deposit_per_unit
    from product`);
  const bySku = new Map(loaded.map((row) => [row.sku, row]));

  expect(core).toHaveLength(36);
  for (const { sku = '', ...given } of core) {
    const product = bySku.get(sku) ?? {};
    const compared = Object.keys(given).filter((column) => column in product);
    expect(compared).toHaveLength(23);
    for (const column of compared)
      expect(`${sku} ${column} ${asText(product[column])}`).toBe(`${sku} ${column} ${asText(given[column])}`);
  }
});

test('a pallet holds what its layers hold, and codes have a right check digit', async () => {
  const products = await rows<{ ean: string; ean_ea: string; gross: number; pallet: number }>(`
    select ean, ean_ea, gross_weight_kg::float * per_layer * layers_per_pallet + 25 as gross, pallet_weight_kg::float as pallet
    from product`);

  expect(products).toHaveLength(128);
  for (const { ean, ean_ea, gross, pallet } of products) {
    expect(pallet).toBeCloseTo(gross, 2);
    expect([ean, ean_ea].map(isRightCode)).toEqual([true, true]);
    expect([ean.slice(0, 3), ean_ea.slice(0, 3)]).toEqual(['200', '210']);
  }
});

test('new goods came within sixty days, the others earlier', async () => {
  const listed = await rows<{ is_new: boolean; days: number }>(
    `select is_new, date '${today}' - listed_on as days from product where kind = 'simple'`,
  );

  for (const { is_new, days } of listed) expect(days > 0 && days <= 60).toBe(is_new);
  expect(listed.filter(({ is_new }) => is_new).length).toBeGreaterThan(8);
});

test('the cases that screens must show are there', async () => {
  const [cases] = await rows(`
    select count(*) filter (where is_out_of_stock and substitute_sku is not null)::int as "out of stock with a substitute",
      count(*) filter (where is_out_of_stock and available_from = date '${today}' + 5)::int as "back in five days",
      count(*) filter (where is_discontinued)::int as discontinued,
      count(*) filter (where is_last)::int as last, count(*) filter (where is_sale)::int as sale,
      count(*) filter (where not by_layer)::int as "packs only", count(*) filter (where not by_pack)::int as "no single packs"
    from product where kind = 'simple'`);

  expect(cases).toEqual({
    'out of stock with a substitute': 2,
    'back in five days': 3,
    discontinued: 1,
    last: 5,
    sale: 6,
    'packs only': 4,
    'no single packs': 1,
  });
});

test('of the bundles one has ended, one has not begun and of one just two are left; their parts are of the market', async () => {
  const bundles = await rows<{
    sku: string;
    ended: boolean;
    coming: boolean;
    left: number | null;
    foreign: number;
    options: number;
  }>(`
    select sku, valid_to < '${today}' as ended, valid_from > '${today}' as coming, limited_amount - sold_amount as left,
      (select count(*)::int from bundle_option join bundle_item on bundle_item.id = bundle_item_id
        join product part on part.sku = bundle_option.sku where bundle_sku = bundle.sku and part.country <> product.country) as foreign,
      (select count(*)::int from bundle_item where bundle_sku = bundle.sku and (select count(*) from bundle_option
        where bundle_item_id = bundle_item.id and is_default) <> 1) as options
    from bundle join product using (sku)`);

  expect(bundles.filter(({ ended }) => ended)).toHaveLength(1);
  expect(bundles.filter(({ coming }) => coming)).toHaveLength(1);
  expect(bundles.filter(({ left }) => left === 2).map(({ sku }) => sku)).toEqual(['CZS100202']);
  expect(bundles.map(({ foreign, options }) => foreign + options)).toEqual(Array(8).fill(0));
});

test('categories go two levels deep and none is empty', async () => {
  const categories = await rows<{ country: string; level: number; products: number; name: Record<string, string> }>(`
    select country, level, name, (select count(*)::int from product where category_uid = category.uid
      or category_uid like category.uid || '/%') as products from category`);

  expect(Math.min(...categories.map(({ products }) => products))).toBeGreaterThan(0);
  expect([...new Set(categories.map(({ level }) => level))].sort()).toEqual([1, 2]);
  for (const country of countries)
    expect(categories.filter((each) => each.country === country).length).toBeGreaterThan(8);
  for (const { name } of categories) expect(Object.keys(name).sort()).toEqual(['cs', 'en', 'es', 'it', 'sk']);
});

/** `1` and `1.0` are one value. */
const asText = (value: unknown): string =>
  value !== '' && Number.isFinite(Number(value)) ? String(Number(value)) : String(value);

const isRightCode = (code: string): boolean =>
  [...code].reduce((sum, digit, index) => sum + Number(digit) * (index % 2 ? 3 : 1), 0) % 10 === 0;

function readCsv(file: URL): Record<string, string>[] {
  const [header = [], ...lines] = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''),
    );
  return lines.map((cells) => Object.fromEntries(header.map((name, index) => [name, cells[index] ?? ''])));
}
