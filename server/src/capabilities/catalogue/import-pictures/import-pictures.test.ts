import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openFiles } from '#capabilities/files/index.ts';
import { drawingNumber, tinyFiles } from '#platform/files/test-files.ts';
import { type ImportDatabase, openImportDatabase } from '../../../testing/import-database.ts';
import { memoryFiles } from '../../../testing/memory-files.ts';
import { importPictures } from './import-pictures.ts';

const clock = { now: () => new Date('2026-11-16T08:00:00Z') };

let database: ImportDatabase;
let store: ReturnType<typeof memoryFiles>;
beforeAll(async () => {
  database = await openImportDatabase();
  await database.sql(`insert into category (uid, country, name, url_key, url_path, level, position)
    values ('CZ/beer', 'CZ', '{}', 'beer', 'beer', 1, 1)`);
});
beforeEach(async () => {
  store = memoryFiles();
  await database.sql(`delete from stored_file`);
  await database.sql(`delete from product`);
  await addProducts('KEG', 'KEG-2', 'CRATE', 'CAN');
});
afterAll(() => database.close());

const addProducts = (...skus: string[]) =>
  database.sql(`insert into product (sku, country, category_uid, name, brand, sub_brand, product_group, pack_format,
      items_in_box, volume_l, hl_per_unit, per_layer, layers_per_pallet, weight_kg, gross_weight_kg, pallet_weight_kg,
      is_returnable, tax_rate, country_of_origin, ean, ean_ea, listed_on)
    select sku, 'CZ', 'CZ/beer', 'Name of ' || sku, 'B', '', 'Beer', 'KEG50', 1, 50, 0.5, 6, 2, 50, 60, 700, true, 21, 'CZ', '1', '2',
      '2026-01-01' from unnest(array['${skus.join("','")}']) as sku`);

async function run(folder: Readonly<Record<string, Buffer | undefined>>) {
  const refused: string[] = [];
  const source = Object.entries(folder).map(([name, bytes]) => ({ name, read: async () => bytes }));
  const report = await database.write((transaction) =>
    importPictures(transaction, source, {
      files: openFiles({ store, clock })(transaction),
      onRefused: (name, why) => void refused.push(`${name}: ${why}`),
    }),
  );
  return { ...report, reasons: refused };
}

const imagesOf = async (sku: string) =>
  (
    await database.sql<{ images: { url: string; label: string }[] }>(`select images from product where sku = '${sku}'`)
  )[0]?.images;
const marks = () => database.sql(`select sku, changed_in from product order by sku`);

test('each file becomes the picture of the product that it is named after', async () => {
  const report = await run({ 'KEG.png': tinyFiles.png, 'CRATE.svg': tinyFiles.svg });

  expect(report).toEqual({ imported: 2, unchanged: 0, refused: 0, reasons: [] });
  expect(await imagesOf('KEG')).toEqual([
    { url: expect.stringMatching(/^\/content\/pictures\/[0-9a-f]{64}\.png$/), label: 'Name of KEG' },
  ]);
  expect([...store.contents.values()]).toEqual([tinyFiles.png, tinyFiles.svg]);
});

test('further pictures follow by their numbers, and the small one belongs to the first', async () => {
  await addProducts('PET');
  const [first, second, tenth, small] = [1, 2, 10, 99].map(drawingNumber);

  await run({ 'PET-10.svg': tenth, 'PET-2.svg': second, 'PET-s.svg': small, 'PET.svg': first });

  const urls = new Map([...store.contents].map(([key, bytes]) => [String(bytes), `/content/${key}`]));
  expect(await imagesOf('PET')).toEqual([
    { url: urls.get(String(first)), label: 'Name of PET', thumbnail: urls.get(String(small)) },
    { url: urls.get(String(second)), label: 'Name of PET' },
    { url: urls.get(String(tenth)), label: 'Name of PET' },
  ]);
});

test('a product whose sku ends like a number is taken for itself', async () => {
  await run({ 'KEG.svg': drawingNumber(1), 'KEG-2.svg': drawingNumber(2), 'KEG-3.svg': drawingNumber(3) });

  expect(await imagesOf('KEG')).toHaveLength(2);
  expect(await imagesOf('KEG-2')).toHaveLength(1);
});

test('what cannot be taken is reported file by file, and the rest is taken', async () => {
  const report = await run({
    'KEG.png': tinyFiles.png,
    'UNKNOWN.png': tinyFiles.png,
    'CRATE.png': tinyFiles.pdf,
    'CAN.png': undefined,
    'CAN-2.svg': Buffer.from('<svg><script/></svg>'),
    'readme.txt': Buffer.from('hello'),
    'KEG.jpg': tinyFiles.jpg,
    'KEG-2-s.svg': tinyFiles.svg,
  });

  expect(report).toMatchObject({ imported: 1, unchanged: 0, refused: 7 });
  expect(report.reasons.sort()).toEqual([
    'CAN-2.svg: must only draw, but it holds <script>',
    'CAN.png: is larger than 5 MB',
    'CRATE.png: is none of png, jpg, webp, svg, whatever its name says',
    'KEG-2-s.svg: needs KEG-2.png or its like beside it',
    'KEG.jpg: is the same picture of the same product as KEG.png',
    'UNKNOWN.png: there is no product “UNKNOWN”',
    'readme.txt: is not named <sku>.png, .jpg, .webp or .svg',
  ]);
});

test('a lying ending does no harm: the picture is stored as what it is', async () => {
  await run({ 'KEG.png': tinyFiles.jpg });

  expect((await imagesOf('KEG'))?.[0]?.url).toMatch(/\.jpg$/);
  expect(await database.sql(`select content_type from stored_file`)).toEqual([{ content_type: 'image/jpeg' }]);
});

test('the same folder again changes nothing, not even the mark of the last change', async () => {
  const folder = { 'KEG.png': tinyFiles.png, 'CRATE.svg': tinyFiles.svg };
  await run(folder);
  const before = [await marks(), await database.sql(`select * from stored_file order by key`)];

  const report = await run(folder);

  expect(report).toEqual({ imported: 0, unchanged: 2, refused: 0, reasons: [] });
  expect([await marks(), await database.sql(`select * from stored_file order by key`)]).toEqual(before);
});

test('one picture for three products is stored once', async () => {
  await run({ 'KEG.png': tinyFiles.png, 'CRATE.png': tinyFiles.png, 'CAN.png': tinyFiles.png });

  expect(store.contents.size).toBe(1);
  expect(new Set([await imagesOf('KEG'), await imagesOf('CAN')].map((images) => images?.[0]?.url)).size).toBe(1);
});

test('products that the folder does not name keep their pictures', async () => {
  await run({ 'KEG.png': tinyFiles.png });

  await run({ 'CRATE.svg': tinyFiles.svg });

  expect(await imagesOf('KEG')).toHaveLength(1);
});

test('a hundred files are more than are in memory at once, and all are taken', async () => {
  const skus = Array.from({ length: 100 }, (_, index) => `MANY${index}`);
  await addProducts(...skus);

  const report = await run(Object.fromEntries(skus.map((sku, index) => [`${sku}.svg`, drawingNumber(index)])));

  expect(report).toMatchObject({ imported: 100, refused: 0 });
  expect(store.contents.size).toBe(100);
});
