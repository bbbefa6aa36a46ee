import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { productsCsv } from '#platform/csv/test-files.ts';
import { type MasterDatabase, openMasterDatabase } from '../../../testing/import-master.ts';
import { csvOf } from '../../master-data/test-imports.ts';

let database: MasterDatabase;
beforeAll(async () => {
  database = await openMasterDatabase();
  await database.take('products', productsCsv({}, { sku: 'IMP002' }, { sku: 'SK001', market: 'SK' }));
});
beforeEach(() => database.sql(`delete from product where kind = 'bundle'`));
afterAll(() => database.close());

type Cells = Readonly<Record<string, string>>;
const bundle: Cells = {
  sku: 'SADA1',
  market: 'CZ',
  category: 'Beer/Lager',
  brand: 'Havranov',
  sub_brand: 'Sada',
  name: 'Sada Zahrádka',
  description_cs: '<p>Na léto</p>',
  valid_from: '2026-10-01',
  valid_to: '2027-09-30',
  limited_amount: '50',
  discount_percent: '8',
};
const part: Cells = { bundle: 'SADA1', part: '1', title_en: 'Draught beer', title_cs: 'Čepované pivo', required: '1' };
const option: Cells = { bundle: 'SADA1', part: '1', option: '1', sku: 'IMP001', quantity: '4', is_default: '1' };
const second: Cells = { ...option, option: '2', sku: 'IMP002', is_default: '0' };
const take = (kind: 'bundles' | 'bundle-parts' | 'bundle-options', ...rows: Cells[]) =>
  database.take(kind, csvOf(rows));
const listOptions = () =>
  database.sql(`select bundle_item_id as part, position, sku, quantity, is_default from bundle_option order by 1, 2`);

test('three files make a bundle, and the same files again change nothing', async () => {
  const files = async () => [
    await take('bundles', bundle),
    await take('bundle-parts', part, { ...part, part: '2', required: '0' }),
    await take('bundle-options', option, second),
  ];

  const first = await files();
  const again = await files();

  expect(first.map(({ imported, refused }) => ({ imported, refused }))).toEqual([
    { imported: 1, refused: [] },
    { imported: 2, refused: [] },
    { imported: 2, refused: [] },
  ]);
  expect(again.map(({ imported, unchanged }) => ({ imported, unchanged }))).toEqual([
    { imported: 0, unchanged: 1 },
    { imported: 0, unchanged: 2 },
    { imported: 0, unchanged: 2 },
  ]);
  expect(await listOptions()).toEqual([
    { part: 'SADA1-1', position: 0, sku: 'IMP001', quantity: 4, is_default: true },
    { part: 'SADA1-1', position: 1, sku: 'IMP002', quantity: 4, is_default: false },
  ]);
});

test('a bundle weighs and holds what is in it unless somebody chooses otherwise', async () => {
  await take('bundles', bundle);
  await take('bundle-parts', part);
  await take('bundle-options', option, second);

  const [measured] = await database.sql(
    `select b.gross_weight_kg = 4 * p.gross_weight_kg as gross, b.hl_per_unit = 4 * p.hl_per_unit as hl, b.related_skus
     from product b, product p where b.sku = 'SADA1' and p.sku = 'IMP001'`,
  );

  expect(measured).toEqual({ gross: true, hl: true, related_skus: ['IMP001', 'IMP002'] });
});

test('two options change their goods in one file', async () => {
  await take('bundles', bundle);
  await take('bundle-parts', part);
  await take('bundle-options', option, second);

  const swapped = await take('bundle-options', { ...option, sku: 'IMP002' }, { ...second, sku: 'IMP001' });

  expect(swapped).toMatchObject({ imported: 2, refused: [] });
  expect(await listOptions()).toMatchObject([{ sku: 'IMP002' }, { sku: 'IMP001' }]);
});

test('a product is no bundle, and a bundle no product', async () => {
  await take('bundles', bundle);

  expect((await take('bundles', { ...bundle, sku: 'IMP001' })).refused).toEqual([
    '2 sku: “IMP001” is a product, no bundle',
  ]);
  expect((await database.take('products', productsCsv({ sku: 'SADA1' }))).refused).toEqual([
    '2 sku: “SADA1” is a bundle',
  ]);
});

test.each([
  [{ valid_to: '2026-09-30' }, 'valid_to: must not be before valid_from'],
  [{ discount_percent: '100.01' }, 'discount_percent: must be at most 100'],
  [{ limited_amount: '11' }, 'limited_amount: must not be less than 12: so many have been sold'],
  [{ category: '' }, 'category: must not be empty'],
])('of a bundle of which 12 are sold %o is refused', async (cells, fault) => {
  await take('bundles', bundle);
  await database.sql('update bundle set sold_amount = 12');

  expect((await take('bundles', { ...bundle, ...cells })).refused).toEqual([`2 ${fault}`]);
  expect((await take('bundles', { ...bundle, limited_amount: '12' })).refused).toEqual([]);
});

test.each([
  [{ part: '7' }, 'part: bundle “SADA1” has no part 7'],
  [{ sku: 'SK001' }, 'sku: there is no product “SK001” in CZ'],
  [{ sku: 'GONE' }, 'sku: there is no product “GONE” in CZ'],
  [{ sku: 'SADA1' }, 'sku: “SADA1” is a bundle'],
  [{ sku: 'IMP001' }, 'sku: “IMP001” is option 1 of this part already'],
  [{ is_default: '1' }, 'is_default: option 1 of this part is the default already'],
  [{ quantity: '0' }, 'quantity: must be a positive whole number'],
])('of an option %o is refused', async (cells, fault) => {
  await take('bundles', bundle);
  await take('bundle-parts', part);
  await take('bundle-options', option);

  expect((await take('bundle-options', { ...second, ...cells })).refused).toEqual([`2 ${fault}`]);
});

test('a part of no bundle is refused', async () => {
  expect((await take('bundle-parts', part)).refused).toEqual(['2 bundle: there is no bundle “SADA1”']);
});

test('what full files lack: a bundle ends, its parts and options go', async () => {
  await take('bundles', bundle, { ...bundle, sku: 'SADA2' });
  await take('bundle-parts', part, { ...part, part: '2' });
  await take('bundle-options', option, second);

  await database.take('bundle-options', csvOf([option]), { isFull: true });
  const parts = await database.take('bundle-parts', csvOf([part]), { isFull: true });
  const bundles = await database.take('bundles', csvOf([bundle]), { isFull: true });

  expect([parts.ended, bundles.ended]).toEqual([1, 1]);
  expect(await listOptions()).toMatchObject([{ sku: 'IMP001' }]);
  expect(await database.sql('select position from bundle_item')).toEqual([{ position: 0 }]);
  expect(await database.sql(`select sku, valid_to = '2027-09-30' as runs from bundle order by sku`)).toEqual([
    { sku: 'SADA1', runs: true },
    { sku: 'SADA2', runs: false },
  ]);
  expect(await database.take('bundles', csvOf([bundle]), { isFull: true })).toMatchObject({ ended: 0 });
});

test('a part that still has options does not end, since nothing would bring those back', async () => {
  await take('bundles', bundle);
  await take('bundle-parts', part, { ...part, part: '2' });
  await take('bundle-options', option);

  const report = await database.take('bundle-parts', csvOf([{ ...part, part: '2' }]), { isFull: true });

  expect(report).toMatchObject({ ended: 0 });
  expect(await listOptions()).toMatchObject([{ sku: 'IMP001' }]);
});
