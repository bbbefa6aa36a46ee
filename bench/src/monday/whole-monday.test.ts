import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { figureLines } from './figures-table.ts';
import { findEndless, findFailed, findGrown } from './growth.ts';
import { type MondayPortal, openMondayPortal, removeMondayPortal } from './monday-portal.ts';
import { playMonday } from './play-monday.ts';
import { countSeeded, seedOrders } from './seed/seed-orders.ts';

// With a start of everything and thousands of orders it takes minutes (`npm run test:heavy`).
const isHeavy = process.env.DRAY_HEAVY === '1';
const [few, many] = [1_000, 10_000];
const ordersAChunk = 1_000;
const keepQuiet = () => undefined;
const say = (line: string) => void process.stdout.write(`${line}\n`);

let folder: string;
let portal: MondayPortal;
beforeAll(async () => {
  if (!isHeavy) return;
  folder = mkdtempSync(join(tmpdir(), 'dray-monday-'));
  chmodSync(folder, 0o711);
  portal = await openMondayPortal(folder, keepQuiet);
}, 300_000);
afterAll(async () => {
  if (!isHeavy) return;
  await portal.stop();
  await removeMondayPortal(folder, keepQuiet);
}, 60_000);

const seed = (upTo: number, client = portal.client) => seedOrders(client, { upTo, ordersAChunk, say: keepQuiet });

test.runIf(isHeavy)(
  'seeds that were killed go on where they were, and nothing is there twice',
  { timeout: 600_000 },
  async () => {
    const other = new pg.Client({ connectionString: portal.postgres.superuserUrl });
    other.on('error', keepQuiet);
    await other.connect();
    await seed(few, other);
    const { rows: pids } = await other.query<{ pid: number }>('select pg_backend_pid() as pid');
    const second = seed(2 * few, other).catch((error: unknown) => error);
    await portal.client.query('select pg_terminate_backend($1)', [pids[0]?.pid]);

    expect(await second).toBeInstanceOf(Error);
    expect(await countSeeded(portal.client)).toBe(few);
    await seed(2 * few);

    const { rows } = await portal.client.query(`
    select count(*)::int as orders, count(*) filter (where company_id = 'M0')::int as of_biggest,
      (select count(*)::int from ship_to where company_id like 'M%') as ship_tos,
      (select count(*)::int from order_search s where s.order_number like '1000%') as searched,
      (select count(distinct sap_id)::int from document_entry d where d.sap_id like '70%') > 1500 as has_documents,
      (select sum(orders)::int from sales_month where ship_to_id like '1%' and length(ship_to_id) = 10)
        = (select count(*)::int from sales_order o where o.order_number like '1000%') as has_sums
    from placed_order where company_id like 'M%'`);
    expect(rows).toEqual([
      {
        orders: 2 * few,
        of_biggest: few / 10,
        ship_tos: 60 + 48,
        searched: 2 * few,
        has_documents: true,
        has_sums: true,
      },
    ]);
  },
);

test.runIf(isHeavy)(
  'no call of a customer costs more with five times the orders, and every job ends',
  { timeout: 900_000 },
  async () => {
    const playing = { livePages: 60, visits: 20, jobMinutes: 5, say };
    const smaller = { orders: 2 * few, ...(await playMonday(portal, playing)) };
    await seed(many);
    const larger = { orders: many, ...(await playMonday(portal, playing)) };

    const stamp = { commit: 'this', at: 'now' };
  for (const line of figureLines([
    { ...smaller, ...stamp },
    { ...larger, ...stamp },
  ]))
    say(line);
  expect(Object.keys(larger.usual).length).toBeGreaterThan(50);
    expect(Object.values(larger.usual).every(({ buffers }) => buffers >= 0)).toBe(true);
    expect(Object.keys(larger.jobs)).toContain('tell-of-documents');
    expect(findGrown([smaller, larger])).toEqual([]);
    expect(findEndless([smaller, larger])).toEqual([]);
    expect(findFailed([smaller, larger])).toEqual([]);
  },
);
