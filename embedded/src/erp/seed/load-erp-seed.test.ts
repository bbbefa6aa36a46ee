import { afterAll, beforeAll, expect, test } from 'vitest';
import { findSalesArea } from '../customizing/sales-areas.ts';
import { timelineOf } from '../life/timeline.ts';
import { anOrder } from '../testing/an-order.ts';
import { billing, deliveries, erpCaller } from '../testing/erp-caller.ts';
import { startTestErp, type TestErp } from '../testing/test-erp.ts';
import type { ErpSeed, SeedOrder } from './erp-seed.ts';
import { loadErpSeed } from './load-erp-seed.ts';

let erp: TestErp;
let now = new Date('2026-11-19T12:00:00Z');
beforeAll(async () => {
  erp = await startTestErp({ wall: { now: () => now } });
});
afterAll(() => erp.stop());

const area = findSalesArea('CZ01');
const createdAt = new Date('2026-11-18T08:00:00Z');

function order(index: number, more: Partial<SeedOrder>): SeedOrder {
  const header = {
    SalesOrder: String(8_010_000_000 + index),
    PurchaseOrderByShipToParty: `DRAY-S${index}`,
    SalesOrganization: 'CZ01',
    SoldToParty: '1',
    RequestedDeliveryDate: '2026-11-20',
    LastChangeDateTime: createdAt.toISOString(),
    OverallSDProcessStatus: 'A',
  };
  const item = {
    SalesOrderItem: 10,
    Material: 'LAGER-50',
    RequestedQuantity: '2',
    NetAmount: '200.00',
    SDProcessStatus: 'A',
    DeliveryStatus: 'A',
  };
  return {
    header,
    items: [item],
    partners: [],
    deliveries: [],
    billing: [],
    createdAt,
    plan: 'plain',
    steps: [],
    ...more,
  };
}

function seed(): ErpSeed {
  const known = { plan: 'plain', ripens: false, reference: 'DRAY-S0', createdAt, requestedDate: '2026-11-20' } as const;
  const steps = area ? timelineOf({ ...known, area }).filter(({ dueAt }) => dueAt > now) : [];
  const finished = Array.from({ length: 300 }, (_, index) =>
    order(index + 1, {
      deliveries: [
        { part: 1, header: { DeliveryDocument: String(85_000_000 + index) }, items: [{ DeliveryDocumentItem: 10 }] },
      ],
      billing: [{ header: { BillingDocument: String(95_000_000 + index) }, items: [], hasPdf: index > 0 }],
    }),
  );
  return { customers: [], materials: [], prices: [], orders: [order(0, { steps }), ...finished] };
}

test('finished orders stay as they are, an open one goes on, and a second load in between changes neither', async () => {
  const caller = erpCaller(erp);
  const once = seed();
  await loadErpSeed(erp.databaseUrl, once);
  const opened = async () => (await caller.get(`A_SalesOrder('8010000000')?$expand=to_Item`)).body.d;

  now = new Date('2026-11-19T17:30:00Z');
  await erp.control('tick', {});
  await loadErpSeed(erp.databaseUrl, once);
  now = new Date('2026-11-20T19:30:00Z');
  await erp.control('tick', {});

  expect(await opened()).toMatchObject({ OverallSDProcessStatus: 'C', OverallDeliveryStatus: 'C' });
  const counts = await Promise.all([
    caller.get('A_SalesOrder/$count'),
    caller.get('A_OutbDeliveryHeader/$count', { service: deliveries }),
    caller.get('A_BillingDocument/$count', { service: billing }),
  ]);
  expect(counts.map(({ text }) => text)).toEqual(['301', '301', '301']);
  const created = await caller.create(anOrder('DRAY-NEW'));
  expect(Number(created.body.d.SalesOrder)).toBeGreaterThan(8_010_000_300);
});
