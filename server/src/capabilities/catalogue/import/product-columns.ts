import { languages } from '@dray/contract/languages.ts';

/** What each column that may be left out fills in the table. A product that exists keeps what its file leaves out. */
const optionalColumns: Readonly<Record<string, readonly string[]>> = {
  material_type: ['material_type'],
  tax_rate: ['tax_rate'],
  alcohol_content: ['alcohol_content'],
  shelf_life_days: ['shelf_life_days'],
  flags: ['is_new', 'is_last', 'is_sale'],
  cart_fields: ['by_pack', 'by_layer', 'by_pallet'],
  discontinued: ['is_discontinued'],
  out_of_stock: ['is_out_of_stock'],
  available_from: ['available_from'],
  substitute_sku: ['substitute_sku'],
  related_skus: ['related_skus'],
  images: ['images'],
  downloads: ['downloads'],
  listed_on: ['listed_on'],
};

/** Filled by every file, because what they follow from is required. */
const columnsOfEveryFile = [
  'category_uid',
  'product_group',
  'name',
  'brand',
  'sub_brand',
  'pack_format',
  'items_in_box',
  'bottles',
  'volume_l',
  'hl_per_unit',
  'per_layer',
  'layers_per_pallet',
  'weight_kg',
  'gross_weight_kg',
  'pallet_weight_kg',
  'is_returnable',
  'country_of_origin',
  'ean',
  'ean_ea',
];

/** Every column of the table that the import fills when a product is new. */
export const allFilledColumns = [
  'sku',
  'country',
  ...columnsOfEveryFile,
  'description',
  ...Object.values(optionalColumns).flat(),
];

/** Those that this file has a say in, for products that are there already. The description is a matter of its languages. */
export const filledColumns = (columns: readonly string[]): string[] => [
  ...columnsOfEveryFile,
  ...columns.flatMap((column) => optionalColumns[column] ?? []),
];

export const descriptionColumns = languages.map((language) => ({ language, column: `description_${language}` }));
