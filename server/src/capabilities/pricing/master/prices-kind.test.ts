import { badDays } from '@dray/contract/test-bad-days.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pricesCsv, productsCsv } from '#platform/csv/test-files.ts';
import { type MasterDatabase, openMasterDatabase } from '../../../testing/import-master.ts';

let database: MasterDatabase;
beforeAll(async () => {
  database = await openMasterDatabase();
  await database.sql(`insert into price_list (code, country, currency, is_market_list) values
    ('IMP-CZ', 'CZ', 'CZK', false), ('CZ', 'CZ', 'CZK', true), ('IMP-SK', 'SK', 'EUR', false)`);
  const products = productsCsv({}, { sku: 'IMP002' }, { sku: 'SK001', market: 'SK' });
  await database.take('products', products);
});
beforeEach(() => database.sql('delete from price'));
afterAll(() => database.close());

type Cells = Readonly<Record<string, string>>;
const run = (csv: string) => database.take('prices', csv);
const importRows = (...rows: Cells[]) => run(pricesCsv(...rows));
const refusedOf = async (...rows: Cells[]) => (await importRows(...rows)).refused;
const listPrices = () =>
  database.sql<Record<string, unknown>>(
    'select code, sku, kind, min_qty, valid_from, valid_to, net_price from price join price_list on id = price_list_id order by 1, 2, 3, 4, 5',
  );

test('a price needs a list, a sku, a kind and an amount; the rest has its usual value', async () => {
  expect(await importRows({})).toMatchObject({ imported: 1, unchanged: 0, refusedRows: 0 });
  expect(await listPrices()).toEqual([
    {
      code: 'IMP-CZ',
      sku: 'IMP001',
      kind: 'customer',
      min_qty: 1,
      valid_from: '2000-01-01',
      valid_to: '9999-12-31',
      net_price: '348.50',
    },
  ]);
});

test('quantities, times and kinds are side by side', async () => {
  const report = await importRows(
    {},
    { min_qty: '40' },
    { min_qty: '1', valid_from: '2026-12-01', valid_to: '2026-12-31', kind: 'promotion', net_price: '0' },
    { min_qty: '1', valid_from: '2026-12-24', kind: 'promotion' },
    { price_list: 'CZ', kind: 'list', net_price: '410', currency: 'CZK' },
  );

  expect(report).toMatchObject({ imported: 5, refusedRows: 0 });
  expect(await listPrices()).toHaveLength(5);
});

test('the same file again changes nothing and does not touch its lists', async () => {
  const file = pricesCsv({}, { min_qty: '40', net_price: '330' }, { price_list: 'CZ', kind: 'list' });
  await run(file);
  const physical = () => database.sql('select ctid, xmin, xmax from price order by ctid');
  const lists = () => database.sql('select id, changed_in from price_list order by id');
  const before = [await physical(), await lists()];

  expect(await run(file)).toMatchObject({ imported: 0, unchanged: 3 });
  expect([await physical(), await lists()]).toEqual(before);
});

test('a change of a price moves the mark of its list, and of no other', async () => {
  await importRows({}, { price_list: 'CZ', kind: 'list' });
  const marks = async () =>
    new Map(
      (await database.sql<{ code: string; changed_in: string }>('select code, changed_in from price_list')).map(
        (row) => [row.code, row.changed_in],
      ),
    );
  const before = await marks();

  expect(await importRows({ net_price: '300' }, { price_list: 'CZ', kind: 'list' })).toMatchObject({
    imported: 1,
    unchanged: 1,
  });

  const after = await marks();
  expect(after.get('IMP-CZ')).not.toBe(before.get('IMP-CZ'));
  expect(after.get('CZ')).toBe(before.get('CZ'));
  expect(after.get('IMP-SK')).toBe(before.get('IMP-SK'));
});

