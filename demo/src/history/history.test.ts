import { createTestDatabase } from '@dray/server/platform/database/test-database.ts';
import { memoryFiles } from '@dray/server/testing/memory-files.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadDemoWorld } from '../load-demo-world.ts';

const now = new Date('2026-11-15T12:00:00Z');

type World = { url: string; drop(): Promise<void>; pool: pg.Pool };
let worlds: World[];

/** Two worlds of the same moment. */
beforeAll(async () => {
  worlds = [];
  for (let index = 0; index < 2; index += 1) {
    const database = await createTestDatabase();
    await loadDemoWorld(database.url, { fileStore: memoryFiles(), now, history: true });
    worlds.push({ ...database, pool: new pg.Pool({ connectionString: database.url, max: 1 }) });
  }
}, 120_000);
afterAll(async () => {
  for (const { pool, drop } of worlds) {
    await pool.end();
    await drop();
  }
});

const rows = async <Row extends object>(statement: string, world = 0): Promise<Row[]> =>
  (await worlds[world]?.pool.query<Row>(statement))?.rows ?? [];

test('there are 2 400 orders of the last eighteen months, so many in each market', async () => {
  const orders = await rows<{ country: string; orders: number }>(
    `select country, count(*)::int as orders from placed_order group by country order by orders desc`,
  );
  const [span] = await rows<{ oldest: Date; newest: Date }>(
    `select min(placed_at) as oldest, max(placed_at) as newest from placed_order`,
  );

  expect(orders).toEqual([
    { country: 'CZ', orders: 1150 },
    { country: 'IT', orders: 520 },
    { country: 'SK', orders: 480 },
    { country: 'ES', orders: 250 },
  ]);
  expect(span?.oldest.toISOString().slice(0, 7)).toBe('2025-05');
  expect(span && span.newest < now).toBe(true);
});

test('their statuses are spread as the trade knows it', async () => {
  const statuses = await rows<{ status: string; percent: number }>(
    `select status, round(count(*) * 100.0 / 2400)::int as percent from placed_order group by status order by status`,
  );
  const documents = await rows(`select kind, round(count(*), -1)::int as documents from billing_document group by kind
    order by kind`);

  expect(statuses).toEqual([
    { status: 'Completely Processed', percent: 83 },
    { status: 'Fully Rejected', percent: 4 },
    { status: 'Not Relevant', percent: 3 },
    { status: 'Not Yet Processed', percent: 1 },
    { status: 'Partially Processed', percent: 9 },
  ]);
  expect(documents).toEqual([
    { kind: 'credit-note', documents: 180 },
    { kind: 'invoice', documents: 2350 },
    { kind: 'proforma', documents: 40 },
  ]);
});

test('every bill is in the list of documents; one is overdue, for six days, and one has no file', async () => {
  const day = new Date(now.getTime() - 6 * 86_400_000).toISOString().slice(0, 10);
  const [unlisted] = await rows(`select count(*)::int as bills from billing_document b
    left join document_entry d on d.id = b.number and d.payer_id = b.payer_id and d.company_id is not null
      and abs(d.amount) = b.net_total + b.tax_total where d.id is null`);
  const overdue = await rows(`select payer_id, due_date from document_entry
    where standing = 'open' and due_date < '${now.toISOString().slice(0, 10)}'`);
  const [missing] = await rows(`select count(*) > 0 as some from billing_document
    where payer_id = '300201' and file_state = 'missing'`);

  expect([unlisted, overdue, missing]).toEqual([{ bills: 0 }, [{ payer_id: '300201', due_date: day }], { some: true }]);
});

test('Italian goods are at every point of their way', async () => {
  const italian = await rows(
    `select distinct delivery_status from placed_order where country = 'IT' and sap_id is not null`,
  );

  expect(italian).toHaveLength(11);
});

