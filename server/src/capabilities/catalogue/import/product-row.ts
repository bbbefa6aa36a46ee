import { type Country, marketOf } from '@dray/contract/markets.ts';
import { type CellFault, rule } from '#platform/csv/cell-fault.ts';
import * as rules from '#platform/csv/cell-rules.ts';
import type { CsvRow } from '#platform/csv/csv-file.ts';
import { type RowReader, rowReader } from '#platform/csv/row-reader.ts';
import { sanitiseHtml } from '#platform/text/safe-html.ts';
import { descriptionColumns } from './product-columns.ts';
import { findGroup, productGroups } from './product-groups.ts';
import * as lists from './product-lists.ts';

/** One product as its row in the file tells it; the columns are those of the table. */
export type ProductRow = {
  line: number;
  sku: string;
  country: Country;
  /** From the top down, as written. */
  category: readonly string[];
  columns: Readonly<Record<string, unknown>>;
  returnables: readonly lists.ReturnableUnits[];
  deposit: string | undefined;
  currency: string | undefined;
};

const kilograms = { whole: 7, decimals: 3 };

export function readProductRow(row: CsvRow, today: string): { product: ProductRow } | { wrong: readonly CellFault[] } {
  const reader = rowReader(row);
  const sku = reader.required('sku', rules.sku, '-');
  const country = reader.required('market', rules.market, 'CZ');
  const category = readCategory(reader);
  const product: ProductRow = {
    line: row.line,
    sku,
    country,
    category,
    columns: {
      sku,
      country,
      ...readWords(reader, category),
      ...readPack(reader),
      ...readTerms(reader, country, today),
      ...readDescription(reader),
      ...lists.readFlags(reader),
      ...lists.readCartFields(reader),
      related_skus: lists.readRelatedSkus(reader, sku),
      images: lists.readImages(reader, reader.textOf('name')),
      downloads: lists.readDownloads(reader),
    },
    returnables: lists.readReturnables(reader),
    deposit: reader.matched('deposit_per_unit', lists.deposit),
    currency: reader.matched('currency', rules.line(3)),
  };
  if (product.columns.substitute_sku === sku) reader.refuse('substitute_sku', 'REPLACES_ITSELF');
  return reader.wrong().length > 0 ? { wrong: reader.wrong() } : { product };
}

/** `Beer/Lager`; three levels at most. */
function readCategory(reader: RowReader): string[] {
  return reader.required(
    'category',
    {
      rule: rule('CATEGORY'),
      read: (text) => {
        const names = text.split('/').map((name) => name.trim());
        return names.length <= 3 && names.every((name) => /[\p{L}\p{N}]/u.test(name) && name.length <= 60)
          ? names
          : undefined;
      },
    },
    [],
  );
}

function readWords(reader: RowReader, [topCategory = '']: readonly string[]) {
  const group = reader.textOf('product_group') || topCategory;
  const found = findGroup(group);
  if (!found && topCategory)
    reader.refuse('product_group', 'WORD_NONE_OF', { word: group, values: productGroups.join(', ') });
  return {
    product_group: found,
    name: reader.required('name', rules.line(120), ''),
    brand: reader.required('brand', rules.line(60), ''),
    sub_brand: reader.required('sub_brand', rules.line(60), ''),
    pack_format: reader.required('pack_format', packFormat, ''),
    material_type: reader.matched('material_type', rules.line(10)) ?? 'FERT',
    country_of_origin: reader.required('country_of_origin', rules.countryCode, ''),
    ean: reader.required('ean', rules.articleNumber, ''),
    ean_ea: reader.required('ean_ea', rules.articleNumber, ''),
  };
}

const packFormat: rules.CellRule<string> = {
  rule: rule('PACK_FORMAT'),
  read: (text) => (/^[A-Z][A-Z0-9]{1,11}$/.test(text) ? text : undefined),
};

/** Sizes and weights, and whether they agree with each other. */
function readPack(reader: RowReader) {
  const pieces = reader.required('number_of_items_in_box', rules.positiveCount, 1);
  const perLayer = reader.required('number_of_products_on_layer', rules.positiveCount, 1);
  const layers = reader.required('number_of_layers_per_pallet', rules.positiveCount, 1);
  const perPallet = reader.required('number_of_items_on_pallet', rules.positiveCount, perLayer * layers);
  const volume = reader.required('volume_l', rules.numberFromZero({ whole: 7, decimals: 3 }), '0');
  const hectolitres = reader.required('hl_per_unit', rules.numberFromZero({ whole: 6, decimals: 4 }), '0');
  const net = reader.required('weight', rules.numberFromZero(kilograms), '0');
  const gross = reader.required('gross_weight_for_one_cas', rules.positiveNumber(kilograms), net);
  const pallet = reader.required('pallet_weight', rules.positiveNumber(kilograms), '9999999');

  if (reader.wrong().length === 0) {
    // T59: a pallet holds what its layers hold.
    if (perPallet !== perLayer * layers)
      reader.refuse('number_of_items_on_pallet', 'PALLET_COUNT', { perLayer, layers, product: perLayer * layers });
    if (Number(gross) < Number(net)) reader.refuse('gross_weight_for_one_cas', 'NOT_LESS_THAN', { column: 'weight' });
    if (Number(pallet) < Number(gross) * perLayer * layers - 0.001) reader.refuse('pallet_weight', 'PALLET_WEIGHT');
    const litres = Number(volume) * pieces;
    if (Math.abs(Number(hectolitres) * 100 - litres) > litres * 0.05)
      reader.refuse('hl_per_unit', 'HECTOLITRES', { about: litres / 100 });
  }
  return {
    items_in_box: pieces,
    bottles: reader.matched('number_of_bottles', rules.countFromZero) ?? (pieces > 1 ? pieces : 0),
    volume_l: volume,
    hl_per_unit: hectolitres,
    per_layer: perLayer,
    layers_per_pallet: layers,
    weight_kg: net,
    gross_weight_kg: gross,
    pallet_weight_kg: pallet,
    is_returnable: reader.required('returnable_package', rules.bit, false),
  };
}

function readTerms(reader: RowReader, country: Country, today: string) {
  const percent = { whole: 2, decimals: 2 };
  return {
    tax_rate: reader.matched('tax_rate', rules.numberFromZero(percent)) ?? marketOf(country).taxRate,
    alcohol_content: reader.matched('alcohol_content', rules.numberFromZero({ whole: 2, decimals: 1 })) ?? null,
    // What does not spoil comes with a shelf life of nought.
    shelf_life_days: reader.matched('shelf_life_days', rules.countFromZero) || null,
    is_discontinued: reader.flag('discontinued'),
    is_out_of_stock: reader.flag('out_of_stock'),
    available_from: reader.matched('available_from', rules.day) ?? null,
    substitute_sku: reader.matched('substitute_sku', rules.sku) ?? null,
    listed_on: reader.matched('listed_on', rules.day) ?? today,
  };
}

const html: rules.CellRule<string> = {
  rule: rule('TEXT', { max: 20_000 }),
  read: (text) => (text.length <= 20_000 ? sanitiseHtml(text) : undefined),
};

function readDescription(reader: RowReader) {
  const texts = descriptionColumns.map(({ language, column }) => [language, reader.matched(column, html)] as const);
  return { description: Object.fromEntries(texts.filter(([, text]) => text)) };
}
