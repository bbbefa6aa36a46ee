import type { CompiledQuery } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { PriceList } from '#capabilities/catalogue/index.ts';
import { type Database, openDatabase, type Transaction } from '#platform/database/connection.ts';
import { createTestDatabase } from '#platform/database/test-database.ts';
import { createLogger } from '#platform/logger.ts';
import { findOwnPrices, findShownPrices, listOwnPrices } from './find-own-prices.ts';
import { marketPriceCache } from './market-price-cache.ts';
import { pricingStore } from './pricing.store.ts';

const lists = 12;
const skus = 4_000;

let database: Database;
let own: pg.Client;
let drop: () => Promise<void>;
const raw = async <Row extends object>(statement: string): Promise<Row[]> => (await own.query<Row>(statement)).rows;

/** Eleven customers' lists of five thousand prices each beside the market's, as a vacuum leaves them. */
beforeAll(async () => {
  const created = await createTestDatabase();
  drop = created.drop;
  database = openDatabase(created.url, createLogger('silent'));
  own = new pg.Client({ connectionString: created.superuserUrl });
  await own.connect();
  // A vacuum takes a row for visible only once its commit is on disk, and the tests' PostgreSQL is in no hurry with that.
  await raw('set synchronous_commit = on');
  await raw(`insert into price_list (id, code, country, currency, is_market_list)
    select id, 'L' || id, 'CZ', 'CZK', id = 1 from generate_series(1, ${lists}) id`);
  await raw(`insert into price (price_list_id, sku, kind, min_qty, net_price)
    select list, 'S' || lpad(sku::text, 5, '0'), case when list = 1 then 'list' else 'customer' end, 1, 100 + list + sku % 50
    from generate_series(1, ${lists}) list, generate_series(1, ${skus}) sku`);
  await raw(`insert into price (price_list_id, sku, kind, min_qty, net_price)
    select list, 'S' || lpad(sku::text, 5, '0'), 'customer', 40, 90
    from generate_series(2, ${lists}) list, generate_series(4, ${skus}, 4) sku`);
  await raw('vacuum (analyze) price');
});
afterAll(async () => {
  await Promise.all([database.close(), own.end()]);
  await drop();
});

const priceList = (id: number, marketVersion = '1'): PriceList => ({
  id,
  country: 'CZ',
  currency: 'CZK',
  excludedSkus: new Set(),
  excludedBrands: new Set(),
  assortmentKey: '',
  marketListId: 1,
  marketVersion,
  version: '1',
});

const day = '2026-11-12';
const page = Array.from({ length: 25 }, (_, index) => `S${String(index * 156 + 4).padStart(5, '0')}`);

test('own prices come with list price and steps, in one look', async () => {
  const prices = await database.read((transaction) =>
    findOwnPrices({ prices: pricingStore(transaction) }, priceList(7), page, day),
  );

  expect(prices.size).toBe(25);
  expect(prices.get('S00004')).toEqual({
    listMinor: 10500,
    yourMinor: 11100,
    origin: 'customer',
    promotionUntil: undefined,
    breaks: [{ minQty: 40, netMinor: 9000 }],
  });
});

test.each(['force_custom_plan', 'force_generic_plan'])(
  'a page of 25 products is priced from the key alone, in few buffers, however many prices there are (%s)',
  async (planning) => {
    const { text, values } = await statementOf(page);
    // Anyone else who looked at the table when it was first vacuumed kept some pages from being marked as seen by all.
    await raw('vacuum price');
    await raw(`set plan_cache_mode = ${planning}`);
    await raw(`prepare pricing as ${text}`);

    const [plan] = await raw<{ 'QUERY PLAN': readonly [{ Plan: PlanNode }] }>(
      `explain (analyze, buffers, format json) execute pricing(${values.map(toLiteral).join()})`,
    );

    await raw('deallocate pricing');
    const node = plan?.['QUERY PLAN'][0].Plan;
    expect(node).toMatchObject({ 'Node Type': 'Index Only Scan', 'Index Name': 'price_pkey', 'Heap Fetches': 0 });
    expect((node?.['Shared Hit Blocks'] ?? 0) + (node?.['Shared Read Blocks'] ?? 0)).toBeLessThanOrEqual(200);
  },
);

