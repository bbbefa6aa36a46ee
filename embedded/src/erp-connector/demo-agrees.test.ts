import { type Country, countries } from '@dray/contract/markets.ts';
import { loadDemoWorld } from '@dray/demo/load-demo-world.ts';
import { feedRounds } from '@dray/server/capabilities/erp/feeds/feed-rounds.ts';
import { seenRows } from '@dray/server/capabilities/erp/feeds/read-feed.ts';
import type { ErpDeps } from '@dray/server/capabilities/erp/index.ts';
import { compareSince } from '@dray/server/capabilities/erp/reconciliation/reconcile.ts';
import { deliveredTotals } from '@dray/server/capabilities/ordering/rules/delivered-totals.model.ts';
import {
  type LineRow,
  type ReturnableRow,
  toLine,
  toReturnable,
} from '@dray/server/capabilities/ordering/rules/order-document.model.ts';
import type { LineState } from '@dray/server/capabilities/ordering/rules/order-facts.model.ts';
import type { OrderSnapshot } from '@dray/server/capabilities/ordering/rules/ordering.model.ts';
import { sapPortOf } from '@dray/server/compose/erp.ts';
import { openDatabase } from '@dray/server/platform/database/connection.ts';
import { createTestDatabase } from '@dray/server/platform/database/test-database.ts';
import { createLogger } from '@dray/server/platform/logger.ts';
import { parseMinor } from '@dray/server/platform/money.ts';
import { composeOver } from '@dray/server/testing/compose.ts';
import { memoryFiles } from '@dray/server/testing/memory-files.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestErp, type TestErp } from '../erp/testing/test-erp.ts';
import { fillErp } from '../launcher/erp/demo-seed/fill-erp.ts';
import { connectorConfig } from './test-connected-portal.ts';

/** Italy has every delivery status; all markets take four times as long. */
const read: readonly Country[] = process.env.DRAY_HEAVY === '1' ? countries : ['IT'];
let now = new Date('2026-11-16T11:00:00Z');
const clock = { now: () => now };
const before = new Date('2025-03-01T00:00:00Z');

let erp: TestErp;
let portal: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: pg.Pool;
beforeAll(async () => {
  [erp, portal] = await Promise.all([startTestErp({ wall: clock }), createTestDatabase()]);
  pool = new pg.Pool({ connectionString: portal.url, max: 2 });
  await loadDemoWorld(portal.url, {
    now,
    fileStore: memoryFiles(),
    history: true,
    tellErp: (world) => fillErp(erp.databaseUrl, world),
  });
}, 120_000);
afterAll(async () => {
  await pool.end();
  await Promise.all([erp.stop(), portal.drop()]);
});

/** What readers are shown of orders, and everything that somebody would be notified of. */
const tables = [
  'placed_order',
  'order_progress',
  'order_line_state',
  'delivery',
  'delivery_line',
  'container_movement',
  'billing_document',
  'billing_document_line',
  'notification',
  'live_event',
  'erp_mismatch',
  'erp_message',
  'contract',
  'contract_step',
  'contract_month',
  'payer_credit',
];

