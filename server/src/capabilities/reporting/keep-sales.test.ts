import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { operate } from '../../testing/operator.ts';
import type { TestPortal } from '../../testing/portal.ts';
import { type Connector, connectorAt, deliveryUpdate, orderUpdate, proven } from '../ordering/progress/test-updates.ts';
import { fillCart, forgetOrders, openPubOrdering, type Placer } from '../ordering/test-placing.ts';

let portal: TestPortal;
let owner: Placer;
let erp: Connector;
let number: string;
beforeAll(async () => {
  ({ portal, owner } = await openPubOrdering({ env: { JOBS: '0' } }));
  erp = connectorAt(portal);
});
afterAll(async () => {
  await erp.close();
  await portal.close();
});
beforeEach(async () => {
  await portal.sql('truncate sales_order, sales_day, sales_month');
  await forgetOrders(portal);
  await portal.sql('delete from delivery');
  number = (await owner.place((await fillCart(owner)).id)).order.order_number;
  await erp.tellOrder(orderUpdate(number));
});

type Kept = {
  day: string;
  brand: string;
  packs: string;
  hectolitres: string;
  net: string;
  deposit: string;
  orders: number;
};
const kept = (): Promise<Kept[]> =>
  portal.sql<Kept>(
    `select day::text, brand, packs, hectolitres, net, deposit, orders from sales_day order by day, brand`,
  );
const report = async () => (await owner.caller.get('/api/reporting/sales')).body;
const handedOver = (at: string, packs: number, delivery: string) => ({
  ...proven,
  number: delivery,
  deliveredAt: new Date(at),
  quantity: packs,
});

test('nothing counts before it is handed over', async () => {
  await erp.tellDelivery(deliveryUpdate(number));

  expect(await kept()).toEqual([]);
  expect((await report()).totals).toMatchObject({ hectolitres: 0, packs: 0, net: 0, deposit: 0, orders: 0 });
});

test('what is handed over counts on its day, once however often it is told', async () => {
  const update = deliveryUpdate(number, handedOver('2026-11-12T09:00:00Z', 6, '81'), 6, 6);
  await erp.tellDelivery(update);
  const first = await kept();
  await erp.tellDelivery(update);
  await erp.tellOrder(orderUpdate(number, { changedAt: new Date('2026-11-12T23:00:00Z'), process: 'wholly' }));

  expect(first.filter(({ brand }) => brand !== '')).toMatchObject([{ day: '2026-11-12', packs: '6.000', orders: 1 }]);
  expect(await kept()).toEqual(first);
  const [order] = await portal.sql<{ net: string; deposit: string }>(
    `select net_total - discount_total as net, deposit_total as deposit from placed_order where order_number = '${number}'`,
  );
  expect(sumOf(first, 'net')).toBe(Number(order?.net));
  expect(sumOf(first, 'deposit')).toBe(Number(order?.deposit));
});

test('two deliveries of one line are two days that cost together what the line costs', async () => {
  await erp.tellDelivery(deliveryUpdate(number, handedOver('2026-10-30T09:00:00Z', 2, '81'), 2, 2));
  await erp.tellDelivery(deliveryUpdate(number, handedOver('2026-11-12T09:00:00Z', 4, '82'), 4, 4));

  const goods = (await kept()).filter(({ brand }) => brand !== '');
  const [order] = await portal.sql<{ net: string }>(
    `select net_total - discount_total as net from placed_order where order_number = '${number}'`,
  );
  expect(goods).toMatchObject([
    { day: '2026-10-30', packs: '2.000', orders: 1 },
    { day: '2026-11-12', packs: '4.000', orders: 0 },
  ]);
  expect(sumOf(goods, 'net')).toBe(Number(order?.net));
  expect((await report()).months.slice(-2)).toMatchObject([
    { month: '2026-10', isRunning: false, packs: 2, orders: 1 },
    { month: '2026-11', isRunning: true, packs: 4, orders: 0 },
  ]);
});

