import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadErpSeed } from '../seed/load-erp-seed.ts';
import { anItem, anOrder } from '../testing/an-order.ts';
import { erpCaller } from '../testing/erp-caller.ts';
import { startTestErp, type TestErp } from '../testing/test-erp.ts';

let erp: TestErp;
let caller: ReturnType<typeof erpCaller>;
let now = new Date('2026-11-16T08:00:00Z');
beforeAll(async () => {
  erp = await startTestErp({ wall: { now: () => now } });
  caller = erpCaller(erp);
});
afterAll(() => erp.stop());

test('a deep insert is one order with its items, partners and texts, found by its reference', async () => {
  const created = await caller.create(anOrder('DRAY-1'));

  expect(created.status, created.text).toBe(201);
  expect(created.headers.get('location')).toContain(`A_SalesOrder('${created.body.d.SalesOrder}')`);
  const filter = encodeURIComponent(`PurchaseOrderByShipToParty eq 'DRAY-1'`);
  const found = await caller.get(`A_SalesOrder?$filter=${filter}&$top=2&$expand=to_Item,to_Partner,to_Text`);
  expect(found.body.d.results).toMatchObject([
    {
      SalesOrder: created.body.d.SalesOrder,
      SoldToParty: '0000100234',
      OverallSDProcessStatus: 'A',
      TotalNetAmount: '7503.00',
      RequestedDeliveryDate: '/Date(1795132800000)/',
      LastChangeDateTime: `/Date(${now.getTime()}+0000)/`,
      to_Item: { results: [{ SalesOrderItem: '10', HigherLevelItem: '0', NetAmount: '5002.00' }, {}] },
      to_Text: { results: [{ LongText: 'Zvonek u dvora, prosím žádné schody' }] },
    },
  ]);
  const partners = found.body.d.results[0].to_Partner.results as { PartnerFunction: string; Customer: string }[];
  expect(partners.map(({ PartnerFunction, Customer }) => `${PartnerFunction} ${Customer}`)).toEqual([
    'BP 0000100234',
    'PY 0000100236',
    'SH 0000100235',
    'SP 0000100234',
  ]);
});

test('the same reference twice is two orders: nothing in the ERP forbids it', async () => {
  await caller.create(anOrder('DRAY-TWICE'));
  await caller.create(anOrder('DRAY-TWICE'));

  expect((await erp.control<{ orders: object[] }>('orders/DRAY-TWICE')).orders).toHaveLength(2);
});

const items = (...more: object[]) => ({ to_Item: [anItem('10', 'LAGER-50', '4'), ...more] });

test.each<[string, object, string]>([
  ['a reference of 36 characters', { PurchaseOrderByShipToParty: 'x'.repeat(36) }, 'PurchaseOrderByShipToParty'],
  ['a field that does not exist', { Colour: 'red' }, 'Colour'],
  ['a decimal as a number', items({ ...anItem('20', 'A', '1'), RequestedQuantity: 1 }), 'to_Item(2)/RequestedQuantity'],
  ['too many digits', items(anItem('20', 'A', '1.2345')), 'to_Item(2)/RequestedQuantity'],
  ['no date', { RequestedDeliveryDate: '20.11.2026' }, 'RequestedDeliveryDate'],
  ['another sales area', { SalesOrganization: 'XX01' }, 'SalesOrganization'],
  ['another channel', { DistributionChannel: '20' }, 'SalesOrganization'],
  ['another order type', { SalesOrderType: 'TA' }, 'SalesOrderType'],
  ['no buyer', { SoldToParty: '' }, 'SoldToParty'],
  ['a foreign currency', { TransactionCurrency: 'USD' }, 'TransactionCurrency'],
  [
    'a partner of another language',
    { to_Partner: [{ PartnerFunction: 'WE', Customer: '1' }] },
    'to_Partner/PartnerFunction',
  ],
  ['an unknown text', { to_Text: [{ Language: 'CS', LongTextID: '0001', LongText: 'x' }] }, 'to_Text/LongTextID'],
  ['no quantity', items(anItem('20', 'A', '0')), 'to_Item/RequestedQuantity'],
  ['no material', items(anItem('20', '', '1')), 'to_Item/Material'],
  ['an item twice', items(anItem('10', 'A', '1')), 'to_Item/SalesOrderItem'],
  [
    'an unknown unit',
    items({ ...anItem('20', 'A', '1'), RequestedQuantityISOUnit: 'KGM' }),
    'to_Item/RequestedQuantityISOUnit',
  ],
])('%s is refused and leaves nothing', async (_what, more, target) => {
  const before = await erp.control('orders');

  const { status, body } = await caller.create(anOrder('DRAY-NO', more));

  expect(status).toBe(400);
  expect(body.error.innererror.errordetails.map((detail: { target: string }) => detail.target)).toContain(target);
  expect(await erp.control('orders')).toEqual(before);
});

