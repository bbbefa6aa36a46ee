import { afterAll, beforeAll, expect, test } from 'vitest';
import { anOrder } from './testing/an-order.ts';
import { erpCaller } from './testing/erp-caller.ts';
import { startTestErp, type TestErp } from './testing/test-erp.ts';

let erp: TestErp;
beforeAll(async () => {
  erp = await startTestErp();
});
afterAll(() => erp.stop());

test('a deep insert is one order with its items, partners and texts, found by its reference', async () => {
  const caller = erpCaller(erp);

  const created = await caller.create(anOrder('DRAY-1'));

  expect(created.status, created.text).toBe(201);
  expect(created.body.d.TotalNetAmount).toBe('7503.00');
  const found = await caller.get(
    `A_SalesOrder?$filter=${encodeURIComponent(`PurchaseOrderByShipToParty eq 'DRAY-1'`)}&$top=2&$expand=to_Item,to_Partner`,
  );
  expect(found.body.d.results).toHaveLength(1);
  expect(found.body.d.results[0]).toMatchObject({
    SalesOrder: created.body.d.SalesOrder,
    SoldToParty: '0000100234',
    OverallSDProcessStatus: 'A',
    RequestedDeliveryDate: '/Date(1795132800000)/',
    to_Item: { results: [{ SalesOrderItem: '10', RequestedQuantity: '4.000', NetAmount: '5002.00' }, {}] },
  });
});