test('less was proven than was reported at first, on another day: the sums follow, and are as if counted anew', async () => {
  await erp.tellDelivery(deliveryUpdate(number, handedOver('2026-10-30T09:00:00Z', 6, '81'), 6, 6));
  await erp.tellDelivery(
    deliveryUpdate(number, { ...handedOver('2026-11-02T09:00:00Z', 6, '81'), proof: 'differs' }, 6, 5),
  );
  const followed = { days: await kept(), months: await portal.sql('select * from sales_month order by 2, 3') };

  expect(followed.days.filter(({ brand }) => brand !== '')).toMatchObject([{ day: '2026-11-02', packs: '5.000' }]);
  expect(await erp.rebuildSales()).toBe(1);
  expect({ days: await kept(), months: await portal.sql('select * from sales_month order by 2, 3') }).toEqual(followed);
});

test('what has drifted is counted right again while the portal serves, part by part, and from the beginning to the end', async () => {
  await erp.tellDelivery(deliveryUpdate(number, handedOver('2026-10-30T09:00:00Z', 6, '81'), 6, 6));
  // More orders than a part has: copies of this one, each delivered as it was.
  const copies = 450;
  await portal.sql(
    `insert into placed_order select r.* from placed_order o cross join generate_series(1, ${copies}) n
     cross join lateral jsonb_populate_record(o, jsonb_build_object('order_number', 'Z' || lpad(n::text, 4, '0'),
       'customer_order_number', 'Z' || n, 'origin_key', 'Z' || n, 'cart_id', null, 'sap_id', null)) r where o.order_number = $1`,
    [number],
  );
  await portal.sql(
    `insert into delivery_line select delivery_number, 'Z' || n || '-' || item, 'Z' || n, 'Z' || lpad(n::text, 4, '0'), line_no,
       sku, quantity, proven from delivery_line cross join generate_series(1, ${copies}) n where order_number = $1`,
    [number],
  );
  expect(await erp.rebuildSales()).toBe(copies + 1);
  const look = async () => ({
    days: await kept(),
    months: await portal.sql('select * from sales_month order by 2, 3'),
    begins: await portal.sql('select country, month::text from sales_begin'),
    orders: await portal.sql<{ order_number: string }>('select * from sales_order order by 1'),
  });
  const whole = await look();
  await portal.sql(`update sales_day set packs = packs + 5`);
  await portal.sql(`delete from sales_month where product_group <> ''`);
  await portal.sql(`update sales_begin set month = '2020-01-01'`);
  await portal.sql(`update sales_order set sold = '[]' where order_number in ('Z0003', 'Z0333')`);
  await portal.sql(`delete from sales_order where order_number = 'Z0444'`);
  // It has lost its delivery since.
  await portal.sql(`delete from delivery_line where order_number = 'Z0450'`);

  const said = await operate(portal, 'sales', 'rebuild');
  const { orders, ...sums } = await look();

  expect(said).toBe(`Counted anew from ${copies} orders`);
  expect(orders).toEqual(
    whole.orders.map((order) => (order.order_number === 'Z0450' ? { ...order, sold: [] } : order)),
  );
  expect(sums.begins).toEqual(whole.begins);
  expect(await erp.rebuildSales()).toBe(copies);
  expect(await look()).toMatchObject(sums);
});

test('a rebuilding that was broken off goes on where it was if that is asked for, and begins anew otherwise', async () => {
  await erp.tellDelivery(deliveryUpdate(number, handedOver('2026-10-30T09:00:00Z', 6, '81'), 6, 6));
  const broken = { step: 'sums', last: '', orders: 7 };
  const leave = () =>
    portal.sql(
      `insert into job_run (job, position) values ('rebuild-sales', $1)
       on conflict (job) do update set position = excluded.position`,
      [JSON.stringify(broken)],
    );
  await leave();
  const resumed = await operate(portal, 'sales', 'rebuild', '--resume');
  await leave();
  const anew = await operate(portal, 'sales', 'rebuild');

  expect([resumed, anew]).toEqual(['Counted anew from 7 orders', 'Counted anew from 1 orders']);
  expect(await portal.sql(`select position from job_run where job = 'rebuild-sales'`)).toEqual([{ position: null }]);
});

const sumOf = (rows: readonly Kept[], column: 'net' | 'deposit'): number =>
  Math.round(rows.reduce((sum, row) => sum + Number(row[column]), 0) * 100) / 100;