test('each market has an order at every point of the way today, and none was begun that could still be called off', async () => {
  const statusRows = await rows<{ country: string; statuses: string[] }>(`
    select country, array_agg(distinct delivery_status order by delivery_status) as statuses
    from placed_order where delivery_date >= '2026-11-15' group by country order by country`);
  const [begun] = await rows(`select count(*)::int as orders from placed_order o
    join delivery_line l using (order_number) where o.delivery_date > '2026-11-16'`);

  const points = ['AWAITING DELIVERY', 'AWAITING SHIPMENT', 'ORDER UNDER INVESTIGATION', 'PARTIAL ORDER PREPARATION'];
  expect(statusRows.map(({ country }) => country)).toEqual(['CZ', 'ES', 'IT', 'SK']);
  for (const { statuses } of statusRows)
    expect(statuses).toEqual(expect.arrayContaining([...points, 'AWAITING FULLFILLMENT']));
  expect(begun).toEqual({ orders: 0 });
});

test('the states of orders agree with their days', async () => {
  const [wrong] = await rows(`select
      count(*) filter (where delivery_date < '2026-11-15' and status = 'Not Yet Processed')::int as forgotten,
      count(*) filter (where delivery_date > '2026-11-15' and status = 'Completely Processed')::int as early,
      count(*) filter (where delivery_date > '2026-11-15' and status = 'Partially Processed' and not is_issued)::int
        as guessed
    from placed_order`);
  const [unlike] = await rows(`select count(*)::int as deliveries from delivery d
    where (issued_at is null) <> (goods_issue = 'none') or (delivered_at is null) <> (proof = 'open')
      or greatest(created_at, picked_at, loaded_at, issued_at, delivered_at) > '${now.toISOString()}'
      or created_at > coalesce(picked_at, 'infinity') or picked_at > coalesce(loaded_at, 'infinity')
      or loaded_at > coalesce(issued_at, 'infinity') or issued_at > coalesce(delivered_at, 'infinity')`);
  const [unlikely] =
    await rows(`select count(*)::int as orders from placed_order o join order_progress p using (order_number)
    where p.changed_at < o.placed_at or p.changed_at > '${now.toISOString()}'`);
  const unanswered = await rows<{ state: string }>(`select m.state from placed_order
    join erp_message m using (order_number) where sap_id is null and delivery_date > '2026-11-15'`);

  expect([wrong, unlike, unlikely]).toEqual([{ forgotten: 0, early: 0, guessed: 0 }, { deliveries: 0 }, { orders: 0 }]);
  expect(unanswered.map(({ state }) => state)).toEqual(Array(6).fill('waiting'));
});

test('what was billed and not taken back is what was delivered', async () => {
  const wrong = await rows(`
    with billed as (
      select l.sap_id, l.line_no, sum(case d.kind when 'credit-note' then -quantity else quantity end) as packs
      from billing_document_line l join billing_document d using (number) where d.kind <> 'proforma' group by 1, 2)
    select o.order_number from placed_order o join order_line_state s using (order_number)
    left join billed b on b.sap_id = o.sap_id and b.line_no = s.line_no
    where o.delivery_date < '2026-11-11' and coalesce(s.delivered, 0) <> coalesce(b.packs, 0)`);

  expect(wrong).toEqual([]);
});

test('an order that came whole was billed for what it cost, to the cent, pallets and all', async () => {
  const [compared] = await rows<{ orders: number; apart: number }>(`
    with billed as (
      select l.sap_id, sum(total) as total
      from (select distinct sap_id, number from billing_document_line) l
      join (select number, net_total + tax_total as total from billing_document where kind = 'invoice') d using (number)
      group by 1)
    select count(*)::int as orders, (count(*) filter (where b.total <> o.grand_total))::int as apart
    from placed_order o join billed b on b.sap_id = o.sap_id
    where not exists (select from order_line_state l where l.order_number = o.order_number
      and l.delivered is distinct from l.ordered)`);

  expect(compared?.orders).toBeGreaterThan(200);
  expect(compared).toMatchObject({ apart: 0 });
});

