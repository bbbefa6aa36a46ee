import { keptFaultText } from '@dray/contract/texts/fault-text.ts';
import { expect, test } from 'vitest';
import { openCsv } from '#platform/csv/csv-file.ts';
import { productsCsv } from '#platform/csv/test-files.ts';
import { readProductRow } from './product-row.ts';

async function readRow(cells: Readonly<Record<string, string>>) {
  const { rows } = await openCsv(productsCsv(cells));
  for await (const row of rows) return readProductRow(row, '2026-11-12');
  throw new Error('no row');
}

const wrongOf = async (cells: Readonly<Record<string, string>>) => {
  const read = await readRow(cells);
  return 'wrong' in read ? read.wrong.map((fault) => `${fault.column}: ${keptFaultText(fault, 'en')}`) : [];
};

const columnsOf = async (cells: Readonly<Record<string, string>>) => {
  const read = await readRow(cells);
  if ('wrong' in read) throw new Error(JSON.stringify(read.wrong));
  return read.product.columns;
};

const ean = 'must be an EAN of 13 or 8 digits with a right check digit';
const skuRule =
  'must be 1 to 40 letters, digits, dots, dashes or underscores, and none of products, favorites, bulk-upload';

test.each([
  ['sku', '', 'must not be empty'],
  ['sku', 'a b', skuRule],
  ['sku', 'products', skuRule],
  ['sku', 'Favorites', skuRule],
  ['sku', 'bulk-upload', skuRule],
  ['sku', 'x'.repeat(41), skuRule],
  ['sku', '../etc', skuRule],
  ['market', 'FR', 'must be one of CZ, SK, IT, ES'],
  ['market', 'cz', 'must be one of CZ, SK, IT, ES'],
  ['category', 'a/b/c/d', 'must be one to three names with / between them, like Beer/Lager'],
  ['category', 'Beer//Lager', 'must be one to three names with / between them, like Beer/Lager'],
  ['name', '', 'must not be empty'],
  ['name', 'x'.repeat(121), 'must be one line of at most 120 characters'],
  ['name', 'a\nb', 'must be one line of at most 120 characters'],
  ['name', 'a\u0000b', 'must not contain control characters'],
  ['pack_format', 'keg50', 'must be a code of capital letters and digits, like KEG50'],
  ['number_of_items_in_box', '0', 'must be a positive whole number'],
  ['number_of_items_in_box', '2.5', 'must be a positive whole number'],
  ['number_of_items_in_box', '1e3', 'must be a positive whole number'],
  ['weight', '10,1', 'must be a number from 0 with at most 3 decimals'],
  ['weight', '10.1234', 'must be a number from 0 with at most 3 decimals'],
  ['gross_weight_for_one_cas', '-19.3', 'must be a positive number'],
  ['gross_weight_for_one_cas', '0', 'must be a positive number'],
  ['gross_weight_for_one_cas', 'NaN', 'must be a positive number'],
  ['gross_weight_for_one_cas', '1e9', 'must be a positive number'],
  ['gross_weight_for_one_cas', '99999999', 'must be a positive number'],
  ['gross_weight_for_one_cas', '10', 'must not be less than weight'],
  ['pallet_weight', '700', 'must not be less than the goods on the pallet'],
  ['hl_per_unit', '1', 'must be volume_l × number_of_items_in_box, here about 0.1'],
  ['number_of_items_on_pallet', '41', 'must be 8 on a layer × 5 layers = 40'],
  ['returnable_package', 'yes', 'must be 0 or 1'],
  ['returnable_package', '', 'must not be empty'],
  ['country_of_origin', 'Czechia', 'must be a country’s code of two letters, like CZ'],
  ['country_of_origin', 'XQ', 'must be a country’s code of two letters, like CZ'],
  ['ean', '2000000000108', ean],
  ['ean', '200000000010', ean],
  ['ean_ea', '2100000000104x', ean],
  ['product_group', 'Wine', '“Wine” is none of Beer, Cider, Soft drinks, Water, Dispense'],
  ['tax_rate', '100', 'must be a number from 0 with at most 2 decimals'],
  ['alcohol_content', '4.85', 'must be a number from 0 with at most 1 decimals'],
  ['shelf_life_days', '-1', 'must be a whole number from 0'],
  ['flags', 'NEW HOT', '“HOT” is none of NEW, LAST, SALE'],
  ['cart_fields', 'trucks', '“trucks” is none of packs, layers, pallets'],
  ['discontinued', 'no', 'must be 0 or 1'],
  ['available_from', '2026-02-30', 'must be a day that exists, written YYYY-MM-DD, from 2000-01-01 to 2099-12-31'],
  ['listed_on', '12.11.2026', 'must be a day that exists, written YYYY-MM-DD, from 2000-01-01 to 2099-12-31'],
  ['substitute_sku', 'a b', skuRule],
  ['substitute_sku', 'IMP001', 'a product does not replace itself'],
  ['related_skus', 'IMP001', 'a product is not related to itself'],
  ['related_skus', 'IMP002 §', '“§” is not a sku'],
  ['returnables', 'bottle', '“bottle” is not written sku:units'],
  ['returnables', 'bottle:0', '“bottle:0” is not written sku:units'],
  ['returnables', 'bottle:1:2', '“bottle:1:2” is not written sku:units'],
  ['returnables', 'bottle:1|bottle:2', '“bottle” is there twice'],
  ['images', 'http://evil.example/x.png', 'each must be an address that begins with https:// or with one /'],
  ['images', '//evil.example/x.png', 'each must be an address that begins with https:// or with one /'],
  ['images', 'javascript:alert(1)', 'each must be an address that begins with https:// or with one /'],
  ['downloads', 'sheet.pdf', 'must be JSON: [{"name": {"en": "…"}, "url": "https://…", "size": bytes}]'],
  [
    'downloads',
    '[{"name":{"en":"x"},"url":"javascript:alert(1)","size":1}]',
    'must be JSON: [{"name": {"en": "…"}, "url": "https://…", "size": bytes}]',
  ],
  ['description_cs', 'x'.repeat(20_001), 'must have at most 20000 characters'],
])('%s %j is refused: %s', async (column, cell, message) => {
  expect(await wrongOf({ [column]: cell })).toEqual([`${column}: ${message}`]);
});

