import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ShipTo } from '#capabilities/company/index.ts';
import { type Database, openDatabase } from '#platform/database/connection.ts';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { createLogger } from '#platform/logger.ts';
import type { Scope } from '#platform/request/request.ts';
import { composeOver } from '../../testing/compose.ts';
import { vacuum } from '../../testing/vacuum.ts';
import { whatGrows } from '../../testing/what-grows.ts';
import { countingBuffers } from '../ordering/history/test-buffers.ts';
import { gatherMarketSales } from './gather-market-sales.ts';
import { getSalesReport } from './get-sales-report.ts';
import { keptSalesStore } from './kept-sales.store.ts';
import { marketSalesStore } from './market-sales.store.ts';
import type { ReportingDeps } from './reporting.deps.ts';
import type { Sold } from './sales.model.ts';
import { salesStore } from './sales.store.ts';
import { salesRebuildStore } from './sales-rebuild.store.ts';

let created: TestDatabase;
let client: pg.Client;
let database: Database;
beforeAll(async () => {
  created = await createTestDatabase('smallWorld');
  client = new pg.Client({ connectionString: created.superuserUrl });
  await client.connect();
  database = openDatabase(created.url, createLogger('silent'));
  await client.query('delete from sales_day');
  await client.query('delete from sales_month');
  await client.query('delete from sales_order');
});
afterAll(async () => {
  await client.end();
  await database.close();
  await created.drop();
});

const now = new Date('2026-11-12T09:30:00Z');
/** Each look at the clock is a minute later. */
function gather(): Promise<void> {
  let moment = now.getTime();
  const clock = {
    now: () => {
      moment += 60_000;
      return new Date(moment);
    },
  };
  return gatherMarketSales({ ...composeOver(database, { now: () => now }), database, clock });
}

const sold = (day: string, brand: string, packs: number): Sold => ({
  day,
  brand,
  group: 'Beer',
  packThousandths: packs * 1_000,
  hlTenThousandths: packs,
  netMinor: packs * 100,
  depositMinor: packs,
  orders: Math.sign(packs),
});
const add = (shipToId: string, ...changes: Sold[]) =>
  database.write((transaction) => keptSalesStore(transaction).addToSums(shipToId, changes));

type Summed = { country: string; day: string; brand: string; packs: string; net: string; orders: number };
const sumOf = async (from: string): Promise<Summed[]> =>
  (
    await client.query<Summed>(
      `select country, day::text, brand, sum(packs) as packs, sum(net) as net, sum(orders)::int as orders from ${from}
       group by 1, 2, 3 having (sum(packs), sum(net), sum(orders)) <> (0, 0, 0) order by 1, 2, 3`,
    )
  ).rows;
const ofShipTos = () => sumOf(`sales_day join ship_to on ship_to.id = ship_to_id`);
const ofMarkets = () => sumOf('sales_market_day');
const countNoted = async (): Promise<number[]> =>
  (
    await client.query<{ counts: number[] }>(
      `select array[count(*)::int, count(*) filter (where not is_sum)::int] as counts from sales_market_day`,
    )
  ).rows[0]?.counts ?? [];

test('a market has what its ship-tos have, whatever is added, changed, taken back and counted anew', async () => {
  await add('100234', sold('2026-10-01', 'Havranov', 6), sold('2026-10-02', 'Sadovka', 2));
  await add('100235', sold('2026-10-01', 'Havranov', 4));
  await add('100237', sold('2026-10-01', 'Havranov', 1));
  await add('100234', sold('2026-10-01', 'Havranov', 3), sold('2026-10-02', 'Sadovka', -2));
  const added = await ofMarkets();
  await database.write((transaction) => salesRebuildStore(transaction).countAnew(['100235']));
  const rebuilt = await ofMarkets();

  expect(added.length).toBeGreaterThan(0);
  expect(rebuilt).toEqual(await ofShipTos());
  await gather();
  expect(await ofMarkets()).toEqual(rebuilt);
  expect(await countNoted()).toEqual([rebuilt.length, 0]);
});

test('it is put together fifty days at once, and a round that is out of time goes on', async () => {
  for (let nth = 0; nth < 3; nth += 1)
    await add(
      '100234',
      ...Array.from({ length: 130 }, (_, day) =>
        sold(new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10), 'Havranov', 1),
      ),
    );
  const [before = 0, noted = 0] = await countNoted();
  await expect(gather()).rejects.toThrow('goes on from where it is');
  const [, left = 0] = await countNoted();
  await gather();

  expect([noted, left]).toEqual([390, 90]);
  expect(await countNoted()).toEqual([before - 260, 0]);
  expect(await ofMarkets()).toEqual(await ofShipTos());
});

/** So many ship-tos of the market, which buy three kinds on two days of each month. */
async function addShipTos(from: number, to: number): Promise<void> {
  await client.query(
    `insert into ship_to select (jsonb_populate_record(null::ship_to, to_jsonb(s) || jsonb_build_object('id', 'M' || n))).*
     from ship_to s, generate_series($1::int, $2::int) n where s.id = '100234'`,
    [from, to],
  );
  await client.query(
    `insert into sales_day select 'M' || n, (date '2025-01-05' + month * interval '1 month')::date + day * 10, 'Brand ' || kind,
       'Beer', n, n, n, 1, 1
     from generate_series($1::int, $2::int) n, generate_series(0, 22) month, generate_series(0, 1) day, generate_series(1, 3) kind`,
    [from, to],
  );
  await client.query(
    `insert into sales_month select ship_to_id, date_trunc('month', day)::date, brand, product_group, sum(packs),
       sum(hectolitres), sum(net), sum(deposit), sum(orders)
     from sales_day where ship_to_id like 'M%' and substr(ship_to_id, 2)::int between $1 and $2 group by 1, 2, 3, 4`,
    [from, to],
  );
  await database.write((transaction) => marketSalesStore(transaction).putTogether(1_000));
  await vacuum(client, ['sales_market_day', 'sales_month', 'sales_day']);
}

test('staff read the report of a market at the same cost however many ship-tos it has, and it adds up as theirs', async () => {
  await client.query('delete from sales_day');
  await client.query('delete from sales_month');
  await addShipTos(1, 250);
  let shipTos = 250;
  const { transaction, blocksOf } = await countingBuffers(client);
  const deps = {
    sales: salesStore(transaction),
    markets: marketSalesStore(transaction),
    listShipTos: async () => Array.from({ length: shipTos }, (_, n) => ({ id: `M${n + 1}`, country: 'CZ' }) as ShipTo),
    findMarket: async () => ({ currency: 'CZK', today: '2026-11-12' }),
  } as unknown as ReportingDeps;
  const report = (markets: readonly string[]) => getSalesReport(deps, { markets } as unknown as Scope, {});

  const grown = await whatGrows(blocksOf, { 'a whole market': () => report(['CZ']) }, async () => {
    await addShipTos(251, 600);
    shipTos = 600;
  });
  const [whole, single] = [await report(['CZ']), await report([])];

  expect(grown).toEqual([]);
  expect(single.shipTos).toHaveLength(600);
  expect(whole).toEqual({ ...single, shipTos: [] });
}, 120_000);
