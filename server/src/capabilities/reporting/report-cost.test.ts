import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ShipTo } from '#capabilities/company/index.ts';
import { openDatabase } from '#platform/database/connection.ts';
import { createTestDatabase, type TestDatabase } from '#platform/database/test-database.ts';
import { createLogger } from '#platform/logger.ts';
import type { Scope } from '#platform/request/request.ts';
import { countingBuffers } from '../ordering/history/test-buffers.ts';
import { getSalesReport } from './get-sales-report.ts';
import { keptSalesStore } from './kept-sales.store.ts';
import type { ReportingDeps } from './reporting.deps.ts';
import { totalOf } from './sales.model.ts';
import { salesStore } from './sales.store.ts';
import { sumDelivered } from './sum-delivered.ts';

// The whole: 100 000 lines of a customer beside 1 000 of another (`npm run test:heavy`); ten of them are one order.
const isHeavy = process.env.DRAY_HEAVY === '1';
const orders = { BIG: isHeavy ? 10_000 : 1_000, SMALL: 100 };
type Customer = keyof typeof orders;

let database: TestDatabase;
let client: pg.Client;
let counting: Awaited<ReturnType<typeof countingBuffers>>;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.superuserUrl });
  await client.connect();
  // Neither customers nor orders are read here.
  await client.query('set session_replication_role = replica');
  for (const [customer, count] of Object.entries(orders))
    await client.query(
      `insert into sales_order (order_number, ship_to_id, sold)
       select $1 || n, $1 || '-' || n % 10, (
         select jsonb_agg(jsonb_build_object('day', date '2025-05-20' + ((n * 7 + line * 53) % 540)::int,
           'brand', 'Brand ' || line % 3, 'group', 'Beer', 'packs', '6.000', 'hectolitres', '0.6000', 'net', '100.01',
           'deposit', '20.00', 'orders', case line when 0 then 1 else 0 end))
         from generate_series(0, 9) line)
       from generate_series(1, $2::int) n`,
      [customer, count],
    );
  await client.query('alter table sales_day drop constraint sales_day_ship_to_id_fkey');
  await client.query('alter table sales_month drop constraint sales_month_ship_to_id_fkey');
  const portal = openDatabase(database.superuserUrl, createLogger('silent'));
  await portal.write((transaction) => keptSalesStore(transaction).sumAll());
  await portal.close();
  // There are no ship-tos here by which the market were known.
  await client.query(`insert into sales_begin select 'CZ', min(month) from sales_month`);
  counting = await countingBuffers(client);
  await client.query('vacuum analyze sales_day, sales_month');
}, 600_000);
afterAll(async () => {
  await client.end();
  await database.drop();
});

const shipTosOf = (customer: Customer) => Array.from({ length: 10 }, (_, nth) => `${customer}-${nth}`);

const askReport = (customer: Customer) =>
  counting.blocksOf(() =>
    getSalesReport(
      {
        sales: salesStore(counting.transaction),
        listShipTos: async () => shipTosOf(customer).map((id) => ({ id, country: 'CZ' }) as ShipTo),
        findMarket: async () => ({ currency: 'CZK', today: '2026-11-12' }),
      } as unknown as ReportingDeps,
      {} as Scope,
      {},
    ),
  );
const askContract = (customer: Customer) =>
  counting.blocksOf(() =>
    sumDelivered({ sales: salesStore(counting.transaction) }, shipTosOf(customer), {
      from: '2026-01-01',
      to: '2026-11-12',
    }),
  );

test('a report and a contract cost the same, however much was ordered', async () => {
  const [bigReport, smallReport] = [await askReport('BIG'), await askReport('SMALL')];
  const [bigContract, smallContract] = [await askContract('BIG'), await askContract('SMALL')];
  if (isHeavy)
    process.stdout.write(
      `report: ${bigReport.blocks} blocks of ${orders.BIG * 10} lines, ${smallReport.blocks} of ${orders.SMALL * 10}; ` +
        `contract: ${bigContract.blocks} and ${smallContract.blocks}\n`,
    );

  expect(bigReport.blocks / smallReport.blocks).toBeLessThanOrEqual(1.5);
  expect(bigContract.blocks / smallContract.blocks).toBeLessThanOrEqual(1.5);
});

test('what comes back for a market are its months and kinds, and two sums of each ship-to at most', async () => {
  const sales = salesStore(counting.transaction);
  const all = [...shipTosOf('BIG'), ...shipTosOf('SMALL')];

  const { kinds, places } = await sales.reportMonths(all, '2025-05', '2026-11', '2026-06');
  const plain = await sales.sumMonths(all, '2025-05', '2026-11');

  const months = new Set(plain.map(({ month }) => month)).size;
  expect(plain.length).toBeGreaterThan(10 * months * 3);
  expect(kinds).toHaveLength(months * 3);
  expect(places).toHaveLength(2 * all.length);
  for (const parts of [kinds, places]) expect(totalOf(parts)).toEqual(totalOf(plain));
  const late = totalOf(plain.filter(({ month }) => month >= '2026-06'));
  expect(totalOf(places.filter(({ month }) => month >= '2026-06'))).toEqual(late);
});

test.each(['BIG', 'SMALL'] as const)('it equals a plain sum over everything that %s got', async (customer) => {
  const { result: report } = await askReport(customer);
  const { result: delivered } = await askContract(customer);
  const sum = async (from: string, to: string) => {
    const { rows } = await client.query(
      `select coalesce(sum((item ->> 'hectolitres')::numeric * 10000), 0)::int as hl,
         coalesce(sum((item ->> 'net')::numeric * 100), 0)::int as net
       from sales_order o cross join jsonb_array_elements(o.sold) item
       where o.ship_to_id like $1 || '-%' and (item ->> 'day')::date between $2 and $3`,
      [customer, from, to],
    );
    return rows[0];
  };

  expect({ hl: report.totals.hlTenThousandths, net: report.totals.netMinor }).toEqual(
    await sum('2025-12-01', '2026-11-30'),
  );
  expect(report.totals.before.hlTenThousandths).toBe((await sum('2025-06-01', '2025-11-12')).hl);
  expect(delivered.reduce((hl, each) => hl + each.hlTenThousandths, 0)).toBe(
    (await sum('2026-01-01', '2026-11-12')).hl,
  );
});