test('who does not say in which language they speak is taken for a German', async () => {
  const { status } = await caller.create(anOrder('DRAY-DE'), { headers: { 'sap-language': 'DE' } });

  expect(status).toBe(400);
});

test('a body that is no JSON, or more than a megabyte, is refused', async () => {
  const text = await caller.create(anOrder('DRAY-XML'), { headers: { 'content-type': 'text/xml' } });
  const large = await caller.create(anOrder('DRAY-BIG', { PurchaseOrderByCustomer: 'x'.repeat(1_100_000) }));

  expect([text.status, large.status]).toEqual([415, 413]);
});

test('an id is answered once more within six hours and reported to be outdated after that', async () => {
  const headers = { requestid: 'B'.repeat(32) };
  const first = await caller.create(anOrder('DRAY-ID'), { headers });
  const refused = await caller.create(anOrder('DRAY-ID', { SalesOrderType: 'TA' }), {
    headers: { requestid: 'C'.repeat(32) },
  });
  const mended = await caller.create(anOrder('DRAY-ID2'), { headers: { requestid: 'C'.repeat(32) } });
  const again = await caller.create(anOrder('DRAY-ID'), { headers });
  now = new Date(now.getTime() + 7 * 3_600_000);
  caller.forgetSessions();
  const late = await caller.create(anOrder('DRAY-ID'), { headers });

  expect(again.body).toEqual(first.body);
  expect([refused.status, mended.status]).toEqual([400, 201]);
  expect([late.status, late.body.error.code]).toEqual([400, '/IWBEP/CM_COS/005']);
  expect((await erp.control<{ orders: object[] }>('orders/DRAY-ID')).orders).toHaveLength(1);
});

test('with master data, customers and materials must exist, empties are added and prices are the buyer’s own', async () => {
  const customers = ['0000100234', '0000100235', '0000100236'].map((customer) => ({ customer, name: '' }));
  await loadErpSeed(erp.databaseUrl, {
    customers: [...customers, { customer: '0000100299', name: 'Closed', isBlocked: true }],
    materials: [
      { material: 'KEG', name: 'Keg', listPrice: '1000' },
      { material: 'LAGER-50', name: 'Lager', listPrice: '2000.10', empties: [{ material: 'KEG', perPack: '1' }] },
      { material: 'IPA-30', name: 'IPA', listPrice: '1500' },
      { material: 'OLD', name: 'Old', listPrice: '1', isDiscontinued: true },
    ],
    prices: [{ soldTo: '0000100234', material: 'LAGER-50', price: '1900.05' }],
    orders: [],
  });
  const bare = (item: string, material: string) => ({
    SalesOrderItem: item,
    Material: material,
    RequestedQuantity: '3',
  });

  const created = await caller.create(anOrder('DRAY-M1', { to_Item: [bare('10', 'LAGER-50'), bare('20', 'IPA-30')] }));
  const refused = await Promise.all([
    caller.create(anOrder('DRAY-M2', { SoldToParty: '0000100999' })),
    caller.create(anOrder('DRAY-M3', { SoldToParty: '0000100299' })),
    caller.create(anOrder('DRAY-M4', { to_Item: [bare('10', 'NONE')] })),
    caller.create(anOrder('DRAY-M5', { to_Item: [bare('10', 'OLD')] })),
  ]);

  expect(created.body.d.to_Item.results).toMatchObject([
    { SalesOrderItem: '10', HigherLevelItem: '0', NetAmount: '5700.15' },
    { SalesOrderItem: '11', HigherLevelItem: '10', Material: 'KEG', RequestedQuantity: '3.000', NetAmount: '3000.00' },
    { SalesOrderItem: '20', NetAmount: '4500.00' },
  ]);
  expect(refused.map(({ body }) => body.error.code)).toEqual(['F2/163', 'V1/398', 'V1/382', 'V1/028']);
});
