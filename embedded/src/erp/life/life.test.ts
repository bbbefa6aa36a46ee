import { afterAll, beforeAll, expect, test } from 'vitest';
import { anItem, anOrder } from '../testing/an-order.ts';
import { billing, deliveries, erpCaller } from '../testing/erp-caller.ts';
import { startTestErp, type TestErp } from '../testing/test-erp.ts';
import type { Plan } from './plan.ts';

// Monday, nine in Prague; the order is for Friday.
const monday = '2026-11-16T08:00:00Z';
let erp: TestErp;
let caller: ReturnType<typeof erpCaller>;
let count = 0;

beforeAll(async () => {
  erp = await startTestErp({ wall: { now: () => new Date(monday) } });
  caller = erpCaller(erp);
});
afterAll(() => erp.stop());

const moveTo = (at: string) => erp.control('clock', { at });

/** Everything is a new order's; the clock stands on Monday again. */
async function place(plan: Plan, more: object = {}, ripen = false) {
  await moveTo(monday);
  count += 1;
  const reference = `DRAY-LIFE-${count}`;
  await erp.control(`orders/${reference}`, { plan, ripen });
  const { body, text } = await caller.create(anOrder(reference, more));
  expect(body?.d, text).toBeDefined();
  const number: string = body.d.SalesOrder;
  return {
    number,
    reference,
    order: async () => (await caller.get(`A_SalesOrder('${number}')?$expand=to_Item`)).body.d,
    deliveries: async () => {
      const filter = encodeURIComponent(`ReferenceSDDocument eq '${number}'`);
      const path = `A_OutbDeliveryItem?$filter=${filter}&$expand=to_DeliveryDocument`;
      const { results } = (await caller.get(path, { service: deliveries })).body.d;
      return results as Record<string, never>[];
    },
    documents: async () => {
      const filter = encodeURIComponent(`SalesDocument eq '${number}'`);
      const path = `A_BillingDocumentItem?$filter=${filter}&$expand=to_BillingDocument`;
      const { results } = (await caller.get(path, { service: billing })).body.d;
      return results as {
        BillingDocument: string;
        BillingQuantity: string;
        to_BillingDocument: Record<string, string>;
      }[];
    },
    reject: (item: string) =>
      caller.patch(`A_SalesOrderItem(SalesOrder='${number}',SalesOrderItem='${item}')`, {
        SalesDocumentRjcnReason: '10',
      }),
  };
}

test('an order is confirmed, picked, loaded, issued, received and invoiced at the depot’s hours', async () => {
  const placed = await place('plain');
  expect((await placed.order()).to_Item.results[0].ConfdDelivQtyInOrderQtyUnit).toBe('0.000');

  await moveTo('2026-11-16T08:16:00Z');
  expect((await placed.order()).to_Item.results[0].ConfdDelivQtyInOrderQtyUnit).toBe('4.000');
  expect(await placed.deliveries()).toEqual([]);

  await moveTo('2026-11-19T17:01:00Z');
  const [created] = await placed.deliveries();
  expect(created).toMatchObject({ DeliveryDocumentItem: '000010', ReferenceSDDocumentItem: '000010' });
  const header = async () => (await placed.deliveries())[0]?.to_DeliveryDocument;
  expect(await header()).toMatchObject({ OverallPickingStatus: 'A', LastChangeDate: null, DeliveryVersion: '0001' });

  await moveTo('2026-11-19T21:30:00Z');
  expect(await header()).toMatchObject({ OverallPickingStatus: 'C', PickingTime: 'PT22H00M00S' });

  await moveTo('2026-11-20T06:00:00Z');
  expect(await header()).toMatchObject({
    ActualGoodsMovementDate: '/Date(1795132800000)/',
    ActualGoodsMovementTime: 'PT06H00M00S',
    OverallProofOfDeliveryStatus: 'A',
  });
  expect((await placed.order()).OverallSDProcessStatus).toBe('B');

  await moveTo('2026-11-20T15:30:00Z');
  expect(await header()).toMatchObject({ OverallProofOfDeliveryStatus: 'C', DeliveryVersion: '0006' });
  expect(await placed.order()).toMatchObject({ OverallSDProcessStatus: 'C', OverallDeliveryStatus: 'C' });

  await moveTo('2026-11-20T19:01:00Z');
  const [line] = await placed.documents();
  expect(line?.to_BillingDocument).toMatchObject({
    BillingDocumentType: 'F2',
    TotalNetAmount: '7503.00',
    TaxAmount: '1575.63',
    PayerParty: '0000100236',
    InvoiceClearingStatus: 'A',
  });
  const pdf = await caller.get(`GetPDF?BillingDocument='${line?.BillingDocument}'`, { service: billing });
  const bytes = Buffer.from(pdf.body.d.GetPDF.BillingDocumentBinary, 'base64');
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');

  await moveTo('2026-12-05T19:01:00Z');
  expect((await placed.documents())[0]?.to_BillingDocument).toMatchObject({ InvoiceClearingStatus: 'C' });
});

