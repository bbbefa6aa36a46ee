import { type Rule, rule } from '#platform/csv/cell-fault.ts';
import * as rules from '#platform/csv/cell-rules.ts';
import type { MasterColumn } from '#platform/master/master-columns.ts';
import * as columns from '#platform/master/master-columns.ts';
import { sanitiseHtml } from '#platform/text/safe-html.ts';
import { descriptionColumns } from '../import/product-columns.ts';
import { findGroup, productGroups, toSlug } from '../import/product-groups.ts';
import { downloadsExample } from '../import/product-lists.ts';
import * as cells from './product-cells.ts';

const { bitColumn, countColumn, dayColumn, decimalColumn, lineColumn, positiveCountColumn, ruledColumn } = columns;
const needed = { isNeeded: true } as const;
const fixed = { isNeeded: true, isFixed: true } as const;
const kilograms = { whole: 7, decimals: 3 };

const custom = (be: Rule, normal: MasterColumn['normal'], choice: Partial<MasterColumn> = {}): MasterColumn => ({
  ...lineColumn(0),
  rule: be,
  normal,
  ...choice,
});

/** Nothing said follows from another column when it is written. */
const orDerived = (column: MasterColumn): MasterColumn => ({
  ...column,
  isSame: (text, stored) => text === '' || text === stored,
});

const slugsOf = (path: string): string => path.split('/').map(toSlug).join('/');

const descriptions = Object.fromEntries(
  descriptionColumns.map(({ column }) => [
    column,
    custom(rule('TEXT', { max: 20_000 }), (text) => (text.length <= 20_000 ? sanitiseHtml(text) : undefined)),
  ]),
);

/** What a file of products has; how its columns agree with each other is judged where they are read (`product-row.ts`). */
export const productColumns: Readonly<Record<string, MasterColumn>> = {
  sku: ruledColumn(rules.sku, fixed),
  market: columns.marketColumn(fixed),
  category: {
    ...custom(rule('CATEGORY'), cells.category, needed),
    isSame: (text, stored) => slugsOf(text) === slugsOf(stored),
  },
  product_group: orDerived(custom(rule('ONE_OF', { values: productGroups.join(', ') }), findGroup)),
  brand: lineColumn(60, needed),
  sub_brand: lineColumn(60, needed),
  name: lineColumn(120, needed),
  ...descriptions,
  pack_format: custom(rule('PACK_FORMAT'), cells.packFormat, needed),
  material_type: lineColumn(10, { otherwise: 'FERT' }),
  number_of_items_in_box: positiveCountColumn(needed),
  number_of_bottles: orDerived(countColumn()),
  volume_l: decimalColumn(kilograms, needed),
  hl_per_unit: decimalColumn({ whole: 6, decimals: 4 }, needed),
  number_of_products_on_layer: positiveCountColumn(needed),
  number_of_layers_per_pallet: positiveCountColumn(needed),
  number_of_items_on_pallet: positiveCountColumn(needed),
  weight: decimalColumn(kilograms, needed),
  gross_weight_for_one_cas: decimalColumn(kilograms, needed),
  pallet_weight: decimalColumn(kilograms, needed),
  returnable_package: bitColumn(needed),
  returnables: custom(rule('RETURNABLES'), cells.returnables),
  deposit_per_unit: decimalColumn({ whole: 10, decimals: 2 }, { isOnlyChecked: true }),
  currency: lineColumn(3, { isOnlyChecked: true }),
  tax_rate: orDerived(decimalColumn({ whole: 2, decimals: 2 })),
  alcohol_content: decimalColumn({ whole: 2, decimals: 1 }),
  shelf_life_days: custom(rules.countFromZero.rule, cells.shelfLife),
  country_of_origin: ruledColumn(rules.countryCode, needed),
  ean: ruledColumn(rules.articleNumber, needed),
  ean_ea: ruledColumn(rules.articleNumber, needed),
  flags: custom(rule('WORDS_OF', { values: 'NEW, LAST, SALE' }), cells.flags),
  cart_fields: custom(rule('WORDS_OF', { values: 'packs, layers, pallets' }), cells.cartFields, {
    otherwise: 'packs layers pallets',
  }),
  discontinued: bitColumn({ otherwise: '0' }),
  out_of_stock: bitColumn({ otherwise: '0' }),
  available_from: dayColumn(),
  listed_on: orDerived(dayColumn()),
  substitute_sku: ruledColumn(rules.sku),
  related_skus: custom(rule('SKUS'), cells.relatedSkus),
  images: custom(rule('EACH_WEB_ADDRESS'), cells.images),
  downloads: custom(rule('DOWNLOADS', { example: downloadsExample }), cells.downloads),
};
