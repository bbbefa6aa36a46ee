import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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

const sumOf = (rows: readonly Kept[], column: 'net' | 'deposit'): number =>
  Math.round(rows.reduce((sum, row) => sum + Number(row[column]), 0) * 100) / 100;