test('an order’s change time moves with the order alone, a delivery’s only by days', async () => {
  const placed = await place('plain');
  await moveTo('2026-11-16T08:16:00Z');
  const { LastChangeDateTime: confirmed } = await placed.order();

  await moveTo('2026-11-20T19:01:00Z');

  expect((await placed.order()).LastChangeDateTime).toBe(confirmed);
});

test('a second delivery brings the last line on the next working day, with an invoice of its own', async () => {
  const placed = await place('two-deliveries');

  await moveTo('2026-11-20T20:00:00Z');
  expect(await placed.order()).toMatchObject({ OverallSDProcessStatus: 'B', OverallDeliveryStatus: 'B' });
  await moveTo('2026-11-23T20:00:00Z');

  const items = await placed.deliveries();
  expect(items.map(({ ReferenceSDDocumentItem }) => ReferenceSDDocumentItem)).toEqual(['000010', '000020']);
  expect(new Set(items.map(({ DeliveryDocument }) => DeliveryDocument)).size).toBe(2);
  expect(new Set((await placed.documents()).map(({ BillingDocument }) => BillingDocument)).size).toBe(2);
  expect((await placed.order()).OverallSDProcessStatus).toBe('C');
});

test('the only line of an order comes in two halves', async () => {
  const placed = await place('two-deliveries', { to_Item: [anItem('10', 'LAGER-50', '5')] });

  await moveTo('2026-11-23T20:00:00Z');

  const quantities = (await placed.deliveries()).map(({ ActualDeliveryQuantity }) => ActualDeliveryQuantity);
  expect(quantities).toEqual(['2.000', '3.000']);
});

test('a line that is out of stock is rejected and not paid for', async () => {
  const placed = await place('line-rejected');

  await moveTo('2026-11-16T08:16:00Z');

  const order = await placed.order();
  expect(order).toMatchObject({ OverallSDDocumentRejectionSts: 'B', TotalNetAmount: '5002.00' });
  expect(order.to_Item.results[1]).toMatchObject({
    SalesDocumentRjcnReason: '20',
    ConfdDelivQtyInOrderQtyUnit: '0.000',
  });
  await moveTo('2026-11-20T20:00:00Z');
  expect(await placed.deliveries()).toHaveLength(1);
  expect((await placed.order()).OverallSDProcessStatus).toBe('C');
});

test('a credit block holds an order back for an hour', async () => {
  const placed = await place('credit-block');
  expect((await placed.order()).TotalCreditCheckStatus).toBe('B');

  await moveTo('2026-11-16T09:01:00Z');
  expect((await placed.order()).TotalCreditCheckStatus).toBe('D');
  expect((await placed.order()).to_Item.results[0].ConfdDelivQtyInOrderQtyUnit).toBe('0.000');
  await moveTo('2026-11-16T09:16:00Z');

  expect((await placed.order()).to_Item.results[0].ConfdDelivQtyInOrderQtyUnit).toBe('4.000');
});

test('a pack that is missing at the door is credited the next day', async () => {
  const placed = await place('short-proof');

  await moveTo('2026-11-21T09:00:00Z');

  const [first] = await placed.deliveries();
  expect(first).toMatchObject({ ActualDeliveryQuantity: '3.000', OriginalDeliveryQuantity: '4.000' });
  expect(first?.to_DeliveryDocument).toMatchObject({ OverallProofOfDeliveryStatus: 'B' });
  const credits = (await placed.documents()).filter((line) => line.to_BillingDocument.BillingDocumentType === 'G2');
  expect(credits).toMatchObject([{ BillingQuantity: '1.000', to_BillingDocument: { TotalNetAmount: '1250.50' } }]);
});

