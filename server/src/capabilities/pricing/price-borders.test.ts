import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pricesCsv, productsCsv } from '#platform/csv/test-files.ts';
import { type Database, openDatabase } from '#platform/database/connection.ts';
import { createLogger } from '#platform/logger.ts';
import type { Caller } from '../../testing/caller.ts';
import { eventually } from '../../testing/eventually.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { takePrices, takeProducts } from '../../testing/take-rows.ts';

const day = '2026-11-12';

let portal: TestPortal;
let database: Database;
let owner: Caller;
beforeAll(async () => {
  portal = await openTestPortal({ now: `${day}T09:30:00Z` });
  database = openDatabase(portal.databaseUrl, createLogger('silent'));
  owner = await portal.signIn('owner@ulipy.example');
  await portal.sql(`insert into price_list (code, country, currency) values ('IMP-CZ', 'CZ', 'CZK')`);
  await portal.sql(`update ship_to_price_list set price_list_id = (select id from price_list where code = 'IMP-CZ')
    where ship_to_id = '100234'`);
  await database.write((transaction) => takeProducts(transaction, productsCsv({}, { sku: 'IMP002' }), day));
});
beforeEach(async () => {
  portal.clock.set(`${day}T09:30:00Z`);
  await portal.sql(`delete from price where sku like 'IMP%'`);
});
afterAll(async () => {
  await database.close();
  await portal.close();
});

const setPrices = (...rows: Readonly<Record<string, string>>[]) =>
  database.write((transaction) => takePrices(transaction, pricesCsv(...rows), day));

const fields =
  'your_price your_price_tax base_price price_origin promo promo_until orderable not_orderable_reason { code } price_breaks { min_qty price price_tax }';

/** After the few seconds that a change may take. */
async function show(sku = 'IMP001', caller: Caller = owner) {
  portal.clock.advance({ ms: 5_000 });
  return showNow(sku, caller);
}

async function showNow(sku = 'IMP001', caller: Caller = owner) {
  const { body } = await caller.graphql(`{ products(filter: { sku: { eq: "${sku}" } }) { items { ${fields} } } }`, {
    headers: { 'outlet-id': '100234' },
  });
  expect(body.errors).toBeUndefined();
  return body.data.products.items[0];
}

test('a promotion counts from its first day to its last, both included, by the market’s own midnight', async () => {
  await setPrices({}, { kind: 'promotion', valid_from: '2026-11-20', valid_to: '2026-11-25', net_price: '300' });
  // In winter Prague is an hour ahead of UTC.
  const moments = [
    ['2026-11-19T22:59:59Z', 348.5],
    ['2026-11-19T23:00:00Z', 300],
    ['2026-11-25T22:59:59Z', 300],
    ['2026-11-25T23:00:00Z', 348.5],
  ] as const;

  for (const [moment, price] of moments) {
    portal.clock.set(moment);
    const product = await showNow('IMP001', await portal.signIn('owner@ulipy.example'));

    expect({ moment, price: product.your_price }).toEqual({ moment, price });
    expect(product).toMatchObject(
      price === 300
        ? { promo: 1, price_origin: 'promotion', promo_until: '2026-11-25' }
        : { promo: 0, price_origin: 'customer', promo_until: null },
    );
  }
});

test('in summer the midnight is an hour earlier', async () => {
  await setPrices({}, { kind: 'promotion', valid_from: '2027-07-01', net_price: '300' });

  for (const [moment, price] of [
    ['2027-06-30T21:59:59Z', 348.5],
    ['2027-06-30T22:00:00Z', 300],
  ] as const) {
    portal.clock.set(moment);
    expect((await showNow('IMP001', await portal.signIn('owner@ulipy.example'))).your_price).toBe(price);
  }
});

test('the sort order follows the same midnight', async () => {
  await setPrices(
    {},
    { sku: 'IMP002', net_price: '340' },
    { kind: 'promotion', valid_from: '2026-11-20', net_price: '330' },
  );
  const order = async (moment: string) => {
    portal.clock.set(moment);
    const caller = await portal.signIn('owner@ulipy.example');
    const { body } = await caller.graphql(
      '{ products(filter: { brand: { eq: "Kalich" } }, sort: { your_price: ASC }) { items { sku } } }',
      { headers: { 'outlet-id': '100234' } },
    );
    return body.data.products.items.map(({ sku }: { sku: string }) => sku);
  };

  expect(await order('2026-11-19T22:59:59Z')).toEqual(['IMP002', 'IMP001']);
  expect(await order('2026-11-19T23:00:00Z')).toEqual(['IMP001', 'IMP002']);
});

test('steps by quantity are shown net and gross', async () => {
  await setPrices(
    {},
    { min_qty: '8', net_price: '340' },
    { min_qty: '40', net_price: '330.55' },
    { kind: 'promotion', min_qty: '80', net_price: '300' },
  );

  expect(await show()).toMatchObject({
    your_price: 348.5,
    your_price_tax: 421.69,
    price_breaks: [
      { min_qty: 8, price: 340, price_tax: 411.4 },
      { min_qty: 40, price: 330.55, price_tax: 399.97 },
      { min_qty: 80, price: 300, price_tax: 363 },
    ],
  });
});

test('without a price of their own a product is there and cannot be ordered, whatever the market’s list says', async () => {
  await setPrices(
    { price_list: 'CZ-LIST', kind: 'list' },
    { price_list: 'CZ-LIST', kind: 'promotion', net_price: '100' },
  );

  expect(await show()).toMatchObject({
    your_price: null,
    your_price_tax: null,
    price_origin: null,
    promo: 0,
    orderable: false,
    not_orderable_reason: { code: 'NO_PRICE' },
    price_breaks: [],
  });
});

test('a gross price is never below the net one, and a price of nought is a price', async () => {
  await setPrices({ net_price: '0' });

  expect(await show()).toMatchObject({ your_price: 0, your_price_tax: 0, orderable: true });
});

test('an import is seen by every process within five seconds, in prices and in their order', async () => {
  await setPrices({}, { sku: 'IMP002', net_price: '340' });
  const other = await portal.startAnother();
  const elsewhere = other.callerWith(owner.token ?? '');
  const firstOf = async (caller: Caller) => {
    const { body } = await caller.graphql(
      '{ products(filter: { brand: { eq: "Kalich" } }, sort: { your_price: ASC }) { items { sku name your_price } } }',
      { headers: { 'outlet-id': '100234' } },
    );
    return body.data.products.items[0];
  };
  portal.clock.advance({ ms: 5_000 });
  expect([await firstOf(owner), await firstOf(elsewhere)]).toMatchObject([{ sku: 'IMP002' }, { sku: 'IMP002' }]);

  await setPrices({ net_price: '1' });
  await database.write((transaction) => takeProducts(transaction, productsCsv({ name: 'Nový název' }), day));
  portal.clock.advance({ ms: 5_000 });

  // A process may answer from what it holds while it reads what changed.
  const expected = { sku: 'IMP001', name: 'Nový název', your_price: 1 };
  for (const caller of [owner, elsewhere])
    expect(await eventuallyIs(() => firstOf(caller), expected.name)).toEqual(expected);
});

const eventuallyIs = (look: () => Promise<{ name: string }>, name: string) =>
  eventually(async () => {
    const seen = await look();
    return seen.name === name ? seen : undefined;
  });