test('prices that a file does not name stay', async () => {
  await importRows({}, { sku: 'IMP002' });
  await importRows({ net_price: '1' });

  expect((await listPrices()).map(({ sku, net_price }) => [sku, net_price])).toEqual([
    ['IMP001', '1.00'],
    ['IMP002', '348.50'],
  ]);
});

test.each<[string, Cells, string]>([
  ...badDays.map((text): [string, Cells, string] => [
    `the end ${text.slice(0, 30)}`,
    { valid_to: text },
    'valid_to: must be a day that exists, written YYYY-MM-DD, from 2000-01-01 to 2099-12-31',
  ]),
  ['an unknown list', { price_list: 'NONE' }, 'price_list: there is no price list “NONE”'],
  ['an unknown sku', { sku: 'NONE' }, 'sku: there is no product “NONE”'],
  ['a sku of another market', { sku: 'SK001' }, 'sku: “SK001” is sold in SK, the price list is for CZ'],
  ['an unknown kind', { kind: 'special' }, 'kind: must be one of list, customer, contract, promotion'],
  ['a quantity of none', { min_qty: '0' }, 'min_qty: must be a positive whole number'],
  ['a comma', { net_price: '348,50' }, 'net_price: must be a number from 0 with at most 2 decimals'],
  ['a negative amount', { net_price: '-1' }, 'net_price: must be a number from 0 with at most 2 decimals'],
  ['a third decimal', { net_price: '1.005' }, 'net_price: must be a number from 0 with at most 2 decimals'],
  ['an amount without end', { net_price: '99999999999' }, 'net_price: must be a number from 0 with at most 2 decimals'],
  [
    'a day that does not exist',
    { valid_from: '2026-02-30' },
    'valid_from: must be a day that exists, written YYYY-MM-DD, from 2000-01-01 to 2099-12-31',
  ],
  [
    'a time that ends before it begins',
    { valid_from: '2026-02-02', valid_to: '2026-02-01' },
    'valid_to: must not be before valid_from',
  ],
  ['other money', { currency: 'EUR' }, 'currency: must be CZK, the money of the price list'],
])('a price with %s is refused', async (_name, cells, message) => {
  expect(await refusedOf({ sku: 'IMP002' }, cells)).toEqual([`3 ${message}`]);
  expect((await listPrices()).map(({ sku }) => sku)).toEqual(['IMP002']);
});

test('a price that comes twice is reported with the line where it first was, however far apart', async () => {
  const others = Array.from({ length: 1_200 }, (_, index) => ({ min_qty: String(index + 2) }));
  const key = 'is already in line 2';

  expect(await refusedOf({ min_qty: '1' }, { min_qty: '', net_price: '1' }, ...others, { min_qty: '1' })).toEqual([
    `3 : ${key}`,
    `1204 : ${key}`,
  ]);
  expect(await database.sql('select net_price from price where min_qty = 1')).toEqual([{ net_price: '348.50' }]);
});

test('what a full file lacks ends yesterday, and once', async () => {
  await importRows({ valid_from: '2026-01-01' }, { sku: 'IMP002' }, { price_list: 'CZ', kind: 'list' });
  const file = pricesCsv({ valid_from: '2026-01-01' });

  const full = await database.take('prices', file, { isFull: true });
  const again = await database.take('prices', file, { isFull: true });

  expect([full.ended, again.ended, again.unchanged]).toEqual([2, 0, 1]);
  expect((await listPrices()).map(({ code, sku, valid_to }) => `${code} ${sku} ${valid_to}`)).toEqual([
    'CZ IMP001 2026-11-11',
    'IMP-CZ IMP001 9999-12-31',
    'IMP-CZ IMP002 2026-11-11',
  ]);
});

test('a preview writes nothing', async () => {
  const { run: previewed } = await database.take('prices', pricesCsv({}), { isPreview: true });

  expect(previewed).toMatchObject({ state: 'previewed', counts: { prices: { new: 1 } } });
  expect(await listPrices()).toEqual([]);
});
