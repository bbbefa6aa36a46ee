import { expect, test } from 'vitest';
import { sapFeeds } from './sap-feeds.ts';
import type { MarketMapping } from './sap-mapping.ts';
import { czech, fakeClient, instantOf, shippedMapping } from './test-sap.ts';

const at = new Date('2026-11-16T10:00:00.123Z');
const stamp = `/Date(${at.getTime()})/`;
const prefix = 'DRAY-';
const referenceField = 'PurchaseOrderByShipToParty';

const withRows = (rows: readonly object[], market: Partial<MarketMapping> = {}) => {
  const { client, reads } = fakeClient({ read: () => ({ results: rows }) });
  const feeds = sapFeeds({
    client,
    referenceField,
    prefix,
    instantOf,
    marketOf: (country) => ({ ...(shippedMapping.markets[country] ?? czech), ...market }),
    orderNumberOf: (row) => (row[referenceField] === '' ? undefined : String(row[referenceField]).slice(prefix.length)),
  });
  return { feeds, reads };
};
const order = (SalesOrder: string, fields: object = {}) => ({
  SalesOrder,
  LastChangeDateTime: stamp,
  TotalNetAmount: '1.00',
  [referenceField]: `DRAY-${SalesOrder}`,
  ...fields,
});

test('orders are read by time and number, of one market and of this portal alone', async () => {
  const { feeds, reads } = withRows([]);

  const page = await feeds.orders('SK', { at, key: "4'7" });

  expect(page).toEqual({ rows: [], end: undefined, hasMore: false });
  const time = "datetimeoffset'2026-11-16T10:00:00.123Z'";
  expect(reads[0]?.query).toEqual({
    $filter: `(LastChangeDateTime gt ${time} or (LastChangeDateTime eq ${time} and SalesOrder gt '4''7')) and SalesOrganization eq 'SK01' and startswith(${referenceField},'DRAY-') eq true`,
    $orderby: 'LastChangeDateTime,SalesOrder',
    $expand: 'to_Item',
    $top: '200',
  });
});

test('a page ends at its last row, and only a full one has more behind it', async () => {
  const full = Array.from({ length: 200 }, (_none, index) => order(String(1_000 + index)));

  const [whole, short] = await Promise.all(
    [full, full.slice(1)].map((rows) => withRows(rows).feeds.orders('CZ', { at: new Date(0), key: '' })),
  );

  expect([whole?.end, whole?.hasMore]).toEqual([{ at, key: '1199' }, true]);
  expect([short?.end, short?.hasMore]).toEqual([{ at, key: '1199' }, false]);
});

test('a row that cannot be understood is reported, and those around it come', async () => {
  const { feeds } = withRows([order('1'), order('2', { TotalNetAmount: 'x' }), order('3', { [referenceField]: '' })]);

  const { rows } = await feeds.orders('CZ', { at, key: '' });

  expect(rows).toEqual([
    { key: '1', update: expect.objectContaining({ orderNumber: '1', country: 'CZ' }) },
    { key: '2', fault: expect.stringContaining('TotalNetAmount') },
    { key: '3', fault: expect.stringContaining('not ours') },
  ]);
});

test('of deliveries only the day is known: a day earlier is asked, by their numbers, and the time stays the round’s', async () => {
  const { feeds, reads } = withRows([{ DeliveryDocument: '80002', CreationDate: '/Date(1795132800000)/' }]);

  const page = await feeds.deliveries('CZ', { at, key: '80001' });

  const day = "datetime'2026-11-15T00:00:00'";
  expect(reads[0]?.query).toMatchObject({
    $filter: `(LastChangeDate ge ${day} or CreationDate ge ${day}) and DeliveryDocument gt '80001' and SalesOrganization eq 'CZ01'`,
    $orderby: 'DeliveryDocument',
  });
  expect([page.end, page.hasMore]).toEqual([{ at, key: '80002' }, false]);
});

test.each([
  ['billing', 'A_BillingDocument', 'BillingDocument', 'to_Item'],
  ['contracts', 'A_SalesContract', 'SalesContract', 'to_Item,to_Partner'],
] as const)('%s: by time and number of its market', async (feed, entity, number, expand) => {
  const { feeds, reads } = withRows([]);

  await feeds[feed]('IT', { at, key: '9' });

  const time = "datetimeoffset'2026-11-16T10:00:00.123Z'";
  expect(reads).toEqual([
    {
      path: entity,
      query: {
        $filter: `(LastChangeDateTime gt ${time} or (LastChangeDateTime eq ${time} and ${number} gt '9')) and SalesOrganization eq 'IT01'`,
        $orderby: `LastChangeDateTime,${number}`,
        $expand: expand,
        $top: '200',
      },
    },
  ]);
});

test('credit accounts are read by number in their market’s segment; without a segment nobody is asked', async () => {
  const account = { BusinessPartner: '300102', CreditLimitAmount: '5.00' };
  const asked = withRows([account], { creditSegment: '1000' });
  const none = withRows([account], { creditSegment: undefined });

  const page = await asked.feeds.credit('CZ', { at, key: '300101' });

  expect(page.end).toEqual({ at, key: '300102' });
  expect(asked.reads[0]?.query).toEqual({
    $filter: "CreditSegment eq '1000' and BusinessPartner gt '300101'",
    $orderby: 'BusinessPartner',
    $top: '200',
  });
  expect(await none.feeds.credit('CZ', { at, key: '' })).toEqual({ rows: [], end: undefined, hasMore: false });
  expect(none.reads).toEqual([]);
});
