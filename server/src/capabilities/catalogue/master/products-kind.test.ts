import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { productsCsv } from '#platform/csv/test-files.ts';
import { type MasterDatabase, openMasterDatabase } from '../../../testing/import-master.ts';

let database: MasterDatabase;
beforeAll(async () => {
  database = await openMasterDatabase();
  await database.sql(`insert into returnable (sku, country, kind, name, unit_price) values
    ('BTL', 'CZ', 'bottle', '{}', 3), ('CRT', 'CZ', 'crate', '{}', 100), ('BTL-SK', 'SK', 'bottle', '{}', 0.13)`);
});
beforeEach(() => database.sql('delete from product'));
afterAll(() => database.close());

type Cells = Readonly<Record<string, string>>;
const run = (csv: string) => database.take('products', csv);
const importRows = (...rows: Cells[]) => run(productsCsv(...rows));
const refusedOf = async (...rows: Cells[]) => (await importRows(...rows)).refused;
const listProducts = (columns = '*') =>
  database.sql<Record<string, unknown>>(`select ${columns} from product order by sku`);

test('good rows are taken in and bad ones are reported', async () => {
  const report = await importRows({}, { sku: 'IMP002', gross_weight_for_one_cas: 'x' }, { sku: 'IMP003' });

  expect(report).toMatchObject({
    imported: 2,
    unchanged: 0,
    refusedRows: 1,
    refused: ['3 gross_weight_for_one_cas: must be a number from 0 with at most 3 decimals'],
  });
  expect(await listProducts('sku')).toEqual([{ sku: 'IMP001' }, { sku: 'IMP003' }]);
});

test('the same file again changes nothing, not even the mark of the last change', async () => {
  const file = productsCsv(
    { description_cs: '<p>a</p>', returnables: 'BTL:20|CRT:1', flags: 'NEW', related_skus: 'X1', tax_rate: '12.50' },
    { sku: 'IMP002', substitute_sku: 'IMP001', images: '/x.png', alcohol_content: '5' },
  );
  await run(file);
  const before = await listProducts();
  const statistics = () => database.sql(`select ctid, xmin, xmax from product order by sku`);
  const rowsBefore = await statistics();

  const again = await run(file);

  expect(again).toMatchObject({ imported: 0, unchanged: 2, refusedRows: 0 });
  expect(await listProducts()).toEqual(before);
  expect(await statistics()).toEqual(rowsBefore);
});

test('a change is taken in, and only it moves', async () => {
  await importRows({}, { sku: 'IMP002' });
  const [first] = await listProducts();

  const report = await importRows({}, { sku: 'IMP002', name: 'Kalich Ležák 11°' });

  expect(report).toMatchObject({ imported: 1, unchanged: 1 });
  expect((await listProducts())[0]).toEqual(first);
  expect((await listProducts('name'))[1]).toEqual({ name: 'Kalich Ležák 11°' });
});

test('a product keeps what a later file does not speak of', async () => {
  const answered = {
    flags: 'SALE',
    tax_rate: '12',
    description_cs: '<p>cs</p>',
    description_en: '<p>en</p>',
    returnables: 'BTL:20',
  };
  await importRows({ ...answered, listed_on: '2026-01-01', cart_fields: 'packs' });

  const silent = await importRows({});
  const oneLanguage = await importRows({ description_en: '<p>new</p>' });

  expect(silent).toMatchObject({ imported: 0, unchanged: 1 });
  expect(oneLanguage).toMatchObject({ imported: 1, unchanged: 0 });
  expect(await listProducts('is_sale, tax_rate, description, listed_on, by_layer')).toEqual([
    {
      is_sale: true,
      tax_rate: '12.00',
      description: { cs: '<p>cs</p>', en: '<p>new</p>' },
      listed_on: '2026-01-01',
      by_layer: false,
    },
  ]);
  expect(await database.sql('select returnable_sku from product_returnable')).toEqual([{ returnable_sku: 'BTL' }]);
});

test('an empty cell of a column that is there takes away what was', async () => {
  await importRows({
    description_cs: '<p>a</p>',
    substitute_sku: '',
    available_from: '2026-12-01',
    returnables: 'BTL:20',
  });

  await importRows({ description_cs: '', available_from: '', returnables: '' });

  expect(await listProducts('description, available_from')).toEqual([{ description: {}, available_from: null }]);
  expect(await database.sql('select * from product_returnable')).toEqual([]);
});

test('a sku that comes twice is reported with the line where it first was', async () => {
  expect(await refusedOf({}, { sku: 'IMP002' }, { name: 'again' })).toEqual(['4 : is already in line 2']);
  expect((await listProducts('name'))[0]).toEqual({ name: 'Kalich Ležák 12°' });
});

test('a category that does not exist is made, with those above it', async () => {
  await importRows({ category: 'Beer/Wheat Beer' }, { sku: 'IMP002', category: 'beer / wheat beer' });
  await importRows({ sku: 'IMP003', category: 'BEER/Wheat beer' });
  const again = await importRows({ category: 'beer/wheat beer' });

  expect(again).toMatchObject({ imported: 0, unchanged: 1 });
  expect(
    await database.sql(
      `select uid, parent_uid, name ->> 'es' as name, url_key, level from category where url_path like '%wheat%'`,
    ),
  ).toEqual([
    { uid: 'CZ/beer/wheat-beer', parent_uid: 'CZ/beer', name: 'Wheat Beer', url_key: 'wheat-beer', level: 2 },
  ]);
  expect(new Set((await listProducts('category_uid')).map((row) => row.category_uid))).toEqual(
    new Set(['CZ/beer/wheat-beer']),
  );
});