test('an invoice without its document has none until somebody finds it', async () => {
  const placed = await place('no-pdf');
  await moveTo('2026-11-20T20:00:00Z');
  const [line] = await placed.documents();
  const fetchPdf = () => caller.get(`GetPDF?BillingDocument='${line?.BillingDocument}'`, { service: billing });

  expect((await fetchPdf()).status).toBe(404);
  await erp.control(`orders/${placed.reference}`, { plan: 'plain' });

  expect((await fetchPdf()).status).toBe(200);
});

test('Italy has a proforma on the eve', async () => {
  const placed = await place('plain', { SalesOrganization: 'IT01', TransactionCurrency: 'EUR' });

  await moveTo('2026-11-19T17:30:00Z');

  expect((await placed.documents())[0]?.to_BillingDocument).toMatchObject({ BillingDocumentType: 'F8' });
});

test('an order that ripens is delivered and invoiced within minutes', async () => {
  const placed = await place('plain', {}, true);

  await moveTo('2026-11-16T08:05:01Z');
  expect((await placed.deliveries())[0]?.to_DeliveryDocument).toMatchObject({
    OverallProofOfDeliveryStatus: 'C',
    ActualGoodsMovementDate: '/Date(1794787200000)/',
  });
  await moveTo('2026-11-16T08:06:01Z');

  expect(await placed.documents()).toHaveLength(2);
});

test('an order without a delivery is cancelled by rejecting its items, once and again', async () => {
  const placed = await place('plain');

  const answered = [await placed.reject('10'), await placed.reject('20'), await placed.reject('20')];
  await moveTo('2026-11-20T20:00:00Z');

  expect(answered.map(({ status }) => status)).toEqual([204, 204, 204]);
  expect(await placed.order()).toMatchObject({ OverallSDDocumentRejectionSts: 'C', OverallSDProcessStatus: 'C' });
  expect(await placed.deliveries()).toEqual([]);
});

test('a blocked delivery stands still, is taken back after half an hour and its items are rejected', async () => {
  const placed = await place('plain');
  // A quarter before picking ends.
  await moveTo('2026-11-19T20:45:00Z');
  const [item] = await placed.deliveries();
  const path = `A_OutbDeliveryHeader('${item?.DeliveryDocument}')`;
  const seen = await caller.get(path, { service: deliveries });
  const block = (etag: string) =>
    caller.patch(path, { DeliveryBlockReason: '01' }, { service: deliveries, headers: { 'if-match': etag } });

  expect((await placed.reject('10')).body.error.code).toBe('V1/596');
  const [stale, blocked] = [await block(`W/"'0001'"`), await block(seen.headers.get('etag') ?? '')];
  await moveTo('2026-11-19T21:14:00Z');
  const waiting = await placed.order();
  const delivery = (await placed.deliveries())[0]?.to_DeliveryDocument;
  await moveTo('2026-11-19T21:16:00Z');
  const taken = await placed.deliveries();
  await moveTo('2026-11-20T10:00:00Z');

  expect([stale.status, blocked.status]).toEqual([412, 204]);
  expect(waiting.OverallSDDocumentRejectionSts).toBe('A');
  expect(delivery).toMatchObject({ OverallPickingStatus: 'B', DeliveryBlockReason: '01' });
  expect(taken).toEqual([]);
  expect(await placed.order()).toMatchObject({ OverallSDDocumentRejectionSts: 'C' });
  expect((await placed.order()).to_Item.results[0].SalesDocumentRjcnReason).toBe('10');
  expect(await placed.deliveries()).toEqual([]);
});

test('what has left the depot can neither be blocked nor rejected', async () => {
  const placed = await place('plain');
  await moveTo('2026-11-20T06:00:00Z');
  const [item] = await placed.deliveries();
  const path = `A_OutbDeliveryHeader('${item?.DeliveryDocument}')`;
  const etag = (await caller.get(path, { service: deliveries })).headers.get('etag') ?? '';

  const block = { DeliveryBlockReason: '01' };
  const blocked = await caller.patch(path, block, { service: deliveries, headers: { 'if-match': etag } });
  const rejected = await placed.reject('10');
  await moveTo('2026-11-20T20:00:00Z');
  const { headers } = await caller.get(`A_SalesOrder('${placed.number}')`);
  const completed = await caller.patch(
    `A_SalesOrder('${placed.number}')`,
    { ShippingCondition: '02' },
    { headers: { 'if-match': headers.get('etag') ?? '' } },
  );

  expect([blocked.body.error.code, rejected.body.error.code]).toEqual(['VL/609', 'V1/597']);
  expect([completed.status, completed.body.error.code]).toEqual([400, 'V2/474']);
});
