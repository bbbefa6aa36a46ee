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
const ordersAChunk = 5_000;
/** Below ten thousand PostgreSQL reads small tables whole, and its plans say nothing of large ones. */
const [fewer, more] = [10_000, 30_000];
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
    await seed(ordersAChunk, other);
    const { rows: pids } = await other.query<{ pid: number }>('select pg_backend_pid() as pid');
    const second = seed(fewer, other).catch((error: unknown) => error);
    await portal.client.query('select pg_terminate_backend($1)', [pids[0]?.pid]);

    expect(await second).toBeInstanceOf(Error);
    expect(await countSeeded(portal.client)).toBe(ordersAChunk);
    await seed(fewer);

    const { rows } = await portal.client.query(`
    select count(*)::int as orders, count(*) filter (where company_id = 'M0')::int as of_biggest,
      (select count(*)::int from ship_to where company_id like 'M%') as ship_tos,
      (select count(*)::int from order_search s where s.order_number like '100%') as searched,
      (select count(distinct sap_id)::int from document_entry d where d.sap_id like '70%') > 8000 as has_documents,
      (select sum(orders)::int from sales_month where ship_to_id like '1%' and length(ship_to_id) = 10)
        = (select count(*)::int from sales_order o where o.order_number like '100%') as has_sums
    from placed_order where company_id like 'M%'`);
    expect(rows).toEqual([
      {
        orders: fewer,
        of_biggest: fewer / 20,
        ship_tos: 60 + (24 * fewer) / 1_000,
        searched: fewer,
        has_documents: true,
        has_sums: true,
      },
    ]);
  },
);

/** What grows with the customer's own orders stays below its bounds at these sizes: `npm run bench -- monday` judges that. */
const ofOwnOrders = /^(contracts|reports|documents|history: (counts|by)|home: documents|search|credit|people)/;

test.runIf(isHeavy)(
  'no call of a usual customer costs more with three times the orders, and every job ends',
  { timeout: 900_000 },
  async () => {
    const playing = { livePages: 500, visits: 20, jobMinutes: 5, say };
    const smaller = { orders: fewer, commit: 'this', at: 'now', ...(await playMonday(portal, playing)) };
    await seed(more);
    const larger = { orders: more, commit: 'this', at: 'now', ...(await playMonday(portal, playing)) };
    for (const line of figureLines([smaller, larger])) say(line);

    const grown = findGrown([smaller, larger]);
    expect(Object.keys(larger.usual).length).toBeGreaterThan(60);
    expect(Object.keys(larger.jobs)).toContain('tell-of-documents');
    expect(grown.filter(({ whose, call }) => whose === 'usual' || !ofOwnOrders.test(call))).toEqual([]);
    expect(findEndless([smaller, larger])).toEqual([]);
    expect(findFailed([smaller, larger])).toEqual([]);
  },
);