test('what replaces a product may come later in the file, or be replaced by it in turn', async () => {
  const report = await importRows(
    { sku: 'A', substitute_sku: 'B' },
    { sku: 'B', substitute_sku: 'C' },
    { sku: 'C', substitute_sku: 'A' },
  );

  expect(report).toMatchObject({ imported: 3, refusedRows: 0 });
});

test('what replaces a product may come more than a batch later', async () => {
  const rows = Array.from({ length: 2_100 }, (_, index) => ({
    sku: `P${index}`,
    substitute_sku: index === 0 ? 'P2099' : '',
  }));

  expect(await importRows(...rows)).toMatchObject({ imported: 2_100, refusedRows: 0 });
  expect(await database.sql(`select sku from product where substitute_sku = 'P2099'`)).toEqual([{ sku: 'P0' }]);
});

test('a product whose substitute does not exist, or is refused itself, is refused', async () => {
  expect(
    await refusedOf(
      { sku: 'A', substitute_sku: 'NOWHERE' },
      { sku: 'B', substitute_sku: 'A' },
      { sku: 'C', substitute_sku: 'D' },
      { sku: 'D', market: 'SK' },
      { sku: 'E' },
    ),
  ).toEqual([
    '2 substitute_sku: there is no product “NOWHERE” in CZ',
    '3 substitute_sku: there is no product “A” in CZ',
    '4 substitute_sku: there is no product “D” in CZ',
  ]);
  expect(await listProducts('sku')).toEqual([{ sku: 'D' }, { sku: 'E' }]);
});

test('returnables are those of the market, and come to the deposit', async () => {
  expect(
    await refusedOf(
      { sku: 'A', returnables: 'BTL:20|CRT:1', deposit_per_unit: '160' },
      { sku: 'B', returnables: 'BTL:20|CRT:1', deposit_per_unit: '163' },
      { sku: 'C', returnables: 'BTL-SK:20' },
      { sku: 'D', returnables: 'NOTHING:1' },
    ),
  ).toEqual([
    '3 deposit_per_unit: must be 160.00, as the returnables cost',
    '4 returnables: there is no returnable “BTL-SK” in CZ',
    '5 returnables: there is no returnable “NOTHING” in CZ',
  ]);
  expect(await database.sql('select * from product_returnable order by returnable_sku')).toEqual([
    { product_sku: 'A', returnable_sku: 'BTL', units: '20.000' },
    { product_sku: 'A', returnable_sku: 'CRT', units: '1.000' },
  ]);
});

test('a change of what hangs on a product counts as a change of it', async () => {
  await importRows({ returnables: 'BTL:20' });
  const [before] = await listProducts('changed_in');

  expect(await importRows({ returnables: 'BTL:24' })).toMatchObject({ imported: 1, unchanged: 0 });
  expect((await listProducts('changed_in'))[0]).not.toEqual(before);
});

test('a product does not move to another market, and a bundle does not become a product', async () => {
  await importRows({ sku: 'A' }, { sku: 'B' });
  await database.sql(`update product set kind = 'bundle' where sku = 'B'`);

  expect(await refusedOf({ sku: 'A', market: 'SK' }, { sku: 'B' }, { sku: 'C', currency: 'EUR' })).toEqual([
    '2 market: must stay “CZ”',
    '3 sku: “B” is a bundle',
    '4 currency: must be CZK, the money of CZ',
  ]);
});

test('a file without the column that knows a row is refused whole; one too many is reported', async () => {
  expect((await run('market,name\nCZ,A')).run).toMatchObject({
    state: 'failed',
    error: { code: 'FILE_COLUMNS_MISSING', values: { columns: 'sku' } },
  });
  const { run: taken } = await importRows({ colour: 'gold' });
  expect(taken.counts.products?.unknownColumns).toEqual(['colour']);
});

test('a file may speak of a few columns only; a new product needs them all', async () => {
  await importRows({});

  const few = await run('sku,name\nIMP001,Kalich 13\nIMP009,Kalich 14');

  expect(few.imported).toBe(1);
  expect(few.refused).toContain('3 ean: must not be empty');
  expect(await listProducts('name, ean')).toEqual([{ name: 'Kalich 13', ean: '2000000000107' }]);
});

test('what is before a place that cannot be read is taken in', async () => {
  const report = await run(`${productsCsv({}, { sku: 'IMP002' })}\n"IMP003,CZ,never closed\n`);

  expect(report).toMatchObject({
    imported: 2,
    refusedRows: 1,
    refused: ['4 : a quotation mark is opened in this row and not closed; from here on nothing was read'],
  });
});

test('an empty table of the header alone is no mistake', async () => {
  expect(await run(`${productsCsv({}).split('\n')[0]}\n`)).toMatchObject({ imported: 0, refusedRows: 0 });
});

test('what a full file lacks is discontinued, and once', async () => {
  await importRows({}, { sku: 'IMP002' }, { sku: 'IMP003', market: 'SK' });

  const full = await database.take('products', productsCsv({}), { isFull: true });
  const again = await database.take('products', productsCsv({}), { isFull: true });

  expect([full.ended, again.ended]).toEqual([1, 0]);
  expect(await listProducts('sku, is_discontinued')).toEqual([
    { sku: 'IMP001', is_discontinued: false },
    { sku: 'IMP002', is_discontinued: true },
    { sku: 'IMP003', is_discontinued: false },
  ]);
});