test('all that is wrong with a row is reported at once', async () => {
  expect(await wrongOf({ sku: '', weight: 'x', ean: '1' })).toEqual([
    'sku: must not be empty',
    `ean: ${ean}`,
    'weight: must be a number from 0 with at most 3 decimals',
  ]);
});

test('what a file does not say has the value that is usual', async () => {
  expect(await columnsOf({ market: 'SK' })).toMatchObject({
    tax_rate: '23',
    material_type: 'FERT',
    product_group: 'Beer',
    bottles: 20,
    alcohol_content: null,
    shelf_life_days: null,
    listed_on: '2026-11-12',
    is_new: false,
    by_pack: true,
    by_layer: true,
    by_pallet: true,
    description: {},
    related_skus: [],
    images: [],
    downloads: [],
  });
});

test('everything that a file may say is understood', async () => {
  const downloads = [
    { name: { en: 'Data sheet', cs: 'Technický list' }, url: '/content/downloads/IMP001.pdf', size: 8120 },
  ];

  expect(
    await columnsOf({
      product_group: 'soft drinks',
      number_of_bottles: '0',
      flags: 'product_new|SALE',
      cart_fields: 'packs pallets',
      tax_rate: '12',
      alcohol_content: '5.0',
      shelf_life_days: '180',
      out_of_stock: '1',
      discontinued: '1',
      available_from: '2026-11-17',
      substitute_sku: 'IMP002',
      related_skus: 'IMP003|IMP004 IMP003',
      listed_on: '2026-10-01',
      images: 'https://cdn.example/a.png | /content/b.png',
      downloads: JSON.stringify(downloads),
      description_cs: '<p>Plný <script>alert(1)</script>ležák</p>',
      description_en: '',
    }),
  ).toMatchObject({
    product_group: 'Soft drinks',
    bottles: 0,
    is_new: true,
    is_last: false,
    is_sale: true,
    by_pack: true,
    by_layer: false,
    by_pallet: true,
    tax_rate: '12',
    alcohol_content: '5.0',
    shelf_life_days: 180,
    is_out_of_stock: true,
    is_discontinued: true,
    available_from: '2026-11-17',
    substitute_sku: 'IMP002',
    related_skus: ['IMP003', 'IMP004'],
    listed_on: '2026-10-01',
    images: [
      { url: 'https://cdn.example/a.png', label: 'Kalich Ležák 12°' },
      { url: '/content/b.png', label: 'Kalich Ležák 12°' },
    ],
    downloads,
    description: { cs: '<p>Plný ležák</p>' },
  });
});