/** Everybody who may see orders, by the ship-tos that they see them of. */
const readers = {
  'owner@ulipy.example': `company_id = (select company_id from ship_to where id = '100234')`,
  'shift@ulipy.example': `ship_to_id = '100234'`,
  'new@ulipy.example': `company_id = (select company_id from ship_to where id = '100234')`,
  'warehouse@velkosklad-brno.example': `company_id = (select company_id from ship_to where id = '100237')`,
  'owner@tatravelko.example': `company_id = (select company_id from ship_to where id = '100301')`,
  'owner@bellini.example': `company_id = (select company_id from ship_to where id = '100401')`,
  'manager@bar-romero.example': `company_id = (select company_id from ship_to where id = '100501')`,
  'edge@prilis-zlutoucky-kun.example': `company_id = (select company_id from ship_to where id = '100242')`,
  'staff@meridian.example': 'true',
};

test.each(Object.entries(readers))('%s meets everything on the newest two pages', async (_reader, isTheirs) => {
  const [met] = await rows(`
    with newest as (select * from placed_order where ${isTheirs} order by placed_at desc, order_number desc limit 50)
    select bool_or(has_differences and status = 'Partially Processed') as "short partial delivery",
      bool_or(cancellation = 'none' and exists (select from order_line_state s
        where s.order_number = o.order_number and s.rejected > 0) and has_tracking) as "rejected line",
      bool_or(cancellation = 'done') as cancelled,
      bool_or(status = 'Not Yet Processed' and not is_issued and sap_id is not null) as cancellable,
      bool_or(is_issued) as issued, bool_or(has_tracking) as tracked
    from newest o`);

  expect(met).toEqual({
    'short partial delivery': true,
    'rejected line': true,
    cancelled: true,
    cancellable: true,
    issued: true,
    tracked: true,
  });
});

test.each(['100301', '100502'])(
  '%s, which orders seldom, has an order and its papers of the last week',
  async (place) => {
    const [met] = await rows(`
    with newest as (select order_number, placed_at from placed_order where ship_to_id = '${place}' order by placed_at desc limit 2)
    select min(placed_at) > timestamptz '2026-11-15 12:00Z' - interval '8 days' as "isOrdered",
      bool_or(exists (select from document_entry d where d.order_number = n.order_number)) as "hasPapers" from newest n`);

    expect(met).toEqual({ isOrdered: true, hasPapers: true });
  },
);

test('every total is the sum of its parts', async () => {
  const wrong = await rows(`
    select o.order_number from placed_order o
    join lateral (select sum(row_total) as goods, sum(quantity_total) as packs, count(*) as lines,
        bool_and(row_total = unit_price * quantity_total) as exact
      from placed_order_line l where l.order_number = o.order_number) l on true
    join lateral (select coalesce(sum(total_price), 0) as deposits from placed_order_returnable r
      where r.order_number = o.order_number) r on true
    where not l.exact or l.lines = 0 or l.goods <> o.net_total or l.packs <> o.quantity_total
      or r.deposits <> o.deposit_total or o.net_total <= 0 or o.tax_total <= 0
      or o.grand_total <> o.net_total - o.discount_total + o.tax_total + o.deposit_total`);

  expect(wrong).toEqual([]);
});

test('nobody was delivered to on a closed day, or before they had ordered', async () => {
  const wrong = await rows(`
    select order_number from placed_order o
    join ship_to_transport t on t.ship_to_id = o.ship_to_id and t.transport_type = o.transport_type
    join market m on m.country = o.country
    where extract(isodow from delivery_date)::int = any(t.closed_weekdays)
      or extract(isodow from placed_at at time zone m.time_zone) > 5
      or delivery_date <= (placed_at at time zone m.time_zone)::date
      or (placed_at at time zone m.time_zone)::time > t.cut_off
      or exists (select from holiday h where h.country = o.country
        and h.month = extract(month from delivery_date) and h.day = extract(day from delivery_date)
        and (h.year is null or h.year = extract(year from delivery_date)))`);

  expect(wrong).toEqual([]);
});