type PlanNode = { 'Shared Hit Blocks': number; 'Shared Read Blocks': number };

/** What the store really sends. */
async function statementOf(each: readonly string[]): Promise<{ text: string; values: readonly unknown[] }> {
  let sent: { text: string; values: readonly unknown[] } = { text: '', values: [] };
  const recording = {
    async executeQuery({ sql, parameters }: CompiledQuery) {
      sent = { text: sql, values: parameters };
      return { rows: [] };
    },
    $pickTables: () => recording,
  };
  await pricingStore(recording as unknown as Transaction).findPrices(priceList(7), each, day);
  return sent;
}

const toLiteral = (value: unknown): string => (Array.isArray(value) ? `'{${value.join()}}'` : `'${String(value)}'`);

test('nothing is asked where nothing is wanted', async () => {
  const asked = () => Promise.reject(new Error('asked'));
  const prices = { findPrices: asked, findPricesOfList: asked, listSkusAfter: asked, lookAtPriceLists: asked };

  expect(await findOwnPrices({ prices }, priceList(7), [], day)).toEqual(new Map());
  expect(await findShownPrices({ prices, marketSheetOf: marketPriceCache() }, priceList(7), [], day)).toEqual(
    new Map(),
  );
});

test('all prices of a list agree with those of each page', async () => {
  const { all, some } = await database.read(async (transaction) => {
    const prices = pricingStore(transaction);
    return {
      all: await listOwnPrices({ prices }, priceList(7), day),
      some: await findOwnPrices({ prices }, priceList(7), page, day),
    };
  });

  expect(all.size).toBe(skus);
  for (const sku of page) expect(all.get(sku)).toEqual(some.get(sku));
});

test('a validity counts from its first day to its last, both included', async () => {
  await raw(`insert into price_list (id, code, country, currency) values (99, 'L99', 'CZ', 'CZK')`);
  await raw(`insert into price (price_list_id, sku, kind, valid_from, valid_to, net_price) values
    (99, 'S00001', 'customer', '2000-01-01', '9999-12-31', 100),
    (99, 'S00001', 'promotion', '2026-11-10', '2026-11-12', 80),
    (99, 'S00002', 'customer', '2026-11-12', '2026-11-12', 50)`);

  const priceOn = (each: string, sku: string) =>
    database.read(async (transaction) => {
      const prices = await findOwnPrices({ prices: pricingStore(transaction) }, priceList(99), [sku], each);
      return prices.get(sku)?.yourMinor;
    });

  const days = ['2026-11-09', '2026-11-10', '2026-11-12', '2026-11-13'];
  expect(await Promise.all(days.map((each) => priceOn(each, 'S00001')))).toEqual([10000, 8000, 8000, 10000]);
  expect(await Promise.all(days.map((each) => priceOn(each, 'S00002')))).toEqual([
    undefined,
    undefined,
    5000,
    undefined,
  ]);
});

test('prices for a screen are the same ones, and the market’s are read once', async () => {
  await database.read(async (transaction) => {
    const store = pricingStore(transaction);
    const findPricesOfList = vi.fn(store.findPricesOfList);
    const deps = { prices: { ...store, findPricesOfList }, marketSheetOf: marketPriceCache() };
    const exact = await findOwnPrices(deps, priceList(7), page, day);

    expect(await findShownPrices(deps, priceList(7), page, day)).toEqual(exact);
    expect(await findShownPrices(deps, priceList(7), page, day)).toEqual(exact);

    expect(findPricesOfList.mock.calls.map(([list]) => list)).toEqual([7, 1, 7]);
  });
});

test('a changed price of the market is shown as soon as its version has moved', async () => {
  const sku = page[0] ?? '';
  const marketSheetOf = marketPriceCache();
  const show = (version: string) =>
    database.read((transaction) =>
      findShownPrices({ prices: pricingStore(transaction), marketSheetOf }, priceList(7, version), [sku], day),
    );
  const before = (await show('1')).get(sku);
  await own.query(`update price set net_price = net_price + 1 where price_list_id = 1 and sku = '${sku}'`);

  const after = (await show('2')).get(sku);

  expect(after?.listMinor).toBe((before?.listMinor ?? 0) + 100);
  expect(after?.yourMinor).toBe(before?.yourMinor);
});
