import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestPortal } from '../../../testing/portal.ts';
import { fillCart, forgetOrders, openPubOrdering, type Placer } from '../test-placing.ts';
import {
  type Connector,
  connectorAt,
  deliveryUpdate,
  issued,
  itemUpdate,
  orderUpdate,
  proven,
} from './test-updates.ts';

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
  await forgetOrders(portal);
  await portal.sql('delete from delivery');
  await portal.sql('delete from notification');
  number = (await owner.place((await fillCart(owner)).id)).order.order_number;
});

const detail = async () => (await owner.caller.get(`/api/orders/${number}`)).body;
const notifiedKinds = async () =>
  (
    await portal.sql<{ kind: string }>(`select kind from notification where kind <> 'order-confirmed' order by kind`)
  ).map(({ kind }) => kind);
const stepsOf = (body: { progress: { code: string; state: string }[] }) =>
  Object.fromEntries(body.progress.map(({ code, state }) => [code, state]));

test('nothing reported: it waits for the ERP, and only what is stored is shown', async () => {
  const body = await detail();

  expect(body).toMatchObject({
    erpState: 'waiting',
    sapId: null,
    deliveryStatus: null,
    deliveries: [],
    documents: [],
  });
  expect(body).toMatchObject({ cancelBar: null, hasTracking: false, placedByName: expect.stringMatching(/ /) });
  // The van of Friday is ordered by Thursday's cut-off.
  expect(body.cancellableUntil).toBe('2026-11-12T11:00:00.000Z');
  expect(stepsOf(body)).toEqual({
    received: 'done',
    confirmed: 'coming',
    picked: 'coming',
    issued: 'coming',
    delivered: 'coming',
    invoiced: 'coming',
  });
});

test('the ERP takes it, confirms it and delivers it: status, lines, steps and tracking follow', async () => {
  expect(await erp.tellOrder(orderUpdate(number))).toMatchObject({
    orderNumber: number,
    companyId: 'C1001',
    shipToId: '100234',
    country: 'CZ',
    changes: { sapId: `SAP${number}`, deliveryStatus: 'AWAITING FULLFILLMENT', lines: true },
  });
  expect(await detail()).toMatchObject({
    erpState: 'received',
    lines: [{ confirmed: 6, delivered: null, rejected: 0 }],
  });

  await erp.tellDelivery(deliveryUpdate(number, issued));
  await erp.tellOrder(orderUpdate(number, { process: 'partly', changedAt: new Date('2026-11-13T05:00:00Z') }));
  const underWay = await detail();
  expect(underWay).toMatchObject({
    status: 'Partially Processed',
    deliveryStatus: 'AWAITING DELIVERY',
    hasTracking: true,
    cancelBar: 'GOODS_ISSUED',
  });
  expect(underWay.expected).toEqual({ from: '2026-11-13T09:00:00.000Z', to: '2026-11-13T11:00:00.000Z' });
  expect(stepsOf(underWay)).toMatchObject({ confirmed: 'done', picked: 'done', issued: 'done', delivered: 'coming' });

  await erp.tellDelivery(deliveryUpdate(number, proven));
  await erp.tellOrder(orderUpdate(number, { process: 'wholly', changedAt: new Date('2026-11-13T09:45:00Z') }));
  const there = await detail();
  expect(there).toMatchObject({
    status: 'Completely Processed',
    deliveryStatus: 'DELIVERED',
    hasDifferences: false,
    deliveredTotals: null,
  });
  expect(there.deliveries).toMatchObject([
    { plannedDate: '2026-11-13', route: 'BRNO-2', lines: [{ lineNo: 10, quantity: 6, delivered: 6 }] },
  ]);
  expect(stepsOf(there)).toMatchObject({ delivered: 'done' });
  expect(await notifiedKinds()).toEqual(['order-delivered']);
});

test('the same update again changes nothing and notifies nobody; older ones never win', async () => {
  const update = orderUpdate(number, {
    rejection: 'partly',
    items: [itemUpdate(10, 6, { rejection: 'stock', confirmed: 0 })],
  });
  const delivery = deliveryUpdate(number, issued);
  await erp.tellOrder(update);
  await erp.tellDelivery(delivery);
  const before = await detail();

  const again = [
    await erp.tellOrder(update),
    await erp.tellDelivery(delivery),
    await erp.tellOrder(orderUpdate(number, { changedAt: new Date('2026-11-12T09:59:59Z') })),
  ];

  expect(again).toEqual(['same', 'same', 'same']);
  expect(await detail()).toEqual(before);
  expect(await notifiedKinds()).toEqual(['order-changed']);
});

