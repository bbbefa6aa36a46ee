import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../testing/caller.ts';
import { eventually } from '../../testing/eventually.ts';
import { openTestPortal, type TestPortal } from '../../testing/portal.ts';
import { addProducts, givePriceList, insert } from './test-products.ts';
import { shopperAs } from './test-shopper.ts';

let portal: TestPortal;
let callers: Caller[];
beforeAll(async () => {
  portal = await openTestPortal();
  const other = await portal.startAnother();
  const { token = '' } = await portal.signIn('owner@ulipy.example');
  callers = [portal.callerWith(token), other.callerWith(token)];
  await givePriceList(portal.sql, '100234', { prices: {} });
});
afterAll(() => portal.close());

/** Less than the five seconds that are promised, and as long as a process goes by what it knew. */
const momentsLater = () => portal.clock.advance({ ms: 2_001 });

/** What each process shows of some goods. */
const seenByAll = (filter: string, fields: string) =>
  Promise.all(
    callers.map(async (caller) => {
      const { body } = await shopperAs(caller)(`filter: {${filter}}`, `items { ${fields} }`, { outlet: '100234' });
      return body.data.products.items;
    }),
  );
const inAll = <T>(each: T): T[] => callers.map(() => each);

test('new, changed and removed goods show in every process within moments', async () => {
  await seenByAll('brand: {eq: "Svěží"}', 'sku name');

  await addProducts(portal.sql, [
    { sku: 'F1', brand: 'Svěží', name: 'One' },
    { sku: 'F2', brand: 'Svěží', name: 'Two' },
  ]);
  momentsLater();
  const added = await seenByAll('brand: {eq: "Svěží"}', 'sku name');
  await portal.sql(`update product set name = 'Zwei' where sku = 'F2'`);
  await portal.sql(`delete from product where sku = 'F1'`);
  momentsLater();
  const changed = await seenByAll('brand: {eq: "Svěží"}', 'sku name');
  await addProducts(portal.sql, [{ sku: 'F1', brand: 'Svěží', name: 'Again' }]);
  momentsLater();
  const again = await seenByAll('brand: {eq: "Svěží"}', 'sku name');

  expect(added).toEqual(
    inAll([
      { sku: 'F1', name: 'One' },
      { sku: 'F2', name: 'Two' },
    ]),
  );
  expect(changed).toEqual(inAll([{ sku: 'F2', name: 'Zwei' }]));
  expect(again).toEqual(
    inAll([
      { sku: 'F1', name: 'Again' },
      { sku: 'F2', name: 'Zwei' },
    ]),
  );
});

test('until then everybody goes by what was known, so that nobody pays for looking all the time', async () => {
  const before = await seenByAll('brand: {eq: "Kept"}', 'sku');

  await addProducts(portal.sql, [{ sku: 'K1', brand: 'Kept' }]);

  expect(await seenByAll('brand: {eq: "Kept"}', 'sku')).toEqual(before);
  momentsLater();
  expect(await seenByAll('brand: {eq: "Kept"}', 'sku')).toEqual(inAll([{ sku: 'K1' }]));
});

test('a change that was begun earlier and finished later is not lost', async () => {
  await addProducts(portal.sql, [
    { sku: 'L1', brand: 'Late' },
    { sku: 'L2', brand: 'Late' },
  ]);
  const slow = new pg.Client({ connectionString: portal.databaseUrl });
  await slow.connect();
  await slow.query('begin');
  await slow.query(`update product set name = 'Slow' where sku = 'L1'`);
  await portal.sql(`update product set name = 'Fast' where sku = 'L2'`);
  momentsLater();
  const meanwhile = await seenByAll('brand: {eq: "Late"}', 'name');

  await slow.query('commit');
  await slow.end();
  momentsLater();

  expect(meanwhile).toEqual(inAll([{ name: 'Beer L1' }, { name: 'Fast' }]));
  expect(await seenByAll('brand: {eq: "Late"}', 'name')).toEqual(inAll([{ name: 'Fast' }, { name: 'Slow' }]));
});

test('what hangs on a product changes with it', async () => {
  await addProducts(portal.sql, [{ sku: 'H1', brand: 'Hanging' }]);
  await insert(portal.sql, 'returnable', {
    sku: 'H-KEG',
    country: 'CZ',
    kind: 'keg',
    name: { en: 'Keg' },
    unit_price: 1000,
  });
  momentsLater();
  const bare = await seenByAll('brand: {eq: "Hanging"}', 'deposit');

  await insert(portal.sql, 'product_returnable', { product_sku: 'H1', returnable_sku: 'H-KEG', units: 1 });
  momentsLater();
  const lent = await seenByAll('brand: {eq: "Hanging"}', 'deposit');
  await portal.sql(`update returnable set unit_price = 1200 where sku = 'H-KEG'`);
  momentsLater();

  expect(bare).toEqual(inAll([{ deposit: 0 }]));
  expect(lent).toEqual(inAll([{ deposit: 1000 }]));
  expect(await seenByAll('brand: {eq: "Hanging"}', 'deposit')).toEqual(inAll([{ deposit: 1200 }]));
});

test('a product that moves to another market leaves this one', async () => {
  await addProducts(portal.sql, [{ sku: 'M1', brand: 'Moving' }]);
  momentsLater();
  const here = await seenByAll('brand: {eq: "Moving"}', 'sku');

  await portal.sql(`update product set country = 'SK', category_uid = 'test-SK-beer' where sku = 'M1'`);
  momentsLater();

  expect(here).toEqual(inAll([{ sku: 'M1' }]));
  expect(await seenByAll('brand: {eq: "Moving"}', 'sku')).toEqual(inAll([]));
});

test('group names are words to be found by, and new ones count', async () => {
  await portal.sql(`update category set name = '{"en": "Zzyzx"}' where uid = 'test-CZ-beer'`);
  momentsLater();

  const [caller] = callers;
  const { body } = await shopperAs(caller!)('search: "zzyzx hanging"', 'items { sku }', { outlet: '100234' });

  expect(body.data.products.items).toEqual([{ sku: 'H1' }]);
});

test('so many changes that they take a while are worked in while the old goods still show', async () => {
  await portal.sql(`insert into product
    select (jsonb_populate_record(p, jsonb_build_object(
      'sku', 'MASS' || n, 'brand', 'Mass', 'ean', '', 'changed_in', pg_current_xact_id()))).*
    from generate_series(1, 1500) n, (select p from product p where sku = 'F2') p`);
  momentsLater();

  const counts = await Promise.all(callers.map((caller) => eventually(() => countOfMass(caller))));

  expect(counts).toEqual(inAll(1_500));
});

async function countOfMass(caller: Caller): Promise<number | undefined> {
  const { body } = await shopperAs(caller)('filter: {brand: {eq: "Mass"}}', 'total_count', { outlet: '100234' });
  return body.data.products.total_count || undefined;
}