test('every load could have been ordered: within the limits of item vehicle', async () => {
  const wrong = await rows(`
    select order_number, o.weight_kg, o.pallets from placed_order o
    join ship_to_transport t on t.ship_to_id = o.ship_to_id and t.transport_type = o.transport_type
    where o.weight_kg not between t.minimum_weight_kg and t.maximum_weight_kg or o.net_total < t.minimum_price or o.net_total > t.maximum_price
      or not t.handstacked and (o.pallets < t.minimum_pallets or o.physical_pallets > t.maximum_pallets)`);

  expect(wrong).toEqual([]);
});

test('a pub orders every week, more in summer, and mostly the same', async () => {
  const [rhythm] = await rows<{ orders: number; days: number }>(`
    select count(*)::int as orders, (max(placed_at)::date - min(placed_at)::date) as days
    from placed_order where ship_to_id = '100234'`);
  const [season] = await rows<{ summer: number; autumn: number }>(`
    select avg(hectolitres) filter (where extract(month from placed_at) in (6, 7, 8))::float as summer,
      avg(hectolitres) filter (where extract(month from placed_at) in (9, 10, 11))::float as autumn
    from placed_order where ship_to_id in ('100234', '100235', '100236')`);
  const [usual] = await rows<{ share: number }>(`
    select max(n)::float / 77 as share from (select count(*) as n from placed_order_line
      join placed_order using (order_number) where ship_to_id = '100234' group by sku) s`);

  expect(rhythm).toEqual({ orders: 77, days: 76 * 7 });
  expect((season?.summer ?? 0) / (season?.autumn ?? 1)).toBeGreaterThan(1.25);
  expect(usual?.share).toBe(1);
});

test('an old order holds what is no longer sold', async () => {
  const [held] = await rows<{ orders: number; newest: Date }>(`
    select count(*)::int as orders, max(placed_at) as newest from placed_order_line join placed_order using (order_number)
    where sku = 'CZ100057'`);

  expect(held?.orders).toBeGreaterThan(0);
  expect(held && held.newest < new Date('2026-07-20')).toBe(true);
});

test('25 orders wait, six carts are being filled, and anyone who begins as the owner of three pubs begins with none', async () => {
  const saved = await rows(`select s.country, count(*)::int as orders from cart join ship_to s on s.id = ship_to_id
    where state = 'saved' group by s.country order by orders desc`);
  const active = await rows<{ uid: string }>(`select uid from cart where state = 'active' order by uid`);
  const [edge] = await rows<{
    lines: number;
  }>(`select count(*)::int as lines from cart_item join cart on cart.id = cart_id
    where state = 'active' and uid = 'u-prilis-zlutoucky-kun-edge'`);

  expect(saved).toEqual([
    { country: 'CZ', orders: 10 },
    { country: 'IT', orders: 6 },
    { country: 'SK', orders: 5 },
    { country: 'ES', orders: 4 },
  ]);
  expect(active.map(({ uid }) => uid)).not.toContain('u-ulipy-owner');
  expect(active).toHaveLength(6);
  expect(edge?.lines).toBeGreaterThan(40);
});

test('the main accounts have five to ten favourites each, all of what they are offered', async () => {
  const lists = await rows<{ items: number }>(
    `select count(*)::int as items from wishlist_item group by wishlist_id order by items`,
  );

  expect(lists.map(({ items }) => items)).toEqual([5, 6, 7, 8, 9, 10, 10]);
});

