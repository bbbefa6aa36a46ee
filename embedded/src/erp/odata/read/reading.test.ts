import { afterAll, beforeAll, expect, test } from 'vitest';
import { anItem, anOrder } from '../../testing/an-order.ts';
import { billing, deliveries, erpCaller } from '../../testing/erp-caller.ts';
import { startTestErp, type TestErp } from '../../testing/test-erp.ts';

let erp: TestErp;
let caller: ReturnType<typeof erpCaller>;
const numbers: string[] = [];

beforeAll(async () => {
  erp = await startTestErp();
  caller = erpCaller(erp);
  for (let index = 0; index < 7; index += 1) {
    const { body } = await caller.create(anOrder(`DRAY-R${index}`, { PurchaseOrderByCustomer: `PO ${index % 2}` }));
    numbers.push(body.d.SalesOrder);
  }
});
afterAll(() => erp.stop());

const read = async (query: string) => (await caller.get(`A_SalesOrder?${query}`)).body.d;
const [select, expand] = ['$select=SalesOrder', '$expand=to_Item'];

test('pages by skip token lose no row and show none twice while rows come and go before them', async () => {
  const first = await read(`$orderby=SalesOrder desc&$top=2&${select}`);
  const second = await caller.get(`A_SalesOrder?$orderby=${encodeURIComponent('SalesOrder desc')}&$skiptoken=x`);
  expect(first.results.map(({ SalesOrder }: { SalesOrder: string }) => SalesOrder)).toEqual(
    numbers.toReversed().slice(0, 2),
  );
  expect(second.status).toBe(400);

  // Without $top a page ends after a hundred rows.
  const many = Array.from({ length: 99 }, (_, index) => caller.create(anOrder(`DRAY-M${index}`)));
  await Promise.all(many);
  // Many rows share what they are sorted by.
  const sorted = await read(`${select}&$orderby=${encodeURIComponent('PurchaseOrderByCustomer desc')}`);
  const others = await caller.get(`A_SalesOrder${new URL(sorted.__next).search}`);
  const all = [...sorted.results, ...others.body.d.results].map(({ SalesOrder }) => SalesOrder);
  expect(new Set(all).size).toBe(106);
  expect(all).toHaveLength(106);

  const page = await read(select);
  await caller.create(anOrder('DRAY-LAST'));
  const next = new URL(page.__next);
  const rest = await caller.get(`A_SalesOrder${next.search}`);
  const seen = [...page.results, ...rest.body.d.results].map(({ SalesOrder }) => SalesOrder);
  expect(page.results).toHaveLength(100);
  expect(new Set(seen).size).toBe(107);
  expect(rest.body.d.__next).toBeUndefined();
});

test('a page that was asked for ends where it was asked to', async () => {
  const { results, __next, __count } = await read(
    `$top=3&$skip=1&$inlinecount=allpages&${select}&$filter=${encodeURIComponent(`startswith(PurchaseOrderByShipToParty,'DRAY-R')`)}`,
  );

  expect(results.map(({ SalesOrder }: { SalesOrder: string }) => SalesOrder)).toEqual(numbers.slice(1, 4));
  expect([__next, __count]).toEqual([undefined, '7']);
});

test('one entity is found by either form of its key, with a slash behind it, too', async () => {
  const [number = ''] = numbers;

  const answered = await Promise.all([
    caller.get(`A_SalesOrder('${number}')`),
    caller.get(`A_SalesOrder(SalesOrder='${number}')/`),
    caller.get(`A_SalesOrderItem(SalesOrder='${number}',SalesOrderItem='000010')`),
    caller.get(`A_SalesOrder('${number}')/to_Item`),
    caller.get(`A_SalesOrder('99999999')`),
    caller.get(`A_SalesOrder/$count`),
  ]);

  expect(answered.map(({ status }) => status)).toEqual([200, 200, 200, 200, 404, 200]);
  expect(answered[2].body.d.SalesOrderItem).toBe('10');
  expect(answered[3].body.d.results).toHaveLength(2);
  expect(answered[4].body.error).toMatchObject({ code: '/IWBEP/CM_MGW_RT/020', message: { lang: 'en' } });
});

