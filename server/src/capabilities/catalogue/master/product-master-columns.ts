import * as rules from '#platform/csv/cell-rules.ts';
import type { MasterColumn } from '#platform/master/master-columns.ts';
import * as columns from '#platform/master/master-columns.ts';
import { sanitiseHtml } from '#platform/text/safe-html.ts';
import { descriptionColumns } from '../import/product-columns.ts';
import { findGroup, productGroups, toSlug } from '../import/product-groups.ts';
import * as cells from './product-cells.ts';

const { bitColumn, countColumn, dayColumn, decimalColumn, lineColumn, positiveCountColumn, ruledColumn } = columns;
const needed = { isNeeded: true } as const;
const fixed = { isNeeded: true, isFixed: true } as const;
const kilograms = { whole: 7, decimals: 3 };

const custom = (rule: string, normal: MasterColumn['normal'], choice: Partial<MasterColumn> = {}): MasterColumn => ({
  ...lineColumn(0),
  rule,
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
    custom('must have at most 20000 characters', (text) => (text.length <= 20_000 ? sanitiseHtml(text) : undefined)),
  ]),
);

/** What a file of products has; how its columns agree with each other is judged where they are read (`product-row.ts`). */
export const productColumns: Readonly<Record<string, MasterColumn>> = {
  sku: ruledColumn(rules.sku, fixed),
  market: columns.marketColumn(fixed),
  category: {
    ...custom('must be one to three names with / between them, like Beer/Lager', cells.category, needed),
    isSame: (text, stored) => slugsOf(text) === slugsOf(stored),
  },
  product_group: orDerived(custom(`must be one of ${productGroups.join(', ')}`, findGroup)),
  brand: lineColumn(60, needed),
  sub_brand: lineColumn(60, needed),
  name: lineColumn(120, needed),
  ...descriptions,
  pack_format: custom('must be a code of capital letters and digits, like KEG50', cells.packFormat, needed),
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
  returnables: custom('must be written sku:units, apart by |, each sku once', cells.returnables),
  deposit_per_unit: decimalColumn({ whole: 10, decimals: 2 }, { isOnlyChecked: true }),
  currency: lineColumn(3, { isOnlyChecked: true }),
  tax_rate: orDerived(decimalColumn({ whole: 2, decimals: 2 })),
  alcohol_content: decimalColumn({ whole: 2, decimals: 1 }),
  shelf_life_days: custom(rules.countFromZero.rule, cells.shelfLife),
  country_of_origin: ruledColumn(rules.countryCode, needed),
  ean: ruledColumn(rules.articleNumber, needed),
  ean_ea: ruledColumn(rules.articleNumber, needed),
  flags: custom('must be words of NEW, LAST, SALE', cells.flags),
  cart_fields: custom('must be words of packs, layers, pallets', cells.cartFields, {
    otherwise: 'packs layers pallets',
  }),
  discontinued: bitColumn({ otherwise: '0' }),
  out_of_stock: bitColumn({ otherwise: '0' }),
  available_from: dayColumn(),
  listed_on: orDerived(dayColumn()),
  substitute_sku: ruledColumn(rules.sku),
  related_skus: custom('must be skus, apart by spaces', cells.relatedSkus),
  images: custom(`each ${rules.webAddress.rule}`, cells.images),
  downloads: custom('must be JSON: [{"name": {"en": "…"}, "url": "https://…", "size": bytes}]', cells.downloads),
};