test('two worlds of one moment are alike to the last row', async () => {
  const digest = async (world: number) =>
    rows(
      `select (select md5(string_agg(o::text, '' order by order_number)) from placed_order o) as orders,
        (select md5(string_agg(l::text, '' order by order_number, position)) from placed_order_line l) as lines,
        (select md5(string_agg(s::text, '' order by order_number, line_no)) from order_line_state s) as states,
        (select md5(string_agg(d::text, '' order by number)) from delivery d) as deliveries,
        (select md5(string_agg(b::text, '' order by number)) from billing_document b) as documents,
        (select md5(string_agg(c::text, '' order by id)) from cart c) as carts,
        (select md5(string_agg(i::text, '' order by id)) from cart_item i) as items,
        (select md5(string_agg(w::text, '' order by id)) from wishlist_item w) as favourites,
        (select md5(string_agg(n::text, '' order by id)) from notification n) as news`,
      world,
    );

  expect(await digest(0)).toEqual(await digest(1));
});

test('since the last order of U Lípy a product has gone, with a substitute, and a price has risen', async () => {
  const [last] = await rows<{ gone: string; substitute: string; risen: number }>(`
    with last as (select lines from placed_order where ship_to_id = '100234' order by placed_at desc limit 1)
    select gone.sku as gone, gone.substitute_sku as substitute,
      (select count(*)::int from last, json_to_recordset(lines) as line (sku text, unit_price numeric)
        join price on price.sku = line.sku and price.net_price = line.unit_price + 18.40
        join price_list on price_list.id = price.price_list_id and price_list.code = 'CZ-ULIPY') as risen
    from last, json_to_recordset(lines) as line (sku text)
    join product gone on gone.sku = line.sku and gone.is_out_of_stock`);

  expect(last).toMatchObject({ gone: 'CZ100058', substitute: 'CZ100005' });
  expect(last?.risen).toBeGreaterThan(0);
});

test('everybody who orders has a usual order at the first of their ship-tos', async () => {
  const few = await rows(`
    select o.ship_to_id from placed_order o
    where o.status <> 'Fully Rejected' and o.cancellation not in ('requested', 'done')
      and o.ship_to_id in ('100234', '100235', '100236', '100237', '100242', '100301', '100401', '100501')
    group by o.ship_to_id, o.transport_type having count(*) between 1 and 3`);

  expect(few).toEqual([]);
});

test('the sums of reports are what plain SQL finds in deliveries, and of wholly delivered orders what they cost', async () => {
  const [kept] = await rows<{ hl: string; packs: string; orders: number }>(
    'select sum(hectolitres) as hl, sum(packs) as packs, sum(orders)::int as orders from sales_month',
  );
  const [days] = await rows<{ hl: string; packs: string; orders: number }>(
    'select sum(hectolitres) as hl, sum(packs) as packs, sum(orders)::int as orders from sales_day',
  );
  const [plain] = await rows<{ hl: string; packs: string; orders: number }>(`
    select sum(handed.packs * p.hl_per_unit)::numeric(16, 4) as hl, sum(handed.packs)::numeric(16, 3) as packs,
      count(distinct handed.order_number)::int as orders
    from (select l.order_number, l.sku, coalesce(l.proven, l.quantity) as packs
      from delivery_line l join delivery d on d.number = l.delivery_number
      where d.proof in ('confirmed', 'differs') or (d.proof = 'not-relevant' and d.goods_issue = 'wholly'
        and coalesce(d.planned_to, d.issued_at) < '2026-11-15')) as handed
    join product p on p.sku = handed.sku where handed.packs > 0`);
  const wrong = await rows(`
    select o.order_number from placed_order o
    join sales_order s using (order_number)
    cross join lateral (select sum((item ->> 'net')::numeric) as net, sum((item ->> 'deposit')::numeric) as deposit
      from jsonb_array_elements(s.sold) as item) as sums
    where not exists (select from order_line_state l where l.order_number = o.order_number
        and l.delivered is distinct from l.ordered)
      and (sums.net <> o.net_total - o.discount_total or sums.deposit <> o.deposit_total)`);

  expect(kept).toEqual(plain);
  expect(days).toEqual(plain);
  expect(plain?.orders).toBeGreaterThan(1_900);
  expect(wrong).toEqual([]);
});
