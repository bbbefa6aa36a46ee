import { readFileSync } from 'node:fs';
import { createTestDatabase } from '@dray/server/platform/database/test-database.ts';
import { memoryFiles } from '@dray/server/testing/memory-files.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadDemoWorld } from '../load-demo-world.ts';

const today = '2026-11-15';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 2 });
  await loadDemoWorld(database.url, { fileStore: memoryFiles(), now: new Date(`${today}T12:00:00Z`) });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const rows = async <Row extends object>(statement: string, values: readonly unknown[] = []): Promise<Row[]> =>
  (await pool.query<Row>(statement, [...values])).rows;

/** What one ship-to pays for one pack today, as plainly as can be said. */
const pays = async (shipTo: string, sku: string): Promise<number | undefined> => {
  const [row] = await rows<{ price: number | null }>(
    `with own as (
       select price.*, kind = 'promotion' as is_promotion from price join price_list on price_list.id = price_list_id
       join ship_to on ship_to.id = $1
       where sku = $2 and min_qty = 1 and $3 between valid_from and valid_to
         and (price_list_id = (select price_list_id from ship_to_price_list where ship_to_id = $1)
           or is_market_list and price_list.country = ship_to.country and kind = 'promotion')),
     base as (select net_price from own where not is_promotion order by kind = 'contract' desc, valid_from desc limit 1)
     select least((select net_price from base), (select min(net_price) from own where is_promotion))::float as price
     where exists (select from base)`,
    [shipTo, sku, today],
  );
  return row?.price ?? undefined;
};

test('every ship-to has a price list of its market, in its money', async () => {
  const [missing] = await rows(`
    select count(*)::int as missing from ship_to left join ship_to_price_list on ship_to_id = ship_to.id
    left join price_list on price_list.id = price_list_id
    where price_list.country is distinct from ship_to.country or is_market_list`);
  const lists = await rows<{ country: string; currency: string }>(
    `select distinct price_list.country, price_list.currency from price_list join market using (country)
     where price_list.currency <> market.currency`,
  );

  expect(missing).toEqual({ missing: 0 });
  expect(lists).toEqual([]);
});

test('the main customer of each market pays exactly what the given file says, and the list price is there too', async () => {
  const mainShipTos: Record<string, string> = { CZ: '100234', SK: '100301', IT: '100401', ES: '100501' };
  const core = readFileSync(new URL('../products/test-core-products.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1);

  for (const line of core) {
    const [, sku = '', market = '', basePrice, yourPrice] =
      /^(\w+),(\w\w),.*,(?:CZK|EUR),([\d.]+),[\d.]+,([\d.]+),[\d.]+,/.exec(line) ?? [];
    const [list] = await rows<{ price: number }>(
      `select net_price::float as price from price join price_list on id = price_list_id where is_market_list and kind = 'list' and sku = $1`,
      [sku],
    );
    expect([sku, list?.price, await pays(mainShipTos[market] ?? '', sku)]).toEqual([
      sku,
      Number(basePrice),
      Number(yourPrice),
    ]);
  }
  expect(core).toHaveLength(36);
});

test('switching between the pubs of one owner changes prices', async () => {
  const prices = await Promise.all(['100234', '100235', '100236'].map((shipTo) => pays(shipTo, 'CZ100002')));

  expect(prices[0]).toBe(prices[2]);
  expect(prices[1]).toBeGreaterThan(prices[0] ?? 0);
});

test('a wholesaler pays less than a pub, still less by the pallet, and knows next year already', async () => {
  const breaks = await rows<{ min_qty: number; price: number; next: boolean }>(
    `select min_qty, net_price::float as price, valid_from > $1 as next from price join price_list on id = price_list_id
     where code = 'CZ-VELKOSKLAD' and sku = 'CZ100001' and kind = 'customer' order by next, min_qty`,
    [today],
  );

  expect(breaks.map(({ min_qty, next }) => [min_qty, next])).toEqual([
    [1, false],
    [12, false],
    [60, false],
    [1, true],
    [12, true],
    [60, true],
  ]);
  expect(await pays('100237', 'CZ100001')).toBeLessThan((await pays('100234', 'CZ100001')) ?? 0);
  expect(breaks[1]?.price).toBeLessThan(breaks[0]?.price ?? 0);
  expect(breaks[2]?.price).toBeLessThan(breaks[1]?.price ?? 0);
});

test('one sku has no price for the edge company, though it is offered there and priced elsewhere', async () => {
  const unpriced = await rows<{ sku: string }>(`
    select sku from product join price_list on price_list.country = product.country and code = 'CZ-KUN'
    where kind = 'simple' and not sku = any(excluded_skus) and not brand = any(excluded_brands)
      and not exists (select from price where price.sku = product.sku and price_list_id = price_list.id)`);

  expect(unpriced).toEqual([{ sku: 'CZ100012' }]);
  expect(await pays('100242', 'CZ100012')).toBeUndefined();
  expect(await pays('100234', 'CZ100012')).toBe(1035);
});

test('promotions run, end today, ended yesterday, begin tomorrow and next week', async () => {
  const found = await rows<{ from: number; to: number }>(
    `select valid_from - $1::date as from, valid_to - $1::date as to from price where kind = 'promotion'`,
    [today],
  );

  expect(found.filter(({ from, to }) => from < 0 && to > 0).length).toBeGreaterThan(5);
  expect(found.filter(({ to }) => to === 0)).toHaveLength(1);
  expect(found.filter(({ to }) => to === -1)).toHaveLength(4);
  expect(found.filter(({ from }) => from === 1)).toHaveLength(4);
  expect(found.filter(({ from }) => from === 7)).toHaveLength(4);
});

test('no customer pays more than the list price or less than nothing; a running promotion is worth having', async () => {
  const [wrong] = await rows(
    `select count(*) filter (where price.net_price > list.net_price)::int as dear, count(*) filter (where price.net_price <= 0)::int as free
     from price join price_list on price_list.id = price.price_list_id
     join price_list market_list on market_list.country = price_list.country and market_list.is_market_list
     join price list on list.price_list_id = market_list.id and list.sku = price.sku and list.kind = 'list'
     where $1 between price.valid_from and price.valid_to`,
    [today],
  );

  expect(wrong).toEqual({ dear: 0, free: 0 });
  expect(await pays('100234', 'CZ100062')).toBeLessThan(436 * 0.88);
});

test('shops are not offered what needs a tap, some customers not every brand', async () => {
  const lists = await rows<{ code: string; skus: number; brands: string[] }>(
    `select code, cardinality(excluded_skus) as skus, excluded_brands as brands from price_list
     where excluded_skus <> '{}' or excluded_brands <> '{}' order by code`,
  );

  expect(lists).toEqual([
    { code: 'CZ-KOPRETINA', skus: 20, brands: [] },
    { code: 'CZ-VRATA', skus: 0, brands: ['Citrela'] },
    { code: 'IT-TIRRENOVA', skus: 0, brands: ['Sadovka'] },
    { code: 'SK-JAVORINKA', skus: 7, brands: [] },
  ]);
});