test('what is selected is shown, what is expanded is whole, the rest are addresses', async () => {
  const all = (await read(`$select=*,to_Item/*&${expand}&$top=1`)).results[0];
  const some = (
    await read(`$select=SalesOrder,to_Item/Material,to_Item/to_PricingElement&$expand=to_Item/to_PricingElement&$top=1`)
  ).results[0];
  const none = (await read(`$top=1`)).results[0];

  expect(all).toMatchObject({ SoldToParty: '0000100234', to_Item: { results: [{ Material: 'LAGER-50' }, {}] } });
  expect(Object.keys(some).sort()).toEqual(['SalesOrder', '__metadata', 'to_Item']);
  expect(some.to_Item.results[0]).toMatchObject({
    Material: 'LAGER-50',
    to_PricingElement: { results: [{ ConditionRateValue: '1250.500000000' }] },
  });
  expect(none.to_Item.__deferred.uri).toMatch(/A_SalesOrder\('\d+'\)\/to_Item$/);
});

test.each([
  'A_SalesOrder?$filter=Colour%20eq%20%27red%27',
  'A_SalesOrder?$orderby=Colour',
  'A_SalesOrder?$select=Colour',
  'A_SalesOrder?$expand=to_Nowhere',
  'A_SalesOrder?$top=-1',
  'A_SalesOrder?$search=x',
  'A_SalesOrder(1)',
  'A_SalesOrderItem(SalesOrder=%271%27)',
])('%s is refused in SAP’s shape', async (path) => {
  const { status, body } = await caller.get(path);

  expect(status).toBe(400);
  expect(body.error.innererror.transactionid).toMatch(/^[0-9A-F]{32}$/);
});

test('who does not say JSON, knows no password or asks for a version that is not there is refused', async () => {
  const answered = await Promise.all([
    caller.get('A_SalesOrder', { headers: { accept: '*/*' } }),
    caller.get('A_SalesOrder', { headers: { authorization: 'Basic eDp5' } }),
    caller.get('A_OutbDeliveryHeader', { service: 'API_OUTBOUND_DELIVERY_SRV' }),
    caller.get('A_OutbDeliveryHeader', { service: deliveries }),
    caller.get('$metadata', { service: billing }),
    caller.get('', { method: 'HEAD' }),
    caller.post('A_SalesOrderText', {}),
  ]);

  expect(answered.map(({ status }) => status)).toEqual([406, 401, 403, 200, 200, 200, 405]);
  expect(answered[4].text).toContain('<FunctionImport Name="GetPDF"');
});

test('a header is changed by who has seen it as it is', async () => {
  const [number = ''] = numbers;
  const path = `A_SalesOrder('${number}')`;
  const etag = (await caller.get(path)).headers.get('etag') ?? '';
  const change = (headers: Record<string, string>, method = 'PATCH') =>
    caller.patch(path, { PurchaseOrderByCustomer: 'PO 78', TotalNetAmount: '1.00' }, { headers, method });

  const answered = [await change({}), await change({ 'if-match': etag }, 'MERGE'), await change({ 'if-match': etag })];

  expect(answered.map(({ status }) => status)).toEqual([428, 204, 412]);
  const changed = await caller.get(path);
  expect(changed.body.d).toMatchObject({ PurchaseOrderByCustomer: 'PO 78', TotalNetAmount: '7503.00' });
  expect(changed.headers.get('etag')).toBe(answered[1]?.headers.get('etag'));
});

test('a change needs the token of a living session', async () => {
  const bare = await caller.post('A_SalesOrder', anOrder('DRAY-BARE'), { isBare: true });
  await erp.control('sessions/forget', {});
  const expired = await caller.create(anOrder('DRAY-BARE'));
  caller.forgetSessions();
  const fresh = await caller.create(anOrder('DRAY-BARE', { to_Item: [anItem('10', 'A', '1')] }));

  expect([bare, expired].map(({ status, headers }) => [status, headers.get('x-csrf-token')])).toEqual([
    [403, 'Required'],
    [403, 'Required'],
  ]);
  expect(fresh.status).toBe(201);
});