async function digests(): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const table of tables) {
    const { rows } = await pool.query<{ digest: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, e'\\n' order by t::text)), '') as digest from ${table} t`,
    );
    found[table] = rows[0]?.digest ?? '';
  }
  return found;
}

test('read from the beginning, the ERP tells nothing that the portal does not know', async () => {
  const { deps, close } = connect();
  const known = await digests();

  const seen = seenRows();
  const rounds = feedRounds(deps, seen);
  for (const country of read) {
    for (const feed of ['orders', 'deliveries', 'billing', 'contracts', 'credit'] as const)
      await rounds[feed]({ feed, country }, { at: feed === 'contracts' ? new Date(0) : before, key: '' });
    await compareSince(deps, country, { since: before, startedAt: now, isWhole: true });
  }

  expect(await digests()).toEqual(known);
  const { rows } = await pool.query<{ name: string }>(
    `select 'orders ' || sap_id as name from placed_order where sap_id is not null and country = any($1)
     union all select 'deliveries ' || delivery_number from delivery_line join placed_order using (order_number)
       where country = any($1)
     union all select 'contracts ' || id from contract where country = any($1)
     union all select 'billing ' || number from billing_document_line join placed_order using (sap_id)
       where country = any($1)`,
    [read],
  );
  expect(rows.filter(({ name }) => seen.get(name) === undefined)).toEqual([]);
  await close();
}, 180_000);

/** The connector over both databases. */
function connect(): { deps: ErpDeps; close: () => Promise<void> } {
  const database = openDatabase(portal.url, createLogger('silent'));
  const config = connectorConfig(erp, portal.url, {}, 10_000);
  const port = sapPortOf(config, clock);
  const composed = composeOver(database, clock);
  const deps: ErpDeps = {
    port,
    clock,
    settings: config,
    read: database.read,
    write: database.write,
    ordersOf: composed.erpOrdersOf(port.deliveryRules),
    customersOf: composed.erpCustomersOf,
    lookAtCalls: () => ({ perSecond: 0, p99Ms: 0 }),
    logger: createLogger('silent'),
    queue: { take: none, complete: none, tryAgain: none, inTrace: (_name, _origin, work) => work() },
  };
  return {
    deps,
    async close() {
      port.close();
      await database.close();
    },
  };
}

async function none(): Promise<never> {
  throw new Error('Nothing is sent here');
}

test('what is open goes on in the ERP by itself, and nothing of what is over', async () => {
  const erpPool = new pg.Pool({ connectionString: erp.databaseUrl, max: 1 });
  const { rows } = await erpPool.query<{ late: number; ahead: number; finished: number }>(
    `select count(*) filter (where due_at <= $1)::int as late, count(distinct "SalesOrder")::int as ahead,
       count(*) filter (where "OverallSDDocumentRejectionSts" = 'C')::int as finished
     from life_step join sales_order using ("SalesOrder")`,
    [now],
  );
  await erpPool.end();

  expect(rows[0]).toMatchObject({ late: 0, finished: 0 });
  expect(rows[0]?.ahead).toBeGreaterThan(20);
});

type KnownRow = {
  number: string;
  order: { lines: LineRow[]; returnables: ReturnableRow[]; snapshot: OrderSnapshot };
  states: LineState[];
  grand: string;
  billed: string;
};

/** Of orders whose last delivery was signed for so long ago that its credit note has come, too. */
const billedOrders = `
  select o.order_number as number, o.grand_total as grand,
    json_build_object('lines', o.lines, 'returnables', o.returnables, 'snapshot', o.snapshot) as order,
    (select json_agg(json_build_object('lineNo', line_no, 'ordered', ordered, 'delivered', delivered))
      from order_line_state s where s.order_number = o.order_number) as states,
    (select sum(case kind when 'invoice' then 1 when 'credit-note' then -1 else 0 end * (net_total + tax_total))
      from billing_document where number in (select number from billing_document_line where sap_id = o.sap_id)) as billed
  from placed_order o
  where exists (select from delivery_line l where l.order_number = o.order_number)
    and not exists (select from delivery_line l join delivery d on d.number = l.delivery_number
      where l.order_number = o.order_number and coalesce(d.delivered_at, $1) > $1::timestamptz - interval '2 days')`;

test('the bills of every order of the demonstration are what was delivered of it, to the cent', async () => {
  const { rows } = await pool.query<KnownRow>(billedOrders, [now]);
  const wrong = rows.flatMap(({ number, order, states, grand, billed }) => {
    const bookedOrder = { ...order, lines: order.lines.map(toLine), returnables: order.returnables.map(toReturnable) };
    const reported = states.map((state) => ({ ...state, delivered: state.delivered ?? undefined }));
    const owed = deliveredTotals(bookedOrder, reported)?.grandMinor ?? parseMinor(grand);
    return owed === parseMinor(billed) ? [] : [{ number, owed, billed }];
  });

  expect(rows.length).toBeGreaterThan(1_000);
  expect(wrong).toEqual([]);
});

test('what is lent has the name of its market’s language on every paper of the ERP', async () => {
  const erpPool = new pg.Pool({ connectionString: erp.databaseUrl, max: 1 });
  const { rows } = await erpPool.query<{ text: string; name: string }>(
    `select distinct text, name from (
       select "Material", "BillingDocumentItemText" as text from billing_document_item
       union all select "Material", "DeliveryDocumentItemText" from outbound_delivery_item
       union all select "Material", "SalesOrderItemText" from sales_order_item) as papers
     join material using ("Material") where "Material" ~ '-[A-Z]+$'`,
  );
  await erpPool.end();

  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter(({ text, name }) => text !== name)).toEqual([]);
});

const copyOf = `insert into sales_order
  select (jsonb_populate_record(o, $2::jsonb)).* from sales_order o where "SalesOrder" = $1`;
const goods = `"SalesOrder" = $1 and "SalesOrderItem"::int = 10`;

/** What goes wrong between the two, one order each; the values are those of the statement. */
const planted = {
  MISSING: [`delete from sales_order where "SalesOrder" = $1`],
  OTHER_NUMBER: [copyOf, JSON.stringify({ SalesOrder: '0099999991' })],
  UNKNOWN_ORDER: [copyOf, JSON.stringify({ SalesOrder: '0099999992', PurchaseOrderByShipToParty: 'DRAY-99999' })],
  PRICE_DIFFERS: [`update sales_order_item set "NetAmount" = "NetAmount" + 1 where ${goods}`],
  LINES_DIFFER: [`update sales_order_item set "RequestedQuantity" = "RequestedQuantity" + 1 where ${goods}`],
  STATUS_STUCK: [`update sales_order set "OverallSDProcessStatus" = 'A' where "SalesOrder" = $1`],
  STATUS_MISSED: [
    `update sales_order set "OverallSDProcessStatus" = 'B', "LastChangeDateTime" = "LastChangeDateTime" + interval '1 minute'
     where "SalesOrder" = $1`,
  ],
} as const satisfies Record<string, readonly [string, ...unknown[]]>;

test('each difference that is planted is found, none beside it, and what was never read is read', async () => {
  const { rows: orders } = await pool.query<{ number: string; sap: string }>(
    `select order_number as number, sap_id as sap from placed_order
     where country = $1 and status = 'Completely Processed' and json_array_length(lines) > 1 order by placed_at limit 7`,
    [read[0]],
  );
  const erpPool = new pg.Pool({ connectionString: erp.databaseUrl, max: 1 });
  for (const [index, [statement, ...more]] of Object.values(planted).entries()) {
    const { rowCount } = await erpPool.query(statement, [orders[index]?.sap, ...more]);
    expect(rowCount).toBe(1);
  }
  const { deps, close } = connect();
  const compare = () =>
    compareSince(deps, read[0] as Country, { since: before, startedAt: clock.now(), isWhole: true });
  const listOpen = async () =>
    (
      await pool.query<{ kind: string; number: string }>(
        `select kind, order_number as number from erp_mismatch where resolved_at is null and kind <> 'NOT_ARRIVED'`,
      )
    ).rows.map(({ kind, number }) => [kind, number]);

  await compare();
  const found = await listOpen();
  now = new Date(now.getTime() + 60_000);
  await compare();
  const later = await listOpen();
  const { rows } = await pool.query('select status from placed_order where order_number = $1', [orders[6]?.number]);
  await erpPool.end();
  await close();

  const wanted = Object.keys(planted).map((kind, index) => [
    kind,
    kind === 'UNKNOWN_ORDER' ? '99999' : orders[index]?.number,
  ]);
  expect(found.sort()).toEqual(wanted.sort());
  expect(later.sort()).toEqual(wanted.filter(([kind]) => kind !== 'STATUS_MISSED'));
  expect(rows).toEqual([{ status: 'Partially Processed' }]);
}, 180_000);
