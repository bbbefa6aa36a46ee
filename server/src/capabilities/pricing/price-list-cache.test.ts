import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '#platform/database/connection.ts';
import { createLogger } from '#platform/logger.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { priceListCache } from './price-list-cache.ts';
import { noPriceLists, type PriceListLook, withChanges } from './price-lists.model.ts';
import { pricingStore } from './pricing.store.ts';

let portal: TestPortal;
let database: Database;
let looks = 0;
let today = '2026-11-12';
const find = (shipToId: string) => findPriceListOf(shipToId);
let findPriceListOf: ReturnType<typeof priceListCache>;

/** Two places with lists of this test's own, whatever the world holds. */
beforeAll(async () => {
  portal = await openTestPortal();
  database = openDatabase(portal.databaseUrl, createLogger('silent'));
  await portal.sql(`insert into price_list (code, country, currency, excluded_skus, excluded_brands)
    values ('T1', 'CZ', 'CZK', '{B,A,A}', '{}'), ('T2', 'CZ', 'CZK', '{A,B}', '{}'), ('T3', 'CZ', 'CZK', '{}', '{A,B}')`);
  await follow('100234', 'T1');
  await follow('100235', 'T2');
  findPriceListOf = priceListCache({ clock: portal.clock, maxAgeMs: 2_000, todayIn: () => today }, (since) => {
    looks += 1;
    return database.read((transaction) => pricingStore(transaction).lookAtPriceLists(since));
  });
});
afterAll(async () => {
  await database.close();
  await portal.close();
});

const follow = (shipToId: string, code: string) =>
  portal.sql(
    `insert into ship_to_price_list (ship_to_id, price_list_id) select $1, id from price_list where code = $2
     on conflict (ship_to_id) do update set price_list_id = excluded.price_list_id`,
    [shipToId, code],
  );

test('a ship-to has the list that it follows, with what it leaves out', async () => {
  expect(await find('100234')).toMatchObject({
    country: 'CZ',
    currency: 'CZK',
    excludedSkus: new Set(['A', 'B']),
    excludedBrands: new Set(),
  });
  expect(await find('999999')).toBeUndefined();
});

test('lists that leave out the same goods share a key, others do not', async () => {
  const [first, second] = [await find('100234'), await find('100235')];

  expect(second?.assortmentKey).toBe(first?.assortmentKey);

  portal.clock.advance({ ms: 2_000 });
  await follow('100235', 'T3');
  expect((await find('100235'))?.assortmentKey).not.toBe(first?.assortmentKey);
});

test('within two seconds nothing is asked of the database, then one look is', async () => {
  portal.clock.advance({ ms: 2_000 });
  await find('100234');
  looks = 0;

  await Promise.all([find('100234'), find('100235'), find('nowhere')]);
  expect(looks).toBe(0);

  portal.clock.advance({ ms: 2_000 });
  await Promise.all([find('100234'), find('100235'), find('nowhere')]);
  expect(looks).toBe(1);
});

test('a change shows after two seconds, and a list that did not change stays the very same', async () => {
  const [first, other] = [await find('100234'), await find('100235')];
  await portal.sql(`update price_list set excluded_skus = '{C}' where code = 'T1'`);

  expect(await find('100234')).toBe(first);
  portal.clock.advance({ ms: 2_000 });

  expect((await find('100234'))?.excludedSkus).toEqual(new Set(['C']));
  expect(await find('100235')).toBe(other);
});

test('the version moves with a price of the list or of its market’s, and with nothing else', async () => {
  const version = async () => {
    portal.clock.advance({ ms: 2_000 });
    return (await find('100234'))?.version;
  };
  await portal.sql(`insert into price_list (code, country, currency, is_market_list) values ('TM', 'CZ', 'CZK', true)
    on conflict (country) where is_market_list do nothing`);
  const priceIn = (list: string) =>
    portal.sql(`insert into price (price_list_id, sku, kind, net_price) select id, gen_random_uuid()::text, 'list', 1
      from price_list where ${list}`);
  const seen = [await version()];

  for (const list of [`code = 'T1'`, `is_market_list and country = 'CZ'`, `code = 'T3'`]) {
    await priceIn(list);
    seen.push(await version());
  }

  expect(new Set(seen).size).toBe(3);
  expect(seen[3]).toBe(seen[2]);
});

test('a list counts from its day on, and until the next one does', async () => {
  const date = (code: string, validFrom: string) =>
    portal.sql(
      `insert into dated_price_list (ship_to_id, valid_from, price_list_id)
       select '100236', $2, id from price_list where code = $1`,
      [code, validFrom],
    );
  const codeOn = async (day?: string) => {
    portal.clock.advance({ ms: 2_000 });
    const list = await findPriceListOf('100236', day);
    const [row] = await portal.sql<{ code: string }>('select code from price_list where id = $1', [list?.id ?? 0]);
    return row?.code;
  };
  await follow('100236', 'T1');
  await date('T3', '2027-02-01');
  await date('T2', '2027-01-01');

  today = '2026-12-31';
  expect([await codeOn(), await codeOn('2027-01-01'), await codeOn('2027-03-01')]).toEqual(['T1', 'T2', 'T3']);
  today = '2027-01-31';
  expect([await codeOn(), await codeOn('2026-11-01')]).toEqual(['T2', 'T1']);

  await portal.sql(
    `update dated_price_list set price_list_id = null where ship_to_id = '100236' and valid_from = '2027-01-01'`,
  );
  expect(await codeOn()).toBe('T1');
});

test('a change that was begun early and committed late is not lost', async () => {
  const [late] = [openDatabase(portal.databaseUrl, createLogger('silent'))];
  let finish: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let begun: () => void = () => undefined;
  const hasBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const writing = late.write(async (transaction) => {
    await sql`update price_list set excluded_brands = '{Late}' where code = 'T1'`.execute(transaction);
    begun();
    await waiting;
  });
  await hasBegun;

  await portal.sql(`update price_list set excluded_brands = '{Early}' where code = 'T3'`);
  portal.clock.advance({ ms: 2_000 });
  expect((await find('100235'))?.excludedBrands).toEqual(new Set(['Early']));
  finish();
  await writing;
  portal.clock.advance({ ms: 2_000 });

  expect((await find('100234'))?.excludedBrands).toEqual(new Set(['Late']));
  await late.close();
});

test('a ship-to that no longer follows a list has none', async () => {
  await portal.sql(`delete from ship_to_price_list where ship_to_id = '100234'`);
  portal.clock.advance({ ms: 2_000 });

  expect(await find('100234')).toBeUndefined();
  expect(await find('100235')).toBeDefined();
});

test('a database that was started from a copy is read anew, though its counts and numbers look alike', async () => {
  const list = {
    id: 1,
    country: 'CZ',
    currency: 'CZK',
    isMarketList: true,
    assortmentKey: '',
    changedIn: '7',
  } as const;
  const look = (runningSince: string, excludedSkus: string[]): PriceListLook => ({
    runningSince,
    horizon: '9',
    changedDated: [],
    listCount: 1,
    shipToCount: 0,
    datedCount: 0,
    changedShipTos: [],
    changedLists: [{ ...list, excludedSkus, excludedBrands: [] }],
  });
  const before = withChanges(noPriceLists, look('monday', []));

  const after = withChanges(before ?? noPriceLists, look('tuesday', ['A']));

  expect(before?.lists.get(1)?.version).toBeDefined();
  expect(after).toBeUndefined();
  expect(withChanges(noPriceLists, look('tuesday', ['A']))?.lists.get(1)?.version).not.toBe(
    before?.lists.get(1)?.version,
  );
});