test('a delivery that is reported before its order is kept, and joined when the order has its number', async () => {
  expect(await erp.tellDelivery(deliveryUpdate(number, proven))).toBe('unknown');
  expect(await detail()).toMatchObject({ hasTracking: false });

  await erp.setSapId(number, `SAP${number}`);

  expect(await detail()).toMatchObject({
    erpState: 'received',
    hasTracking: true,
    deliveryStatus: 'DELIVERED',
    lines: [{ delivered: 6 }],
  });
  expect(await portal.sql(`select order_number, sku, units::int, parent_line_no from container_movement`)).toEqual([
    { order_number: number, sku: 'CZ-KEG', units: 6, parent_line_no: 10 },
  ]);
});

test('a pallet that comes along is lent and no goods', async () => {
  const update = deliveryUpdate(number, proven);
  const pallet = { sapId: `SAP${number}`, parentLineNo: undefined, quantity: 2, proven: undefined };
  const items = [...update.items, { ...pallet, item: '30', lineNo: 900_010, sku: 'CZ-PALLET' }];
  await erp.setSapId(number, `SAP${number}`);

  await erp.tellDelivery({ ...update, items });

  expect(await portal.sql(`select sku, units::int, parent_line_no from container_movement order by sku`)).toEqual([
    { sku: 'CZ-KEG', units: 6, parent_line_no: 10 },
    { sku: 'CZ-PALLET', units: 2, parent_line_no: null },
  ]);
  expect(await portal.sql(`select sku from delivery_line`)).toEqual([{ sku: 'CZ100001' }]);
});

test('whatever comes first, the end is the same', async () => {
  const steps = [
    () => erp.tellOrder(orderUpdate(number, { process: 'wholly' })),
    () => erp.tellDelivery(deliveryUpdate(number, { ...proven, number: 'D1' }, 4)),
    () => erp.tellDelivery(deliveryUpdate(number, { ...proven, number: 'D2' }, 2)),
  ];
  const ends: unknown[] = [];
  for (const sequence of [
    [0, 1, 2],
    [1, 2, 0],
    [2, 0, 1],
  ]) {
    await portal.sql('delete from delivery');
    await portal.sql('delete from order_progress');
    await portal.sql('delete from order_line_state');
    await portal.sql(`update placed_order set sap_id = null, status = 'Not Yet Processed', delivery_status = null`);
    for (const step of sequence) await steps[step]?.();
    const { lines, status, deliveryStatus, hasDifferences, progress } = await detail();
    ends.push({ lines, status, deliveryStatus, hasDifferences, progress });
  }

  expect(ends[0]).toMatchObject({ status: 'Completely Processed', deliveryStatus: 'DELIVERED' });
  expect(ends[1]).toEqual(ends[0]);
  expect(ends[2]).toEqual(ends[0]);
});

test('of two deliveries the first makes it partly delivered, without a difference', async () => {
  await erp.tellOrder(orderUpdate(number, { process: 'partly' }));
  await erp.tellDelivery(deliveryUpdate(number, { ...proven, number: 'D1' }, 4));

  const body = await detail();

  expect(body).toMatchObject({
    deliveryStatus: 'PARTIALLY DELIVERED',
    hasDifferences: false,
    lines: [{ delivered: 4 }],
  });
  expect(stepsOf(body)).toMatchObject({ delivered: 'partly', picked: 'partly' });
});

test('less handed over than loaded is a difference, with what it costs', async () => {
  await erp.tellOrder(orderUpdate(number, { process: 'wholly' }));
  await erp.tellDelivery(deliveryUpdate(number, { ...proven, proof: 'differs' }, 6, 5));

  const { totals, deliveredTotals, ...body } = await detail();

  expect(body).toMatchObject({ hasDifferences: true, lines: [{ quantityTotal: 6, delivered: 5, unitPrice: 2127.9 }] });
  expect(deliveredTotals).toEqual({ net: 10639.5, tax: 2234.3, deposit: (totals.deposit * 5) / 6, grand: 17873.8 });
  expect(
    await portal.sql(`select channel from notification join notification_delivery on notification_id = id
    where kind = 'order-delivered' order by channel`),
  ).toEqual([{ channel: 'bell' }, { channel: 'mail' }]);
});

test('a rejected line tells its reason, an unknown code and an unknown status are shown as they came', async () => {
  const items = [itemUpdate(10, 6, { rejection: { raw: 'Z7' }, confirmed: 0 })];
  await erp.tellOrder(orderUpdate(number, { process: { raw: 'X' }, rejection: 'partly', items }));

  expect(await detail()).toMatchObject({
    status: 'X',
    statusLabel: 'X',
    lines: [{ rejected: 6, rejectionReason: 'Z7' }],
  });
  await erp.tellOrder(
    orderUpdate(number, {
      rejection: 'partly',
      changedAt: new Date('2026-11-12T11:00:00Z'),
      items: [itemUpdate(10, 6, { rejection: 'stock', confirmed: 0 })],
    }),
  );
  expect(await detail()).toMatchObject({ status: 'Not Yet Processed', lines: [{ rejectionReason: 'Not in stock' }] });
});

