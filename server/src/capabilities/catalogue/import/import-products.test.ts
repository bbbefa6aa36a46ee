import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { productsCsv, toCsv } from '#platform/csv/test-files.ts';
import { type ImportDatabase, openImportDatabase } from '../../../testing/import-database.ts';
import { importProducts } from './import-products.ts';

let database: ImportDatabase;
beforeAll(async () => {
  database = await openImportDatabase();
  await database.sql(`insert into returnable (sku, country, kind, name, unit_price) values
    ('BTL', 'CZ', 'bottle', '{}', 3), ('CRT', 'CZ', 'crate', '{}', 100), ('BTL-SK', 'SK', 'bottle', '{}', 0.13)`);
});
beforeEach(() => database.sql('delete from product'));
afterAll(() => database.close());

type Cells = Readonly<Record<string, string>>;
const run = (csv: string) => database.write((transaction) => importProducts(transaction, csv, { today: '2026-11-12' }));
const importRows = (...rows: Cells[]) => run(productsCsv(...rows));
const refusedOf = async (...rows: Cells[]) =>
  (await importRows(...rows)).refused.map(({ line, column, message }) => `${line} ${column}: ${message}`);
const listProducts = (columns = '*') =>
  database.sql<Record<string, unknown>>(`select ${columns} from product order by sku`);

test('good rows are taken in and bad ones are reported', async () => {
  const report = await importRows({}, { sku: 'IMP002', gross_weight_for_one_cas: 'x' }, { sku: 'IMP003' });

  expect(report).toMatchObject({
    imported: 2,
    unchanged: 0,
    refusedRows: 1,
    refused: [{ line: 3, column: 'gross_weight_for_one_cas', message: 'must be a positive number' }],
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
  expect(await refusedOf({}, { sku: 'IMP002' }, { name: 'again' })).toEqual(['4 sku: “IMP001” is already in line 2']);
  expect((await listProducts('name'))[0]).toEqual({ name: 'Kalich Ležák 12°' });
});

test('a category that does not exist is made, with those above it, and reported once', async () => {
  const first = await importRows({ category: 'Beer/Wheat Beer' }, { sku: 'IMP002', category: 'beer / wheat beer' });
  const second = await importRows({ sku: 'IMP003', category: 'BEER/Wheat beer' });

  expect(first.createdCategories).toContain('CZ/beer/wheat-beer');
  expect(second.createdCategories).toEqual([]);
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
    '2 market: “A” belongs to CZ',
    '3 sku: “B” is a bundle',
    '4 currency: must be CZK, the money of CZ',
  ]);
});

test('a file without a column that is needed is refused whole; one too many is ignored and reported', async () => {
  expect(await run('sku,market\nA,CZ')).toMatchObject({
    imported: 0,
    refusedRows: 1,
    refused: expect.arrayContaining([{ line: 1, column: 'ean', message: 'is missing from the header' }]),
  });
  expect(await importRows({ colour: 'gold', pack_label: 'Crate', base_price: '410' })).toMatchObject({
    imported: 1,
    ignoredColumns: ['colour'],
  });
});

test('what is before a place that cannot be read is taken in', async () => {
  const report = await run(`${productsCsv({}, { sku: 'IMP002' })}\n"IMP003,CZ,never closed\n`);

  expect(report).toMatchObject({
    imported: 2,
    refusedRows: 1,
    refused: [
      {
        line: 4,
        column: '',
        message: 'a quotation mark is opened in this row and not closed; from here on nothing was read',
      },
    ],
  });
});

test('a file with a thousand mistakes and more tells them all but keeps the first thousand', async () => {
  const rows = Array.from({ length: 1_500 }, (_, index) => ({ sku: `P${index}`, market: 'XX' }));
  let answered = 0;

  const report = await database.write((transaction) =>
    importProducts(transaction, productsCsv(...rows), {
      today: '2026-11-12',
      onRefused: () => (answered += 1),
    }),
  );

  expect(report).toMatchObject({ imported: 0, refusedRows: 1_500 });
  expect(report.refused).toHaveLength(1_000);
  expect(answered).toBe(1_500);
});

test('an empty table of the header alone is no mistake', async () => {
  const header = toCsv([{}]);

  expect(await run(`${productsCsv({}).split('\n')[0]}\n${header}`)).toMatchObject({ imported: 0, refusedRows: 0 });
});