test('a rejection and a goods issue that were taken back are taken back here, too', async () => {
  await erp.tellOrder(orderUpdate(number, { rejection: 'wholly' }));
  expect(await detail()).toMatchObject({
    status: 'Fully Rejected',
    deliveryStatus: 'CANCELLED',
    cancelBar: 'REJECTED',
  });
  await erp.tellOrder(orderUpdate(number, { changedAt: new Date('2026-11-12T11:00:00Z') }));
  await erp.tellDelivery(deliveryUpdate(number, issued));
  await erp.tellDelivery(deliveryUpdate(number));

  expect(await detail()).toMatchObject({
    status: 'Not Yet Processed',
    deliveryStatus: 'AWAITING FULLFILLMENT',
    cancelBar: null,
  });
});

test('an update of an order that is not ours, or of a second document of one, changes nothing', async () => {
  await erp.setSapId(number, `SAP${number}`);

  expect(await erp.tellOrder(orderUpdate('4599999'))).toBe('unknown');
  expect(await erp.tellOrder(orderUpdate(number, { sapId: 'ANOTHER' }))).toBe('unknown');
  expect(await detail()).toMatchObject({ sapId: `SAP${number}` });
});

test('what people look at is marked so, and what is given up is rejected, and its buyer is notified (T150)', async () => {
  await erp.write((ordering) => ordering.setChecking(number, true));
  expect(await detail()).toMatchObject({ erpState: 'checking' });

  const given = await erp.write((ordering) => ordering.giveUp(number));
  await erp.write((ordering) => ordering.giveUp(number));

  expect(given).toEqual({ orderNumber: number, companyId: 'C1001', shipToId: '100234', country: 'CZ' });
  expect(await detail()).toMatchObject({ status: 'Fully Rejected', erpState: 'waiting', cancelBar: 'REJECTED' });
  expect(await notifiedKinds()).toEqual(['order-given-up']);
});

test('a day that is over changes what nobody has reported', async () => {
  await erp.tellOrder(orderUpdate(number, { process: 'partly' }));
  await erp.tellDelivery(deliveryUpdate(number, { ...issued, proof: 'not-relevant' }));
  expect(await detail()).toMatchObject({ deliveryStatus: 'AWAITING DELIVERY' });
  const now = portal.clock.now().toISOString();

  portal.clock.set('2026-11-14T08:00:00Z');
  const { usualDeliveryRules } = await import('../../erp/port/delivery-rules.ts');
  const refresh = (after: string) =>
    erp.write((ordering) => ordering.refreshPassedDays(usualDeliveryRules, { country: 'CZ', after, max: 1 }));
  const behind = await refresh(number);
  const whole = await refresh('');
  portal.clock.set(now);

  expect(behind).toEqual({ changed: [], next: undefined });
  expect(whole).toMatchObject({
    changed: [{ orderNumber: number, changes: { deliveryStatus: 'DELIVERED' } }],
    next: number,
  });
});

test('what is sent to the ERP is the order, its items costing what its goods cost', async () => {
  const order = await erp.write((ordering) => ordering.findOrderToSend(number));

  expect(order).toMatchObject({
    orderNumber: number,
    shipToId: '100234',
    customerOrderNumber: '2026/117',
    deliveryDate: '2026-11-13',
  });
  expect(order?.items).toEqual([{ lineNo: 10, sku: 'CZ100001', quantity: 6, unitMinor: 212790, netMinor: 1276740 }]);
  expect(order?.netMinor).toBe(1276740);
  expect(await erp.write((ordering) => ordering.findOrderToSend('4599999'))).toBeUndefined();
});

test('the pallets of an order are sent, too, with their deposit; its kegs are the ERP’s own business', async () => {
  const pallet = { line_no: 900_020, parent_sku: null, sku: 'CZ-PALLET', name: 'Euro pallet', units: 2 };
  await portal.sql(
    `update placed_order set returnables = (returnables::jsonb || $2::jsonb)::json where order_number = $1`,
    [number, JSON.stringify([{ ...pallet, unit_price: '300.00', total_price: '600.00' }])],
  );

  const order = await erp.write((ordering) => ordering.findOrderToSend(number));

  expect(order?.pallets).toEqual([
    { lineNo: 900_020, sku: 'CZ-PALLET', quantity: 2, unitMinor: 30_000, netMinor: 60_000 },
  ]);
  expect(order?.netMinor).toBe(1276740);
});
